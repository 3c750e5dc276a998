import { friendBonusCredits, referrerBonusCredits } from "@ten-paces/contract";
import { Banknote, Grid2x2Check, Handshake, MapPinned } from "lucide-react";

const BLURBS = [
  {
    Icon: Grid2x2Check,
    title: "10 sequential squares",
    text: "Each hunt is ten squares, ten feet wide. Solve one to open the next; nobody can skip ahead.",
  },
  {
    Icon: Banknote,
    title: "Cash rewards",
    text: "The first three to finish win 50, 30 and 20 percent of the treasure, fixed in dollars when the hunt opens.",
  },
  {
    Icon: Handshake,
    title: "Bring a friend",
    text: `Share your referral link: your friend starts with ${friendBonusCredits} bonus credits, and you earn ${referrerBonusCredits}.`,
  },
  {
    Icon: MapPinned,
    title: "All 50 states, and one for all",
    text: "There is a hunt in every state and a national one, on foot or as puzzles from your chair.",
  },
];

export function FeatureBlurbs() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-3xl">
        How Ten Paces works
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {BLURBS.map(({ Icon, title, text }) => (
          <li key={title} className="border-t-2 border-brass pt-4">
            <Icon aria-hidden="true" strokeWidth={1.6} className="size-8 text-brass-text" />
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

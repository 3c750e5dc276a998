import { Card } from "../../ui/card.tsx";

const PARTS = [
  { term: "Completion", value: "500 points", text: "for every paid hunt you finish." },
  {
    term: "Speed bonus",
    value: "up to 100",
    text: "all of it within the estimated duration of the hunt, then less and less until four times as long.",
  },
  {
    term: "Accuracy bonus",
    value: "up to 50",
    text: "the share of your check-ins that were right.",
  },
  {
    term: "Difficulty",
    value: "1x to 3x",
    text: "the sum is taken once for an easy hunt, twice for a medium and three times for a hard one.",
  },
];

export function HowRankingWorks() {
  return (
    <Card as="section" aria-labelledby="how-ranking-works" className="xl:self-start">
      <h2 id="how-ranking-works" className="text-2xl">
        How Ranking Works
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-1">
        {PARTS.map(({ term, value, text }) => (
          <div key={term} className="border-l-2 border-brass pl-4">
            <dt className="font-semibold">
              {term}: <span className="figure">{value}</span>
            </dt>
            <dd className="text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        Hunters rank by their total score. Where two are equal, the one with more completed hunts
        stands first; where that is equal too, the one who got there first. The board is renewed
        every 5 minutes.
      </p>
    </Card>
  );
}

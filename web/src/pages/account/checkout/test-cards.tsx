import { Button } from "../../../ui/button.tsx";

export type TestCard = { number: string; expiry: string; cvc: string };

const CARDS = [
  { number: "4242 4242 4242 4242", does: "goes through" },
  { number: "4000 0000 0000 0002", does: "is declined" },
  { number: "4000 0000 0000 9995", does: "has insufficient funds" },
  { number: "4000 0000 0000 0341", does: "succeeds, and fails at the renewal" },
];

/** The well-known test numbers, and a press that fills one in. */
export function TestCards({ onChoose }: { onChoose: (card: TestCard) => void }) {
  return (
    <div className="rounded-md bg-sunken p-4">
      <h3 className="label-caps text-quiet">Test cards</h3>
      <ul className="mt-2 grid gap-1">
        {CARDS.map(({ number, does }) => (
          <li key={number} className="flex items-center justify-between gap-x-4">
            <span>
              <span className="block font-mono text-sm whitespace-nowrap sm:text-base">
                {number}
              </span>
              <span className="text-sm text-quiet">{does}</span>
            </span>
            <Button
              variant="ghost"
              className="-mr-3 shrink-0"
              aria-label={`Use it: the card that ${does}`}
              onClick={() => onChoose({ number, expiry: `12/${nextYear()}`, cvc: "123" })}
            >
              Use it
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nextYear(): string {
  return String((new Date().getFullYear() + 1) % 100).padStart(2, "0");
}

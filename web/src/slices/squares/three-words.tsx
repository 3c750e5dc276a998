import { maskedAddress, type SolvedSquare } from "@ten-paces/contract";
import { classNames } from "../../ui/class-names.ts";
import { CopyButton } from "./copy-button.tsx";

type WordSource = SolvedSquare["wordSource"];

type ThreeWordsProps = {
  address: string;
  /** Whose words they are; not our own where it is given. */
  source?: WordSource;
  size?: "normal" | "large";
};

/** A three-word address in the type of the field book; a masked one says that it is hidden. */
export function ThreeWords({ address, source, size = "normal" }: ThreeWordsProps) {
  const look = classNames(
    "font-mono font-medium break-words",
    size === "large" ? "text-xl sm:text-2xl lg:text-base" : "text-base",
  );
  if (address === maskedAddress) {
    return (
      <span className={look}>
        <span aria-hidden="true">{address}</span>
        <span className="sr-only">hidden until solved</span>
      </span>
    );
  }
  const [first, ...rest] = address.split(".");
  return (
    <span translate="no" className={look}>
      {/* The mark by which theirs are known, and ours are not. */}
      {source && <span className="text-flag">{"///"}</span>}
      {first}
      {rest.map((word) => (
        <span key={word}>
          {/* A long address breaks after its dots and nowhere else. */}
          <span className="text-brass-text">.</span>
          <wbr />
          {word}
        </span>
      ))}
    </span>
  );
}

/** The address of the square to be solved, with its label. */
export function SquareAddress({ address, source }: Pick<ThreeWordsProps, "address" | "source">) {
  const isMasked = address === maskedAddress;
  return (
    <div className="grid gap-1">
      <p className="label-caps text-quiet">
        {source ? "what3words address" : "Three-word address"}
      </p>
      <div className="flex items-center justify-between gap-x-2">
        <p className="min-w-0">
          <ThreeWords address={address} source={source} size="large" />
        </p>
        {!isMasked && <CopyButton text={address} label="address" onlyIcon />}
      </div>
      {source && isMasked && (
        <p className="text-sm text-quiet">
          Anybody can look such an address up, so it is shown once the square is solved.
        </p>
      )}
    </div>
  );
}

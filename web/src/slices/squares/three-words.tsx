import { maskedAddress } from "@ten-paces/contract";
import { classNames } from "../../ui/class-names.ts";
import { CopyButton } from "./copy-button.tsx";

/** A three-word address in the type of the field book; a masked one says that it is hidden. */
export function ThreeWords({
  address,
  size = "normal",
}: {
  address: string;
  size?: "normal" | "large";
}) {
  const look = classNames(
    "font-mono font-medium break-words",
    size === "large" ? "text-xl sm:text-2xl" : "text-base",
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
export function SquareAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-1">
      <p className="label-caps text-quiet">Three-word address</p>
      <div className="flex items-center justify-between gap-x-2">
        <p className="min-w-0">
          <ThreeWords address={address} size="large" />
        </p>
        {address !== maskedAddress && <CopyButton text={address} label="address" onlyIcon />}
      </div>
    </div>
  );
}

import type { DrawingProps } from "../drawing.ts";
import { SignOfOrder } from "../sign-of-order.tsx";
import KeyedCipher from "./keyed-cipher.tsx";

const ROMAN = ["I", "II", "III"];

/** A plate without a legend: a sign says in which order its key stands, a number which letters it takes. */
export default function MetaPlate({ artefact, ...rest }: DrawingProps<"meta_plate">) {
  return (
    <figure className="grid grid-cols-1 gap-2">
      <SignOfOrder sign={artefact.sign} />
      <KeyedCipher
        {...rest}
        artefact={{
          kind: "keyed_cipher",
          text: artefact.text,
          legend: artefact.nth === undefined ? "" : `Plate ${ROMAN[artefact.nth - 1] ?? ""}`,
          wheel: true,
        }}
      />
    </figure>
  );
}

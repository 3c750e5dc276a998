import type { DrawingProps } from "../drawing.ts";
import { SignOfOrder } from "../sign-of-order.tsx";
import KeyedCipher from "./keyed-cipher.tsx";

/** A plate without a legend: only a sign says in which order its key stands. */
export default function MetaPlate({ artefact, ...rest }: DrawingProps<"meta_plate">) {
  return (
    <figure className="grid gap-2">
      <SignOfOrder sign={artefact.sign} />
      <KeyedCipher
        {...rest}
        artefact={{ kind: "keyed_cipher", text: artefact.text, legend: "", wheel: true }}
      />
    </figure>
  );
}

// @vitest-environment happy-dom
import type { ArtefactKind, ArtefactOf } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { expect, test } from "vitest";
import { draw } from "../../../test/draw.tsx";
import type { DrawingProps, Marks } from "./drawing.ts";
import Cryptogram from "./kinds/cryptogram.tsx";

let spelled: readonly string[] = [];

/** A drawing with hands: keeps its marks and tells what it spells. */
function Held<K extends ArtefactKind>({
  drawing: Drawing,
  artefact,
  inWords,
}: {
  drawing: ComponentType<DrawingProps<K>>;
  artefact: ArtefactOf<K>;
  inWords: boolean;
}) {
  const [marks, setMarks] = useState<Marks>({});
  return (
    <Drawing
      artefact={artefact}
      marks={marks}
      onMark={setMarks}
      onSpell={(letters) => {
        spelled = letters;
      }}
      answerLength={3}
      isShut={false}
      inWords={inWords}
      id="test"
    />
  );
}

test.each([false, true])(
  "a letter in disguise is written once and fills its signature",
  async (inWords) => {
    const artefact: ArtefactOf<"cryptogram"> = {
      kind: "cryptogram",
      text: "Q XYZ, Q YXZ",
      signature: "XQZ",
      given: [{ cipher: "Z", plain: "T" }],
    };
    draw(<Held drawing={Cryptogram} artefact={artefact} inWords={inWords} />);
    const user = userEvent.setup();
    expect(screen.queryByLabelText("Z stands for")).toBeNull();
    await user.type(screen.getByLabelText("Q stands for"), "a");
    expect(spelled).toEqual(["", "A", "T"]);
    await user.click(screen.getByLabelText("X stands for"));
    await user.click(screen.getByRole("button", { name: "Type C" }));
    expect(spelled).toEqual(["C", "A", "T"]);
    expect(document.body.textContent).toContain("3 of 4 letters set");
    await user.type(screen.getByLabelText("Y stands for"), "c");
    expect(document.body.textContent).toContain("Written for two letters: C");
    await user.keyboard("{Backspace}");
    expect(document.body.textContent).toContain("3 of 4 letters set");
  },
);

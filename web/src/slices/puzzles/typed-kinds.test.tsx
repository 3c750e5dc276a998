// @vitest-environment happy-dom
import type { ArtefactKind, ArtefactOf } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { expect, test } from "vitest";
import { draw } from "../../../test/draw.tsx";
import type { DrawingProps, Marks } from "./drawing.ts";
import CrossedWords from "./kinds/crossed-words.tsx";
import Cryptogram from "./kinds/cryptogram.tsx";
import DropQuote from "./kinds/drop-quote.tsx";
import Errata from "./kinds/errata.tsx";
import LetterPath from "./kinds/letter-path.tsx";
import Nonogram from "./kinds/nonogram.tsx";

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

const crossed: ArtefactOf<"crossed_words"> = {
  kind: "crossed_words",
  grid: ["_A_", "_..", "_.."],
  entries: [
    { row: 0, column: 0, across: true, length: 3, clue: "holds a ____" },
    { row: 0, column: 0, across: false, length: 3, clue: "lost a ____" },
  ],
  loose: [],
  rings: [
    { row: 2, column: 0 },
    { row: 0, column: 1 },
    { row: 0, column: 2 },
  ],
};

test("crossed words go on along the word in hand, over letters that are told, and fill the rings", async () => {
  const { user } = draw(<Held drawing={CrossedWords} artefact={crossed} inWords={false} />);
  await user.click(screen.getByLabelText("1 across, letter 1; 1 down, letter 1"));
  await user.keyboard("caT");
  expect(spelled).toEqual(["", "A", "t"]);
  await user.click(screen.getByRole("button", { name: /lost a ____/ }));
  await user.keyboard("o");
  await user.click(screen.getByRole("button", { name: "Type W" }));
  expect(spelled).toEqual(["w", "A", "t"]);
  expect(document.body.textContent).toContain("so far c o w");
  await user.keyboard("{Backspace}");
  expect(spelled).toEqual(["", "A", "t"]);
});

test("crossed words in words: a shared letter is typed once, and every ring is named", async () => {
  const { user } = draw(<Held drawing={CrossedWords} artefact={crossed} inWords={true} />);
  expect(screen.getAllByRole("textbox")).toHaveLength(5);
  await user.type(screen.getByLabelText("1 down, letter 3; ring 1"), "w");
  expect(spelled).toEqual(["w", "A", ""]);
});

test("clues of which nobody says where they go stand apart from the grid", () => {
  const artefact = {
    ...crossed,
    entries: crossed.entries.map((entry) => ({ ...entry, clue: "" })),
    loose: ["lost a ____", "holds a ____"],
  };
  draw(<Held drawing={CrossedWords} artefact={artefact} inWords={false} />);
  expect(screen.getByText("holds a ____").tagName).toBe("LI");
  expect(screen.queryByRole("button", { name: /holds/ })).toBeNull();
});

test.each([false, true])(
  "letters fall back into their columns, and a stray one is told",
  async (inWords) => {
    const artefact: ArtefactOf<"drop_quote"> = {
      kind: "drop_quote",
      rows: ["A#_", "__#"],
      columns: ["C", "T", "B"],
      numbered: [
        { row: 1, column: 0 },
        { row: 1, column: 1 },
      ],
    };
    const { user } = draw(<Held drawing={DropQuote} artefact={artefact} inWords={inWords} />);
    await user.click(screen.getByLabelText("row 1, column 3"));
    await user.keyboard("bct");
    expect(spelled).toEqual(["c", "t"]);
    expect(document.body.textContent).toContain("3 of 3 letters put back");
    expect(document.body.textContent).not.toContain("In red");
    await user.keyboard("{Backspace}x");
    expect(screen.getByLabelText("row 1, column 3").getAttribute("aria-invalid")).toBe("false");
    expect(screen.getByLabelText("row 2, column 2, number 2").getAttribute("aria-invalid")).toBe(
      "true",
    );
    expect(document.body.textContent).toContain("In red");
  },
);

test("what a walk leaves over fills the boxes, by taps, by arrows and in words", async () => {
  const artefact: ArtefactOf<"letter_path"> = {
    kind: "letter_path",
    rows: ["ITC", "ASA", "TIS"],
    told: [{ row: 0, column: 0 }],
    wordLengths: [2, 4],
  };
  const onBoard = draw(<Held drawing={LetterPath} artefact={artefact} inWords={false} />);
  await onBoard.user.click(screen.getByLabelText("row 1, column 2, letter T"));
  await onBoard.user.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
  expect(document.body.textContent).toContain("You read: IT SIS");
  await onBoard.user.click(screen.getByLabelText("row 2, column 2, letter S"));
  expect(spelled).toEqual([]);
  await onBoard.user.keyboard("{ArrowLeft}{ArrowDown}{ArrowRight}");
  expect(document.body.textContent).toContain("You read: IT SATI");
  expect(spelled).toEqual(["C", "A", "S"]);
  onBoard.unmount();
  const { user } = draw(<Held drawing={LetterPath} artefact={artefact} inWords={true} />);
  await user.click(screen.getByRole("button", { name: "East to T" }));
  await user.click(screen.getByRole("button", { name: "South to S" }));
  expect(document.body.textContent).toContain("You stand on row 2, column 2, letter S.");
  await user.click(screen.getByRole("button", { name: "One step back" }));
  expect(document.body.textContent).toContain("You read: IT");
});

test.each([false, true])(
  "the letters that were meant fill the boxes once what is struck leaves as many",
  async (inWords) => {
    const artefact: ArtefactOf<"errata"> = {
      kind: "errata",
      lines: [
        { text: "stands on a hall by two lanes", boxes: 2 },
        { text: "has a ball of brass", boxes: 1 },
        { text: "the keeper rang the bill", boxes: 1 },
      ],
    };
    const { user } = draw(<Held drawing={Errata} artefact={artefact} inWords={inWords} />);
    spelled = [];
    await user.click(screen.getByLabelText("line 1, letter 1 of 2"));
    await user.keyboard("ikxe");
    expect(spelled).toEqual([]);
    expect(document.body.textContent).toContain("4 of 4 boxes written; the word has 3 letters");
    await user.click(screen.getByRole("button", { name: "Strike out line: has a ball of brass" }));
    expect(spelled).toEqual(["i", "k", "e"]);
    expect(screen.queryByLabelText("line 2, letter 1 of 1")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Back in: has a ball of brass" }));
    expect(document.body.textContent).toContain("4 of 4 boxes written");
  },
);

test("an easy slip says which words are wrong, and one of which the first word says the order fills no boxes", async () => {
  const lines = [
    { text: "a gold dime", boxes: 1, words: [3] },
    { text: "two bolls and a clock", boxes: 2, words: [2, 5] },
  ];
  const easy = draw(<Held drawing={Errata} artefact={{ kind: "errata", lines }} inWords={false} />);
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
    "dime",
    "bolls",
    "clock",
  ]);
  expect(screen.queryByRole("button", { name: /Strike/ })).toBeNull();
  spelled = [];
  await easy.user.click(screen.getByLabelText("line 2, the letter meant in word 2"));
  await easy.user.click(screen.getByRole("button", { name: "Type E" }));
  expect(spelled).toEqual(["", "e", ""]);
  easy.unmount();
  const chain = "In another order.";
  draw(<Held drawing={Errata} artefact={{ kind: "errata", lines, chain }} inWords={false} />);
  spelled = [];
  await userEvent.type(screen.getByLabelText("line 1, the letter meant in word 3"), "o");
  expect(spelled).toEqual([]);
});

test("a picture whose page says that the dark letters count reads off no others", () => {
  const artefact = {
    kind: "nonogram" as const,
    rows: [[1], []],
    columns: [[1], []],
    letters: ["A ", " B"],
  };
  const light = () => screen.queryByRole("button", { name: "Read the light letters" });
  const { unmount } = draw(<Held drawing={Nonogram} artefact={artefact} inWords={false} />);
  expect(light()).toBeTruthy();
  unmount();
  draw(<Held drawing={Nonogram} artefact={{ ...artefact, isDark: true }} inWords={false} />);
  expect(light()).toBeNull();
  expect(screen.getByRole("button", { name: "Read the dark letters" })).toBeTruthy();
});

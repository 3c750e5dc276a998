// @vitest-environment happy-dom
import type { ArtefactKind, ArtefactOf } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { expect, test } from "vitest";
import { draw } from "../../../test/draw.tsx";
import type { DrawingProps, Marks } from "./drawing.ts";
import Doors from "./kinds/doors.tsx";
import Groups from "./kinds/groups.tsx";
import LampLog from "./kinds/lamp-log.tsx";
import MetaSheet from "./kinds/meta-sheet.tsx";
import Order from "./kinds/order.tsx";
import Switches from "./kinds/switches.tsx";

let spelled: readonly string[] = [];

/** A drawing with hands: keeps its marks and tells what it spells. */
function Held<K extends ArtefactKind>({
  drawing: Drawing,
  artefact,
  answerLength,
  inWords = false,
}: {
  drawing: ComponentType<DrawingProps<K>>;
  artefact: ArtefactOf<K>;
  answerLength: number;
  inWords?: boolean;
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
      answerLength={answerLength}
      isShut={false}
      inWords={inWords}
      id="test"
    />
  );
}

const yard: ArtefactOf<"switches"> = {
  kind: "switches",
  levers: ["has a red roof", "stands on an island"],
  tracks: ["OAK", "ELM", "ASH", "FIR"],
};
const log: ArtefactOf<"lamp_log"> = {
  kind: "lamp_log",
  hinge: "opened",
  after: 0,
  entries: [
    { when: "1880", flashes: [".-", "-"] },
    { when: "1901", flashes: ["-.", "---"] },
  ],
  table: true,
  eclipsed: false,
};
const sheet: ArtefactOf<"meta_sheet"> = {
  kind: "meta_sheet",
  sign: "rose",
  nth: 1,
  columns: [4, 5],
  cells: [
    { label: "1880", letter: "AB" },
    { label: "1901", letter: "CD" },
    { label: "1922", letter: "EF" },
  ],
};

for (const inWords of [false, true]) {
  test(`a car rolls where the levers send it${inWords ? ", in words" : ""}`, async () => {
    const hand = userEvent.setup();
    spelled = [];
    draw(<Held drawing={Switches} artefact={yard} answerLength={3} inWords={inWords} />);
    const throwTo = (lever: number, way: RegExp) => {
      const found = screen.getAllByRole("radio", { name: way })[lever];
      if (!found) throw new Error("there is no such lever");
      return hand.click(found);
    };
    await throwTo(0, /^Right/);
    expect(spelled).toEqual(["", "", ""]);
    expect(screen.getByText("2 of 4 tracks are open.")).toBeTruthy();
    await throwTo(1, /^Left/);
    expect(spelled).toEqual(["A", "S", "H"]);
    await throwTo(0, /^Left/);
    expect(spelled).toEqual(["O", "A", "K"]);
  });

  test(`one night of the log is read letter by letter${inWords ? ", in words" : ""}`, async () => {
    const hand = userEvent.setup();
    spelled = [];
    draw(<Held drawing={LampLog} artefact={log} answerLength={2} inWords={inWords} />);
    await hand.click(screen.getByRole("radio", { name: "1901" }));
    if (inWords) {
      await hand.type(screen.getByRole("textbox", { name: "Letter 1: long short" }), "n");
      await hand.type(screen.getByRole("textbox", { name: "Letter 2: long long long" }), "o");
    } else {
      await hand.click(screen.getByRole("button", { name: "N: long short" }));
      await hand.click(screen.getByRole("button", { name: "O: long long long" }));
    }
    expect(spelled.map((each) => each.toUpperCase())).toEqual(["N", "O"]);
    await hand.click(screen.getByRole("radio", { name: "1880" }));
    expect(spelled).toEqual(["", ""]);
  });
}

test("a row of the sheet gives the letter of the column that was chosen, in the order of the rows", async () => {
  const hand = userEvent.setup();
  spelled = [];
  draw(<Held drawing={MetaSheet} artefact={sheet} answerLength={2} />);
  const choose = async (label: string, column: RegExp) => {
    const row = screen.getByRole("group", { name: `${label}: which column counts` });
    const found = [...row.querySelectorAll("label")].find((each) =>
      column.test(each.textContent ?? ""),
    );
    if (!found) throw new Error("there is no such column");
    await hand.click(found);
  };
  await choose("1880", /4/);
  await choose("1901", /5/);
  expect(spelled).toEqual(["A", "D"]);
  await hand.click(screen.getAllByRole("button", { name: /1901/ })[0] as HTMLElement);
  expect(spelled).toEqual(["D", "A"]);
});

test("where the first word of the square is wanted the drawing says what for, and does not say what is right", async () => {
  const chain = "The first word of this square says which.";
  spelled = ["kept"];
  draw(
    <>
      <Held drawing={Switches} artefact={{ ...yard, chain }} answerLength={3} />
      <Held
        drawing={Doors}
        artefact={{
          kind: "doors",
          rows: [{ doors: [{ text: "is red", letters: "A" }] }],
          chain,
        }}
        answerLength={2}
      />
      <Held drawing={Groups} artefact={{ kind: "groups", tiles: [], chain }} answerLength={4} />
      <Held
        drawing={Order}
        artefact={{
          kind: "order",
          hinge: "opened",
          cards: [{ text: "a bell", when: "1880", left: "A", right: "B" }],
          chain,
        }}
        answerLength={1}
      />
      <Held
        drawing={LampLog}
        artefact={{ ...log, chain: "its third letter has its place in the alphabet" }}
        answerLength={2}
      />
    </>,
  );
  expect(screen.getAllByText(chain)).toHaveLength(4);
  expect(screen.queryByText(/true here|older:/)).toBeNull();
  expect(
    screen.getByText(
      "as many years after this place opened as its third letter has its place in the alphabet",
    ),
  ).toBeTruthy();
  // The rows are read in another order than they stand in: nothing flows into the boxes.
  await userEvent.click(screen.getByRole("radio", { name: /is red/ }));
  expect(spelled).toEqual(["kept"]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain(
    "Row 1 A",
  );
});

// @vitest-environment happy-dom
import type { ArtefactKind, ArtefactOf } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { expect, test } from "vitest";
import { draw } from "../../../test/draw.tsx";
import type { DrawingProps, Marks } from "./drawing.ts";
import Bearings from "./kinds/bearings.tsx";
import Lookout from "./kinds/lookout.tsx";
import MapPath from "./kinds/map-path.tsx";

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
      answerLength={2}
      isShut={false}
      inWords={inWords}
      id="test"
    />
  );
}

const towns = [
  { id: "t0", name: "Dover", x: 500, y: 500, letter: "X" },
  { id: "t1", name: "Epping", x: 700, y: 500, letter: "O" },
  { id: "t2", name: "Hampton", x: 700, y: 800, letter: "N" },
  { id: "t3", name: "Kittery", x: 100, y: 100, letter: "E" },
  { id: "t4", name: "Acton", x: 500, y: 200, letter: "S" },
];
const book: ArtefactOf<"bearings"> = {
  kind: "bearings",
  towns,
  outlines: [],
  legs: ["due E 20 mi", "due S 30 mi"],
  milesWide: 100,
};
const signals: ArtefactOf<"lookout"> = {
  kind: "lookout",
  towns: towns.map(({ id, name, x, y }) => ({ id, name, x, y })),
  outlines: [],
  milesWide: 100,
  signals: [
    ["t4", "t1"],
    ["t1", "t3"],
  ],
  table: true,
  arms: [[], [2, 7]],
};

for (const inWords of [false, true])
  test(`a walk goes where the ruler ends, and nowhere else${inWords ? ", in words" : ""}`, async () => {
    const hand = userEvent.setup();
    spelled = [];
    draw(<Held drawing={Bearings} artefact={book} inWords={inWords} />);
    const press = (name: RegExp) => hand.click(screen.getByRole("button", { name }));
    await press(/^Dover/);
    await press(/^Acton/);
    expect(screen.getByText("The ruler does not end at Acton.")).toBeTruthy();
    await press(/^Epping/);
    await press(/^Hampton/);
    expect(spelled).toEqual(["O", "N"]);
    expect(screen.getByText("The walk is done.")).toBeTruthy();
    await press(inWords ? /^Take back Hampton/ : /^Hampton/);
    expect(spelled).toEqual(["O"]);
  });

test("a walk that began elsewhere is told where no flag stands", async () => {
  draw(<Held drawing={Bearings} artefact={book} inWords={false} />);
  await userEvent.click(screen.getByRole("button", { name: /^Kittery/ }));
  expect(screen.getByText(/No flag stands where the ruler ends/)).toBeTruthy();
});

test("who stands on the map sees arms, and the table's letters fill the boxes", async () => {
  const hand = userEvent.setup();
  spelled = [];
  draw(<Held drawing={Lookout} artefact={signals} inWords={false} />);
  expect(screen.getByRole("button", { name: "Signal 1" })).toBeTruthy();
  expect(
    screen.getByRole("button", { name: /^Signal 2: arms right and upper left, told/ }),
  ).toBeTruthy();
  await hand.click(screen.getByRole("button", { name: /^J: arms/ }));
  await hand.click(screen.getByRole("button", { name: /^Y: arms/ }));
  expect(spelled).toEqual(["J", "Y"]);
});

test("in words one stands at a town, moves from there, and hears where the others lie", async () => {
  const hand = userEvent.setup();
  draw(<Held drawing={Lookout} artefact={signals} inWords={true} />);
  await hand.selectOptions(screen.getByRole("combobox"), "Dover");
  expect(
    screen.getByRole("textbox", { name: "Signal 1: Acton lies north, Epping lies east" }),
  ).toBeTruthy();
  expect(screen.getByText(/You stand in Dover\. 1 of 1 told signals/)).toBeTruthy();
  await hand.click(screen.getByRole("button", { name: "1 mile to the west" }));
  expect(screen.getByText(/You stand 1 mile west of Dover\./)).toBeTruthy();
});

for (const inWords of [false, true])
  test(`a page of the log is opened before its signals are read${inWords ? ", in words" : ""}`, async () => {
    const hand = userEvent.setup();
    const log: ArtefactOf<"lookout"> = {
      ...signals,
      signals: [],
      pages: [
        { text: "has a red roof", signals: signals.signals },
        {
          text: "stands on an island",
          signals: [
            ["t3", "t4"],
            ["t1", "t2"],
          ],
        },
      ],
      arms: [],
    };
    draw(<Held drawing={Lookout} artefact={log} inWords={inWords} />);
    expect(screen.getByText("Open the page that is true of this place.")).toBeTruthy();
    expect(screen.queryByLabelText(/^Signal 1/)).toBeNull();
    await hand.click(screen.getByRole("radio", { name: "stands on an island" }));
    expect(screen.queryByText("Open the page that is true of this place.")).toBeNull();
    expect(screen.getAllByLabelText(/^Signal [12]/)).toHaveLength(2);
    spelled = ["A", "B"];
    await hand.click(screen.getByRole("radio", { name: "has a red roof" }));
    expect(spelled).toEqual(["", ""]);
  });

test("letters of a map stand in a box of their own, so that names under it push none out of its county", () => {
  const square = (x: number, y: number): string =>
    `${x},${y} ${x + 400},${y} ${x + 400},${y + 400} ${x},${y + 400}`;
  const map: ArtefactOf<"map_path"> = {
    kind: "map_path",
    regions: [
      { id: "r0", name: "Coos", letter: "O", x: 200, y: 200, outline: square(0, 0) },
      { id: "r1", name: "Carroll", letter: "N", x: 200, y: 600, outline: square(0, 400) },
    ],
    borders: [["r0", "r1"]],
    conditions: [],
  };
  draw(<Held drawing={MapPath} artefact={map} inWords={false} />);
  const south = screen.getByRole("button", { name: /^N/ });
  const box = south.closest(".relative");
  expect(Number.parseFloat(south.style.top)).toBeCloseTo((600 / 820) * 100);
  expect(box?.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 1000 820");
  expect([...(box?.children ?? [])].map(({ tagName }) => tagName.toLowerCase())).toEqual([
    "svg",
    "ul",
  ]);
});

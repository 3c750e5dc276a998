import {
  type Artefact,
  artefact,
  type Figure,
  getHunt,
  type ShownPuzzle,
} from "@ten-paces/contract";
import { samplesOfKinds } from "../../hunt-builder/src/testing/samples-of-kinds.ts";
import { expect, openAs, test } from "../world/browser-test.ts";
import { findHuntId, makePlayer } from "../world/people.ts";
import { expectSoundHere, phone } from "../world/sound.ts";

/** What hunts from before the drawn kinds show; the compiler names a kind that is left out. */
const figures: { [K in Figure["kind"]]: Extract<Figure, { kind: K }> } = {
  semaphore: {
    kind: "semaphore",
    letters: [
      { left: 225, right: 180 },
      { left: 90, right: 270 },
    ],
  },
  chess: {
    kind: "chess",
    board: Array.from({ length: 8 }, () => "abcdefgh"),
    moves: ["b1", "c3", "d5"],
    piece: "knight",
  },
};

/** A kind that is made no more, as hunts that are stored show it. */
const cardsAsStored: { artefact: Artefact } = {
  artefact: {
    kind: "cards",
    cards: [
      { text: "a bell that never rang", nth: 2, town: "Keene" },
      { text: "stairs that lead to a door in the air", nth: 5 },
    ],
  },
};

/** Every kind that a square can show, drawn from the builder's own puzzles. */
function puzzlesOfEveryKind(): ShownPuzzle[] {
  const drawn = [...samplesOfKinds().values()].flat();
  const said = { prompt: "Read what stands here.", howItWorks: undefined, answerLength: 5 };
  return [
    ...drawn,
    { ...said, ...cardsAsStored },
    ...Object.values(figures).map((figure) => ({ ...said, figure })),
  ].map(({ howItWorks, ...sample }, i) => ({
    ...sample,
    kind: "artefact" in sample ? sample.artefact.kind : sample.figure.kind,
    // The same drawing twice is not a different puzzle: how it works is told by every other one.
    ...(howItWorks !== undefined && i % 2 === 0 && { howItWorks }),
    word: ([1, 2, 3] as const)[i % 3] ?? 1,
    clueId: `puzzle-${i}`,
  }));
}

/** Presses the first three things that can be pressed in each drawing; how many they were. */
const markEveryKind = `(() => {
  const said = ["In words", "Drawn", "Undo", "Clear"];
  const parts = [...document.querySelectorAll("article article, article")].flatMap((card) =>
    [...card.querySelectorAll("button:not([disabled])")]
      .filter((each) => !said.includes(each.textContent.trim()) && each.type === "button")
      .filter((each) => each.hasAttribute("aria-pressed") || each.closest("li, [role=group]"))
      .slice(0, 3),
  );
  for (const part of new Set(parts)) part.click();
  return new Set(parts).size;
})()`;

test("every kind of puzzle is sound, drawn and in words", async ({ page, service }) => {
  const puzzles = puzzlesOfEveryKind();
  const shown = new Set(puzzles.map(({ kind }) => kind));
  const known = artefact.def.options.flatMap(({ shape }) => shape.kind.def.values);
  expect([...known].filter((kind) => !shown.has(kind))).toEqual([]);

  const id = await findHuntId(service, "VERMONT", "DIGITAL");
  const player = await makePlayer(service, id);
  await page.route(`**/api${getHunt.path.replace(":id", id)}`, async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const squares = told.hunt.squares.map((square: { state: string }) =>
      square.state === "current" ? { ...square, puzzles, clues: [] } : square,
    );
    await route.fulfill({ response: answer, json: { ...told, hunt: { ...told.hunt, squares } } });
  });
  await openAs(page, player, `/hunt/${id}`);
  const cards = page.getByRole("article").filter({ has: page.getByText(/^\d+ letters$/) });
  await expect(cards).toHaveCount(puzzles.length);
  const inWords = page.getByRole("button", { name: "In words", exact: true });
  await expect(inWords).toHaveCount(puzzles.length - Object.keys(figures).length);
  await expect(page.getByText("This puzzle is newer than this page.")).toHaveCount(0);
  await expectSoundHere(page, "Every kind, drawn");
  // What is pressed, taken, darkened or typed looks otherwise.
  const marked = await page.evaluate<number>(markEveryKind);
  expect(marked).toBeGreaterThan(puzzles.length);
  await expectSoundHere(page, "Every kind, half done", [phone]);
  // A pressed one is called "Drawn" from then on.
  for (let left = await inWords.count(); left > 0; left--) await inWords.first().press("Enter");
  await expect(inWords).toHaveCount(0);
  // Words are the same list on a desk.
  await expectSoundHere(page, "Every kind, in words", [phone]);
});

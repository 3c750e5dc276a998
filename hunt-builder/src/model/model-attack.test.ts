import { describe, expect, it } from "vitest";
import { startModelStub } from "../testing/model-stub.ts";
import { world } from "../testing/world.ts";
import { createModelAttack, findingOf } from "./model-attack.ts";

const { builder, library } = world(["kansas"]);

describe("the second attack", () => {
  const asked = {
    state: "KANSAS",
    variant: "PHYSICAL",
    difficulty: "HARD",
    seed: "attack",
    totalSquares: 5,
    aiResistant: true,
  } as const;

  it("makes the builder rewrite, warn and keep the higher score", async () => {
    let count = 0;
    const secondAttack = {
      attack: async () => ({ rank: 1, of: 5, score: ++count > 2 ? 0.9 : 0.1 }),
    };
    const hunt = await builder.build(asked, { secondAttack });
    expect(hunt.squares[0]?.searchabilityScore).toBeLessThan(0.3);
    expect(hunt.squares[4]?.searchabilityScore).toBeGreaterThanOrEqual(0.3);
    expect(hunt.warnings.at(-1)).toMatch(/^Square 5: the clue is still found .* after 4 rewrites/);
  });

  it("is only warned of where it fails", async () => {
    const secondAttack = { attack: () => Promise.reject(new Error("down")) };
    const hunt = await builder.build(asked, { secondAttack });
    const plain = await builder.build(asked);
    expect(hunt.squares[0]?.clue).toEqual(plain.squares[0]?.clue);
    expect(hunt.warnings).toContain("Square 1: the model could not be asked for the place.");
  });

  it("scores the rank of the right name and how sure the model is", () => {
    const place = { name: "The Old Mill", aliases: ["Müller's Mill"] };
    const named = (...names: string[]) => names.map((name) => ({ name, confidence: 0.8 }));
    expect(findingOf(named("Old Mill, Kansas"), place)).toEqual({ rank: 1, of: 1, score: 0.9 });
    expect(findingOf(named("x", "Mullers Mill", "Muller's Mill"), place).rank).toBe(3);
    expect(findingOf(named("x", "y", "Old Mill"), place).score).toBeCloseTo(0.24);
    expect(findingOf(named("Older Mill"), place)).toEqual({ rank: null, of: 1, score: 0 });
  });

  it("gives a model up that does not answer three clues in a row", async () => {
    const [place] = library.places;
    if (place === undefined) throw new Error("no places");
    const stub = await startModelStub(() => ({ status: 500 }));
    const attack = createModelAttack({
      provider: "openai-compatible",
      model: "stub",
      apiKey: "",
      baseUrl: stub.baseUrl,
      spendingCapUsd: 1,
      timeoutMs: 20_000,
      pause: async () => {},
    });
    for (let count = 0; count < 5; count += 1) {
      await expect(attack.attack({ clue: { mainClue: "A riddle." } }, place)).rejects.toThrow();
    }
    await stub.close();
    expect(stub.requests).toHaveLength(9);
  });

  it("shows the model the clue and the state, and nothing else", async () => {
    const [place] = library.places;
    if (place === undefined) throw new Error("no places");
    const stub = await startModelStub(() =>
      JSON.stringify({ guesses: [{ name: place.name, confidence: 2 }] }),
    );
    const attack = createModelAttack({
      provider: "openai-compatible",
      model: "stub",
      apiKey: "",
      baseUrl: stub.baseUrl,
      spendingCapUsd: 1,
      timeoutMs: 20_000,
    });
    const found = await attack.attack({ clue: { mainClue: "A riddle." } }, place);
    await stub.close();
    expect(found).toEqual({ rank: 1, of: 1, score: 1 });
    expect(stub.requests[0]?.prompt).toContain("A riddle.");
    expect(stub.requests[0]?.prompt).not.toContain(place.name);
    expect(attack.spentUsd()).toBeGreaterThan(0);
  });
});

import { avatars } from "@ten-paces/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar, isDrawn, toneOf } from "./avatar.tsx";

test("every sign one can choose is drawn, each differently", () => {
  expect(avatars.filter((avatar) => !isDrawn(avatar))).toEqual([]);
  const drawings = avatars.map((avatar) =>
    renderToStaticMarkup(<Avatar avatar={avatar} seed="Brass Otter" />),
  );
  expect(new Set(drawings).size).toBe(avatars.length);
});

test("a name has the same colours everywhere, and an unknown sign shows its letter", () => {
  expect(toneOf("Brass Otter")).toBe(toneOf("Brass Otter"));
  const seeds = Array.from({ length: 30 }, (_, n) => toneOf(`Hunter ${n}`));
  expect(new Set(seeds).size).toBe(3);
  expect(renderToStaticMarkup(<Avatar avatar="?" seed="Brass Otter" />)).toContain(">B<");
});

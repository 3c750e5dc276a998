// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../../test/draw.tsx";
import { useStepKeys } from "./use-step-keys.ts";

const idOf = (index: number) => `part-${index + 1}`;

function Parts() {
  useStepKeys(3, idOf);
  return (
    <>
      <button type="button">Before</button>
      {[1, 2, 3].map((num) => (
        <article key={num} id={`part-${num}`} tabIndex={-1} aria-label={`Part ${num}`}>
          <textarea aria-label={`Text ${num}`} />
        </article>
      ))}
    </>
  );
}

test("a held key and a letter go from section to section, also out of a field, and stop at the ends", async () => {
  const { user } = draw(<Parts />);
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await user.click(screen.getByLabelText("Text 2"));
  await user.keyboard("{Alt>}j{/Alt}");
  expect(focused()).toBe("Part 3");
  await user.keyboard("{Alt>}j{/Alt}");
  expect(focused()).toBe("Part 3");
  await user.keyboard("{Alt>}k{/Alt}{Alt>}k{/Alt}");
  expect(focused()).toBe("Part 1");
  await user.keyboard("{Alt>}k{/Alt}");
  expect(focused()).toBe("Part 1");

  // A letter alone is a letter, and nothing was typed by the others.
  await user.click(screen.getByLabelText("Text 1"));
  await user.keyboard("jk");
  expect(focused()).toBe("Text 1");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Text 1").value).toBe("jk");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Text 2").value).toBe("");
});

// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { draw } from "../../../../test/draw.tsx";
import { ProfileSection } from "./profile-section.tsx";

function onWidth(narrow: boolean) {
  vi.spyOn(window, "matchMedia").mockReturnValue({
    ...{ matches: narrow, addEventListener: () => {}, removeEventListener: () => {} },
  } as unknown as MediaQueryList);
}
beforeEach(() => vi.restoreAllMocks());

const section = (
  <ProfileSection title="Receipts" anchor="receipts" gist="What you paid">
    <p>Receipt 1</p>
  </ProfileSection>
);

test("on a phone a section is a line until it is opened, and folds again", async () => {
  onWidth(true);
  draw(section);
  expect(screen.queryByText("Receipt 1")).toBeNull();
  expect(screen.getByText("What you paid")).toBeDefined();
  const title = screen.getByRole("button", { name: "Receipts" });
  await userEvent.click(title);
  expect(screen.getByText("Receipt 1")).toBeDefined();
  expect(title.getAttribute("aria-expanded")).toBe("true");
  await userEvent.click(title);
  expect(screen.queryByText("Receipt 1")).toBeNull();
});

test("whoever comes by a link to it finds it open", () => {
  onWidth(true);
  draw(section, { at: "/profile#receipts" });
  expect(screen.getByText("Receipt 1")).toBeDefined();
});

test("on a desk nothing is folded", () => {
  onWidth(false);
  draw(section);
  expect(screen.getByText("Receipt 1")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a screen that is turned takes nothing away that stood open", () => {
  let narrow = false;
  const listeners = new Set<() => void>();
  vi.spyOn(window, "matchMedia").mockImplementation(
    () =>
      ({
        matches: narrow,
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  draw(section);
  const receipt = screen.getByText("Receipt 1");
  act(() => {
    narrow = true;
    for (const listener of listeners) listener();
  });
  expect(screen.getByRole("button", { name: "Receipts" })).toBeDefined();
  expect(receipt.isConnected).toBe(true);
});

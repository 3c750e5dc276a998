// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { draw } from "../../test/draw.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit Hunt" description="Kansas">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

test("a window is named and described, closes by Escape and gives the focus back", async () => {
  const { user } = draw(<Opened />);
  const edit = screen.getByRole("button", { name: "Edit" });
  await user.click(edit);
  const dialog = screen.getByRole("dialog", { name: "Edit Hunt" });
  expect(dialog.textContent).toContain("Kansas");
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(edit);
});

test("a question begins on the harmless button, and is answered once", async () => {
  let confirmed = 0;
  const { user } = draw(
    <AlertDialog
      open
      onOpenChange={() => undefined}
      title="Delete the hunt?"
      text="It is gone for good."
      confirmLabel="Delete"
      cancelLabel="Keep it"
      danger
      onConfirm={() => {
        confirmed += 1;
      }}
    />,
  );
  expect(document.activeElement?.textContent).toBe("Keep it");
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(confirmed).toBe(1);
});

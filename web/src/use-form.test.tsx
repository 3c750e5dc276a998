// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { createPortal } from "react-dom";
import { expect, test } from "vitest";
import { draw } from "../test/draw.tsx";
import { useForm } from "./use-form.ts";

function Inner({ sent }: { sent: string[] }) {
  const { form, errorOf } = useForm({
    fields: ["name"],
    check: ({ name }) => (name === "" ? { name: "Please say a name." } : {}),
    send: async ({ name }) => {
      sent.push(`inner ${name}`);
    },
    otherwise: "It did not work.",
  });
  return createPortal(
    <form {...form}>
      <input name="name" aria-label="Name" />
      <p>{errorOf("name")}</p>
      <button type="submit">Send</button>
    </form>,
    document.body,
  );
}

test("a form of a dialog that stands within another form sends itself alone", async () => {
  const sent: string[] = [];
  const { user } = draw(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push("outer");
      }}
    >
      <Inner sent={sent} />
    </form>,
  );
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Please say a name.")).toBeDefined();
  await user.type(screen.getByLabelText("Name"), "Ada");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toEqual(["inner Ada"]);
});

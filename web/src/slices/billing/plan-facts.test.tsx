// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../../../test/draw.tsx";
import { PlanPerks } from "./plan-facts.tsx";
import { priceList } from "./queries.ts";

test("what a hunt of a plan costs is told under its price alone, in whichever language it comes", () => {
  const [plan] = priceList.plans.filter(({ id }) => id === "three");
  if (!plan) throw new Error("There should be a plan of three hunts.");
  for (const told of ["$8.99 each, 10% off", "$8.99 cada una, 10% de descuento"]) {
    const drawn = draw(<PlanPerks plan={{ ...plan, perks: ["15 monthly credits", told] }} />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "15 monthly credits",
    ]);
    drawn.unmount();
  }
});

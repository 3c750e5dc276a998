import { expect, test } from "vitest";
import { checkParkHours } from "./park-hours.mjs";
import { fieldOf } from "./problem-field.mjs";

function faults(stem: string, hours: unknown, change: object = {}): string[] {
  const row = {
    name: "Blue Hole State Park",
    aliases: [],
    access: "Open daily.",
    stand: { asks: { hours }, ground: { who: "state" } },
    ...change,
  };
  const found: string[] = [];
  checkParkHours(stem, row, (what: string) => found.push(what));
  return found;
}

test.each(["daylight", "always", ["07:30", "17:00"]])(
  "a Florida park that says %j is refused",
  (hours) => {
    const [fault = ""] = faults("florida", hours);
    expect(fault).toMatch(/opens at 08:00/);
    expect(fieldOf(fault)).toBe("stand.asks.hours");
  },
);

test("a park that only its access line calls one is refused, too", () => {
  const change = { name: "Blue Hole", access: "State park, open daily." };
  expect(faults("maine", ["08:00", "15:00"], change)).toHaveLength(1);
});

test("hours from the gate's on, an open park, another keeper and another state are right", () => {
  expect(faults("florida", ["08:00", "17:00"])).toEqual([]);
  expect(faults("michigan", "daylight", { access: "Open at all hours, free." })).toEqual([]);
  const city = { stand: { asks: { hours: "daylight" }, ground: { who: "city" } } };
  expect(faults("florida", "daylight", city)).toEqual([]);
  expect(faults("kansas", "daylight")).toEqual([]);
});

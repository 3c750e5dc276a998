import type { Family } from "./kinds.ts";

/** What a family is called when even its kind is kept back. */
export const familyVeils: Record<Family, readonly string[]> = {
  civic: [
    "a building the public paid for in patience",
    "a house where everyone's business is done",
  ],
  gathering: ["a roof with room for many at once", "a hall that is empty until its hour comes"],
  museum: ["a house of things brought from elsewhere", "a place that keeps what it is given"],
  nature: ["something no hand put there", "a thing older than any map of it"],
  works: ["a piece of stubborn engineering", "something built because the land was in the way"],
  monument: ["a thing raised to be remembered by", "something made to outlast its makers"],
  campus: ["a place where crowds keep coming back", "ground that fills up by the calendar"],
  heritage: ["a survivor of another century's plans", "a piece of the past that stayed in place"],
  industry: ["a place that once earned its keep", "something that used to have a timetable"],
  oddity: ["a thing that explains itself badly", "something that ought not to be there, and is"],
  square: ["a space kept empty on purpose", "a middle that a town grew around"],
};

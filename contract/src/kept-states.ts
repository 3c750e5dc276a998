import * as z from "zod/mini";
import { editChange, editVersion } from "./edit-versions.ts";
import { stateRow, stateRule } from "./eligibility.ts";
import { endpoint } from "./endpoint.ts";

/** A line of the table as those see it who keep it. */
const keptState = z.object({
  ...stateRow.shape,
  /** For those who keep the table; nobody else reads it. */
  note: z.string(),
  /** Counts its changes; 0 as the file has it. */
  version: z.number(),
  /** Whether nobody who could know has said so: with real payments such a line wins nothing. */
  unchecked: z.boolean(),
});
export type KeptState = z.output<typeof keptState>;

const keptTable = z.object({
  states: z.array(keptState),
  /** With real payments what was not checked wins nothing. */
  realPayments: z.boolean(),
});

export const listStates = endpoint({
  name: "listStates",
  method: "GET",
  path: "/admin/states",
  access: "admin",
  summary:
    "Who can win money, by state, with notes: the file's lines, and those that were set over them.",
  result: keptTable,
});

const at = z.object({
  state: z.string().check(z.maxLength(40)),
  /** As it was read. */
  version: z.number().check(z.int(), z.gte(0)),
});

const stateRefusals = {
  unknown_state: { status: 422, error: "There is no such state." },
  stale: {
    status: 409,
    error:
      "Somebody has changed this meanwhile. Nothing was saved; the table shows what holds now.",
    /** Those that were changed, as they are now, and what was changed. */
    data: z.object({
      states: z.array(z.object({ state: z.string(), version: editVersion })),
      changes: z.array(editChange),
    }),
  },
} as const;

export const setStates = endpoint({
  name: "setStates",
  method: "PUT",
  path: "/admin/states",
  access: "admin",
  summary:
    "Say who can win money in some states, by whom and of which day; it holds at once, for all of them or for none.",
  body: z.object({
    states: z
      .array(at)
      .check(
        z.minLength(1, "Please choose at least one state."),
        z.maxLength(60, "There are not so many states."),
      ),
    rule: stateRule,
    source: z
      .string("Please enter who says so, and where.")
      .check(
        z.trim(),
        z.minLength(1, "Please enter who says so, and where."),
        z.maxLength(300, "Please use at most 300 characters."),
      ),
    date: z.iso.date("Please enter the day of the source."),
    note: z.string().check(z.trim(), z.maxLength(500, "Please use at most 500 characters.")),
  }),
  result: keptTable,
  refusals: {
    ...stateRefusals,
    not_yet: { status: 400, error: "The day of a source cannot lie in the future." },
  },
});

export const takeBackState = endpoint({
  name: "takeBackState",
  method: "DELETE",
  path: "/admin/states/:state",
  access: "admin",
  summary: "Let the file's line of a state hold again.",
  params: z.object({ state: at.shape.state }),
  query: z.object({ version: z.coerce.number().check(z.int(), z.gte(1)) }),
  result: keptTable,
  refusals: stateRefusals,
});

export const exportStates = endpoint({
  name: "exportStates",
  method: "GET",
  path: "/admin/export/states.csv",
  access: "admin",
  sends: "csv",
  limit: { max: 20, perSeconds: 60 },
  result: z.string(),
  summary: "Who can win money, by state, as it holds now; it can be kept as the file of states.",
});

import { readInput, reportPlace } from "@ten-paces/contract/schemas";

/** What the contract says of a report from outside. Apart, since the schemas are heavier than the form. */
export const readReport = (typed: unknown) => readInput(reportPlace.body, typed);

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type StateRule, stateRule } from "@ten-paces/contract";
import { states } from "@ten-paces/geo";
import Papa from "papaparse";
import type { StateLine } from "./rules.ts";

const shipped = fileURLToPath(new URL("../../../../data/states/prizes.csv", import.meta.url));
const header = "state,rule,source,date";

/**
 * The table of who can win by state.
 * @param file null for the one that is shipped
 * @throws Error with a sentence per line that is wrong
 */
export function readStatesFile(file: string | null): StateLine[] {
  return parseStates(readFileSync(file ?? shipped, "utf8"), file ?? shipped);
}

/** The same of its text. @param name of the file, for what is wrong in it */
export function parseStates(text: string, name: string): StateLine[] {
  const { data } = Papa.parse<string[]>(text.trim(), { delimiter: "," });
  const faults: string[] = [];
  const [first, ...rows] = data;
  if (first?.map((cell) => cell.trim()).join(",") !== header)
    faults.push(`The first line is not ${header}.`);
  const lines = rows.flatMap((row, index) => {
    const line = readLine(row);
    if (typeof line !== "string") return [line];
    faults.push(`Line ${index + 2}: ${line}`);
    return [];
  });
  const named = new Map(lines.map((line) => [line.state, line]));
  if (named.size < lines.length) faults.push("A state stands in two lines.");
  const missing = states.filter(({ name: state }) => !named.has(state.toUpperCase()));
  if (missing.length > 0) faults.push(`Missing: ${missing.map((state) => state.name).join(", ")}.`);
  if (faults.length > 0)
    throw new Error(`The table ${name} is not usable:\n  ${faults.join("\n  ")}`);
  return lines;
}

const names = new Set(states.map(({ name }) => name.toUpperCase()));

function readLine(row: string[]): StateLine | string {
  const [state = "", rule = "", source = "", date = ""] = row.map((cell) => cell.trim());
  if (!names.has(state)) return `“${state}” is no state in capitals.`;
  if (!isRule(rule)) return `“${rule}” is no rule; there are ${stateRule.options.join(", ")}.`;
  if (source === "") return "Who says so is missing.";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return `“${date}” is no day such as 2026-05-04.`;
  return { state, rule, source, date };
}

function isRule(text: string): text is StateRule {
  return stateRule.options.some((option) => option === text);
}

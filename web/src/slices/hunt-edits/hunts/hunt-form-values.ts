import {
  type AdminHunt,
  type HuntCard,
  type HuntStatus,
  huntDefaults,
  sitePath,
  sitePathWanted,
  type Variant,
} from "@ten-paces/contract";
import { BTC_PROBLEM, readBtc } from "../../settings/read-btc.ts";

/** The form as it is typed: every field a text, so that a half-typed number is nobody's mistake. */
export interface HuntFormValues {
  name: string;
  /** Of a hunt that is there; the builder writes that of a new one. */
  description: string;
  state: string;
  type: HuntCard["type"];
  variant: Variant;
  thresholdBTC: string;
  prizePool: string;
  totalSquares: string;
  status: HuntStatus;
  imageUrl: string;
  /** The local time of a datetime-local control; empty for a hunt that is not special. */
  opensAt: string;
}

export type FieldName = keyof HuntFormValues;
export type FieldProblems = Partial<Record<FieldName, string>>;

/** What the form offers as a status. */
export const FORM_STATUSES = ["AVAILABLE", "ACTIVE", "COMPLETE", "PENDING"] as const;

/** What the form offers as a status: of a hunt that is there, what it is and what it may become. */
export function statusesFor(existing: Pick<AdminHunt, "status" | "state"> | null): HuntStatus[] {
  if (!existing) return FORM_STATUSES.filter((status) => status !== "COMPLETE");
  if (existing.state === "FREE") return ["ACTIVE", "PAUSED"];
  switch (existing.status) {
    case "PENDING":
      return ["PENDING", "AVAILABLE"];
    case "AVAILABLE":
      return ["AVAILABLE", "ACTIVE", "PENDING"];
    case "ACTIVE":
      return ["ACTIVE", "PAUSED", "COMPLETE"];
    case "PAUSED":
      return ["PAUSED", "ACTIVE"];
    default:
      return [existing.status];
  }
}

/** The add form as it opens. */
export const EMPTY_FORM: HuntFormValues = {
  name: "",
  description: "",
  state: "",
  type: huntDefaults.type,
  variant: huntDefaults.variant,
  thresholdBTC: String(huntDefaults.thresholdBTC),
  prizePool: String(huntDefaults.prizePoolBtc),
  totalSquares: String(huntDefaults.totalSquares),
  status: "ACTIVE",
  imageUrl: "",
  opensAt: "",
};

export function formOf(hunt: AdminHunt): HuntFormValues {
  return {
    name: hunt.name,
    description: hunt.description,
    state: hunt.state,
    type: hunt.type,
    variant: hunt.variant,
    thresholdBTC: String(hunt.thresholdBTC),
    prizePool: String(hunt.prizePool),
    totalSquares: String(hunt.totalSquares),
    status: hunt.status,
    imageUrl: hunt.imageUrl ?? "",
    opensAt: hunt.opensAt === null ? "" : localTimeOf(new Date(hunt.opensAt)),
  };
}

/** The state decides what is national: the two fields never say different things. */
export function withState(values: HuntFormValues, state: string): HuntFormValues {
  if (state === "") return { ...values, state };
  return { ...values, state, type: state === "NATIONAL" ? "NATIONAL" : "STATE" };
}

export function withType(values: HuntFormValues, type: HuntFormValues["type"]): HuntFormValues {
  if (type === "NATIONAL") return { ...values, type, state: "NATIONAL" };
  return { ...values, type, state: values.state === "NATIONAL" ? "" : values.state };
}

/** What is wrong with the form, beside what it is about; empty when it can be sent. */
export function problemsOf(values: HuntFormValues): FieldProblems {
  const problems: FieldProblems = {};
  if (values.name.trim() === "") problems.name = "Please enter a name";
  if (values.state === "") problems.state = "Please select a state";
  for (const field of ["thresholdBTC", "prizePool"] as const) {
    if (readBtc(values[field]) === null) {
      problems[field] = BTC_PROBLEM;
    }
  }
  const squares = Number(values.totalSquares);
  if (
    values.totalSquares.trim() === "" ||
    !Number.isInteger(squares) ||
    squares < 1 ||
    squares > 20
  ) {
    problems.totalSquares = "Please enter a whole number from 1 to 20";
  }
  const image = values.imageUrl.trim();
  if (image !== "" && !sitePath.test(image)) problems.imageUrl = sitePathWanted;
  return problems;
}

/** The form as the calls take it. Only for a form without problems. */
export function bodyOf(values: HuntFormValues) {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    state: values.state,
    type: values.type,
    variant: values.variant,
    thresholdBTC: Number(values.thresholdBTC),
    prizePool: Number(values.prizePool),
    totalSquares: Number(values.totalSquares),
    status: values.status,
    imageUrl: values.imageUrl.trim() || null,
    opensAt: values.opensAt === "" ? null : new Date(values.opensAt).toISOString(),
  };
}

/** What an edit sends: the fields that were changed, and the version they were changed from. */
export function editOf(hunt: AdminHunt, values: HuntFormValues) {
  const before: Record<string, unknown> = bodyOf(formOf(hunt));
  const changed = Object.entries(bodyOf(values)).filter(([name, value]) => value !== before[name]);
  const body: Partial<ReturnType<typeof bodyOf>> = Object.fromEntries(changed);
  return { ...body, version: hunt.version };
}

/** The reader's own wall clock, as a datetime-local control wants it. */
function localTimeOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

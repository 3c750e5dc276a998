import { daylightHours, type SquareToSurvey } from "@ten-paces/contract";

const month = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
const monthName = (number: number) => month.format(Date.UTC(2026, number - 1, 15));

/** Of the flags those that are about one's own skin. */
const dangers: Partial<Record<NonNullable<SquareToSurvey["stand"]>["safety"][number], string>> = {
  water: "the water",
  traffic: "the traffic",
  cliff: "the edge",
  remote: "that it is remote",
  weather: "the weather",
};

/** What going there asks, in short sentences; empty where it asks nothing. */
export function asksInWords(stand: SquareToSurvey["stand"]): string {
  if (!stand) return "";
  const minded = stand.safety.flatMap((flag) => dangers[flag] ?? []);
  const { ticket, hours, months, terrain, walkM, ferry } = stand.asks;
  const said = [
    ticket === "person" && "One pays to get in.",
    ticket === "car" && "A car pays to get in.",
    hours === "daylight" &&
      `Open while it is light, between ${daylightHours.from} and ${daylightHours.to}.`,
    Array.isArray(hours) && `Open from ${hours[0]} to ${hours[1]}.`,
    months && `Open from ${monthName(months[0])} to ${monthName(months[1])}.`,
    ferry && "By ferry.",
    terrain > 2 && "Steep or rough ground.",
    walkM > 400 && `About ${Math.round(walkM / 80)} minutes on foot.`,
    minded.length > 0 && `Mind ${minded.join(", ")}.`,
  ];
  return said.filter(Boolean).join(" ");
}

import type { Material } from "../material/material.ts";
import { beganIn } from "../material/older.ts";
import type { Place } from "../place.ts";

/** Books date a thing a few years apart. */
const yearsApart = 3;

/** Whether "older than", "younger than" or a place between two is clearly false of a place, by its own dates. */
export function isOtherAge(place: Place, { source, slots }: Material): boolean {
  const began = beganIn(place);
  if (began === null || [slots.other, slots.other2].includes(place.name)) return false;
  const years = [began.year, ...place.years.map(([year]) => year)];
  if (source === "between") {
    const [from, to] = [Number(slots.otherYear), Number(slots.otherYear2)];
    return (
      years.every((year) => year < from - yearsApart) ||
      years.every((year) => year > to + yearsApart)
    );
  }
  const year = Number(slots.otherYear);
  if (!Number.isInteger(year)) return false;
  return years.every((own) =>
    source === "older" ? own > year + yearsApart : own < year - yearsApart,
  );
}

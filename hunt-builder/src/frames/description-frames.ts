import type { TripAsks } from "../stands/trip.ts";

/** For {m} ("about 220 miles"), {days} and {r} (" in Philadelphia", " from near Hays to near Lund", or nothing). */
export const ways: Record<TripAsks["kind"], readonly string[]> = {
  on_foot: [
    "A walk of {m}{r}.",
    "{M} on foot{r}.",
    "On foot all the way, {m}{r}.",
    "No wheels wanted: {m}{r}.",
    "A day's stroll of {m}{r}.",
  ],
  bicycle: [
    "{M} by bicycle{r}.",
    "A bicycle ride of {m}{r}.",
    "Too far to walk and too near to drive: {m}{r}.",
    "A day on two wheels, {m}{r}.",
    "By bicycle or by bus, {m}{r}.",
  ],
  afternoon_by_car: [
    "An afternoon by car, {m}{r}.",
    "A short drive with many stops, {m}{r}.",
    "{M} by car{r}, and home for supper.",
    "Half a day by car, {m}{r}.",
    "By car after lunch, {m}{r}.",
  ],
  day_by_car: [
    "A day by car, {m}{r}.",
    "{M} by car{r}, from breakfast to dusk.",
    "One long day on the road, {m}{r}.",
    "A day's drive of {m}{r}.",
    "A whole day by car{r}, {m} of it.",
    "By car{r}, {m} in a day.",
    "{M} of road{r}, and one full day.",
  ],
  days: [
    "{Days} by car, {m}{r}.",
    "{M} by car{r}, with {days} to see it in.",
    "A journey of {days} and {m}{r}.",
    "On the road{r}, {m} in {days}.",
    "A tour{r}, {m} in {days}.",
  ],
};
export const grand = [
  "{M}{r}: a season rather than a weekend.",
  "No single trip: {m}{r}, a leg at a time.",
];

/** What a hunt at a desk is, where its last square tells no story. */
export const desk = [
  "To be solved from a chair, and the end needs all that came before.",
  "No shoes wanted: paper, pencil and an evening.",
  "Three puzzles to each place, and a last one made of the rest.",
  "For a rainy week: every answer is a word, and the words add up.",
  "Sit down to it. What you find early you will need late.",
  "A desk, a lamp, and a last page that ties the others together.",
];

/** What one comes past at a desk: {things} are two or three. */
export const past = [
  "On the way you meet {things}",
  "It takes you past {things}",
  "Along the way: {things}",
  "Before that come {things}",
  "You will read of {things}",
];

/** What one pays, for {count} ("one place", "two places"): where one stands, since the museum behind the sidewalk may charge. */
export const money = {
  nothing: [
    "nothing to pay at any stop",
    "no stop asks for a ticket",
    "every stop is free",
    "no gate to pay at",
    "each stop free to stand at",
  ],
  tickets: ["tickets at {count}", "a ticket to buy at {count}", "money for the door at {count}"],
  cars: ["a fee for the car at {count}", "{count} where the car pays", "a park fee at {count}"],
};

/** The hardest ground of a hunt, 1 for wheels to 4 for boots; a gentle one is told of a hunt without a car alone. */
export const ground: Record<1 | 2 | 3 | 4, readonly string[]> = {
  1: [
    "easy for wheels",
    "level ground at every stop",
    "no stairs to climb",
    "good for a stroller",
    "nothing steep at any stop",
    "any shoes will do",
  ],
  2: ["easy paths", "some grass", "now and then a path", "a little gravel"],
  3: ["one steep bit", "one stretch for good shoes", "one rough path"],
  4: ["one hard climb", "one climb for boots"],
};

export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

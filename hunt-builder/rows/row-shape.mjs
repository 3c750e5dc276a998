import { checkStandShape } from "./stand-shape.mjs";
import { groups, kinds, tags, units } from "./vocabulary.mjs";

const text = (value) => typeof value === "string" && value.trim() === value && value.length > 0;

const mechanisms =
  "double_meaning shared_word odd_one_out false_friend before_and_after walk_undone acrostic dialogue rival link absence order scale fold stray signpost lineup image".split(
    " ",
  );
const tellsPattern = /^(?:(?:(?:fact|year|person):\d|measure|other:[a-z])(?: (?!$)|$))*$/;
const usesPattern = /^(?:(?:fact|year|image|person):\d|measure|self)$/;

const listOf = { fact: "facts", year: "years", person: "people" };

/** Whether a row has what a key of `tells` stands for. */
function isInRow(row) {
  return (key) => {
    const [sort, index] = key.split(":");
    return !(sort in listOf) || Number(index) < (row[listOf[sort]]?.length ?? 0);
  };
}

/** Whether a row has the fields and values of data/places/README.md; says what is wrong. */
export function checkShape(stem, row, say) {
  const before = { failed: false };
  const need = (ok, what) => {
    if (!ok) {
      before.failed = true;
      say(what);
    }
  };
  const known =
    "id name aliases kind state town county at sure stand tags years people measure facts veiled tells clues access safety".split(
      " ",
    );
  for (const key of Object.keys(row)) need(known.includes(key), `unknown field ${key}`);
  need(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.id ?? ""), "id must be kebab-case");
  for (const key of ["name", "town", "county", "access"])
    need(text(row[key]), `${key} must be text`);
  need(Array.isArray(row.aliases) && row.aliases.every(text), "aliases must be a list of texts");
  need(kinds.includes(row.kind), `unknown kind ${row.kind}`);
  need(
    (stem === "national") === text(row.state),
    "state stands in national.json only, and always there",
  );
  need(
    Array.isArray(row.at) && row.at.length === 2 && row.at.every(Number.isFinite),
    "at must be [latitude, longitude]",
  );
  need(["exact", "near", "rough"].includes(row.sure), "sure must be exact, near or rough");
  need(
    Array.isArray(row.years) &&
      row.years.length <= 3 &&
      row.years.every(
        (pair) => Number.isInteger(pair[0]) && pair[0] > -3000 && pair[0] <= 2025 && text(pair[1]),
      ),
    "years must be up to 3 of [year, phrase]",
  );
  need(
    row.years?.length > 0 || groups.nature.kinds.includes(row.kind),
    "only natural features may have no year",
  );
  need(
    Array.isArray(row.people) &&
      row.people.length <= 3 &&
      row.people.every((pair) => pair.length === 2 && text(pair[0]) && text(pair[1])),
    'people must be up to 3 of ["Name", "phrase"]',
  );
  const m = row.measure;
  need(
    m &&
      text(m.what) &&
      Number.isFinite(m.value) &&
      m.value > 0 &&
      text(m.unit) &&
      typeof m.how === "string",
    "measure needs what, value, unit, how",
  );
  if (m && text(m.unit)) {
    need(units.includes(m.unit) || m.how === "", `unit ${m.unit} is a count, so how must be ""`);
    need(
      ["", "tall", "long", "wide", "deep", "high", "above sea level", "across", "around"].includes(
        m.how,
      ),
      `unknown how ${m.how}`,
    );
    need(!/^(a|an|the) /i.test(m.what ?? ""), "measure.what takes no article");
  }
  need(
    Array.isArray(row.facts) &&
      row.facts.length >= 3 &&
      row.facts.length <= 5 &&
      row.facts.every(text),
    "facts must be 3 to 5 texts",
  );
  need(
    Array.isArray(row.veiled) &&
      row.veiled.length >= 2 &&
      row.veiled.length <= 8 &&
      row.veiled.every(text),
    "veiled must be 2 to 8 texts",
  );
  need(
    row.tells === undefined ||
      (Array.isArray(row.tells) &&
        row.tells.length === row.veiled?.length &&
        row.tells.every((keys) => tellsPattern.test(keys) && keys.split(" ").every(isInRow(row)))),
    "tells must say of each veiled line what it tells, as keys of the row with a space between",
  );
  need(
    row.clues === undefined ||
      (Array.isArray(row.clues) &&
        row.clues.every(
          (clue) =>
            mechanisms.includes(clue.mechanism) &&
            text(clue.text) &&
            Array.isArray(clue.uses) &&
            clue.uses.length > 0 &&
            clue.uses.every((key) => usesPattern.test(key)),
        )),
    `clues must be a list of mechanism (${mechanisms.join(" ")}), text and uses`,
  );
  const flags = ["water", "traffic", "cliff", "private_ground", "ticket", "remote", "weather"];
  need(
    Array.isArray(row.safety) && row.safety.every((flag) => flags.includes(flag)),
    "unknown safety flag",
  );
  need(
    row.tags === undefined ||
      (Array.isArray(row.tags) &&
        row.tags.every((tag) => tags.includes(tag)) &&
        new Set(row.tags).size === row.tags.length),
    `tags must be a list, each once, out of ${tags.join(" ")}`,
  );
  if (row.stand) checkStandShape(row.stand, need);
  return !before.failed;
}

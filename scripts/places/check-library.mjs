import { createRequire } from "node:module";
import { geoContains } from "d3-geo";
import { feature } from "topojson-client";
import { groups, kinds, nationalNames, stateFiles, units } from "./vocabulary.mjs";

const require = createRequire(import.meta.url);
const atlas = require("us-atlas/counties-10m.json");
const states = new Map(
  feature(atlas, atlas.objects.states).features.map((f) => [f.properties.name, f]),
);
const fipsOf = new Map([...states].map(([name, f]) => [name, f.id]));
const counties = feature(atlas, atlas.objects.counties).features;

const perStateAtLeast = 62;
const spacingMetres = 150;
const plainWords = new Set(
  `bridge museum park county state national historic historical lake river mountain island falls
  beach fort house mill mine museum library theater theatre church cathedral station market square
  tower monument memorial statue fountain cemetery university college stadium arena canyon cave
  caverns cavern spring springs forest garden gardens zoo aquarium observatory lighthouse light dam
  canal tunnel mission village ruins battlefield hotel railway railroad factory ship airfield
  courthouse capitol city hall peak point rock bay dune dunes overlook center area trail site old new
  great grand north south east west covered creek valley hill mount world house first street avenue
  plaza common main home art arts science history natural nature botanical public opera union
  building field reserve preserve recreation scenic gorge butte mesa arch pass bluff bluffs cliff
  cliffs head harbor port pier train depot company store town little black white red blue green big
  high long water stone iron wood wooden brick glass with from that this over under upon between
  american america united states civil war school court office`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * All problems of the library's files.
 * @param {{stem: string, text: string}[]} files file stems and their JSON text
 * @returns {{file: string, place: string, what: string}[]}
 */
export function checkLibrary(files) {
  const problems = [];
  const all = [];
  for (const { stem, text } of files) {
    const say = (place, what) => problems.push({ file: stem, place, what });
    if (!(stem in stateFiles)) {
      say("-", "no such state; name the file after the state, in kebab-case");
      continue;
    }
    let rows;
    try {
      rows = JSON.parse(text);
    } catch (error) {
      say("-", `is not JSON: ${error.message}`);
      continue;
    }
    checkCounts(stem, rows, say);
    for (const row of rows) {
      const sayHere = (what) => say(row.id ?? row.name ?? "?", what);
      if (checkShape(stem, row, sayHere)) {
        checkWords(row, sayHere);
        checkPlace(stem, row, sayHere);
        all.push({ file: stem, row });
      }
    }
  }
  checkAcross(all, problems);
  return problems;
}

function checkCounts(stem, rows, say) {
  if (rows.length < perStateAtLeast)
    say("-", `has ${rows.length} places, needs ${perStateAtLeast}`);
  if (stem === "national") {
    const spread = new Set(rows.map((row) => row.state));
    if (spread.size < 30) say("-", `spreads over ${spread.size} states, needs 30`);
    return;
  }
  for (const [group, { atLeast, kinds: members }] of Object.entries(groups)) {
    const count = rows.filter((row) => members.includes(row.kind)).length;
    if (count < atLeast) say("-", `has ${count} of group ${group}, needs ${atLeast}`);
  }
  const towns = new Set(rows.map((row) => row.county));
  const spread = Math.min(
    12,
    { delaware: 3, hawaii: 4, "rhode-island": 5, connecticut: 8 }[stem] ?? 12,
  );
  if (towns.size < spread) say("-", `spreads over ${towns.size} counties, needs ${spread}`);
}

const text = (value) => typeof value === "string" && value.trim() === value && value.length > 0;
const words = (value) => value.split(/\s+/).length;

function checkShape(stem, row, say) {
  const before = { failed: false };
  const need = (ok, what) => {
    if (!ok) {
      before.failed = true;
      say(what);
    }
  };
  const known =
    "id name aliases kind state town county at sure years people measure facts veiled access safety".split(
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
      row.veiled.length <= 3 &&
      row.veiled.every(text),
    "veiled must be 2 or 3 texts",
  );
  const flags = ["water", "traffic", "cliff", "private_ground", "ticket", "remote", "weather"];
  need(
    Array.isArray(row.safety) && row.safety.every((flag) => flags.includes(flag)),
    "unknown safety flag",
  );
  return !before.failed;
}

const stem4 = (word) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/[^a-z]/g, "");

function checkWords(row, say) {
  const own = new Set(
    [row.name, ...row.aliases, row.town]
      .flatMap((name) => name.split(/[\s-]+/))
      .map(stem4)
      .filter((word) => word.length >= 4 && !plainWords.has(word) && word !== row.kind),
  );
  const phrases = [
    ...row.facts.map((value) => ["fact", value]),
    ...row.veiled.map((value) => ["veiled", value]),
    ...row.years.map((pair) => ["year phrase", pair[1]]),
    ...row.people.map((pair) => ["people phrase", pair[1]]),
    ["measure", row.measure.what],
  ];
  for (const [label, value] of phrases) {
    for (const word of value.split(/[\s-]+/).map(stem4)) {
      if (own.has(word)) say(`${label} says "${word}", a word of its name or town: ${value}`);
    }
    if (/[.!?]$/.test(value)) say(`${label} ends in a full stop: ${value}`);
    if (/\s{2}/.test(value)) say(`${label} has two spaces: ${value}`);
  }
  for (const fact of row.facts) {
    if (!/^[a-z]/.test(fact)) say(`fact must begin with a small letter: ${fact}`);
    if (words(fact) < 5 || words(fact) > 24)
      say(`fact has ${words(fact)} words, 6 to 22 wanted: ${fact}`);
    if (/\b(beautiful|famous|popular|stunning|breathtaking|iconic)\b/i.test(fact))
      say(`opinion: ${fact}`);
  }
  for (const line of row.veiled) {
    if (/\d/.test(line)) say(`veiled has digits: ${line}`);
    if (/\s[A-Z]/.test(line) || /^[A-Z]/.test(line)) say(`veiled has a capital letter: ${line}`);
    if (words(line) < 5 || words(line) > 22)
      say(`veiled has ${words(line)} words, 6 to 20 wanted: ${line}`);
  }
}

function checkPlace(stem, row, say) {
  const [lat, lng] = row.at;
  const stateName = stem === "national" ? stateFiles.byCode[row.state] : stateFiles[stem];
  const shape = states.get(stateName);
  if (!shape) {
    say(`unknown state ${row.state}`);
    return;
  }
  const loose = ["island", "lighthouse", "beach", "bay"].includes(row.kind);
  const slackMetres = loose ? 25_000 : 3_000;
  if (!near(shape, lat, lng, slackMetres)) {
    say(`${lat}, ${lng} lies outside ${stateName}`);
    return;
  }
  const plain = (name) =>
    name
      .normalize("NFD")
      .replace(/[^a-z]/gi, "")
      .toLowerCase()
      .replace(/^saint/, "st");
  const matching = counties.filter(
    (county) =>
      county.id.startsWith(fipsOf.get(stateName)) &&
      plain(county.properties.name) === plain(row.county),
  );
  if (matching.length === 0) say(`no county ${row.county} in ${stateName}`);
  else if (!matching.some((county) => near(county, lat, lng, slackMetres))) {
    const actual = counties.find((county) => geoContains(county, [lng, lat]));
    say(`lies outside ${row.county}${actual ? `, in ${actual.properties.name}` : ""}`);
  }
}

/** Whether a point is inside a shape or within the slack of it, by probing a ring around it. */
function near(shape, lat, lng, slackMetres) {
  if (geoContains(shape, [lng, lat])) return true;
  for (const share of [0.25, 0.5, 1]) {
    for (let bearing = 0; bearing < 360; bearing += 15) {
      const dLat = ((slackMetres * share) / 111_320) * Math.cos((bearing * Math.PI) / 180);
      const dLng =
        ((slackMetres * share) / (111_320 * Math.cos((lat * Math.PI) / 180))) *
        Math.sin((bearing * Math.PI) / 180);
      if (geoContains(shape, [lng + dLng, lat + dLat])) return true;
    }
  }
  return false;
}

function metresBetween([lat1, lng1], [lat2, lng2]) {
  const x = (lng2 - lng1) * Math.cos((((lat1 + lat2) / 2) * Math.PI) / 180);
  return Math.hypot(x, lat2 - lat1) * 111_195;
}

function checkAcross(all, problems) {
  const ids = new Map();
  const sentences = new Map();
  for (const { file, row } of all) {
    const say = (what) => problems.push({ file, place: row.id, what });
    if (ids.has(row.id)) say(`id stands in ${ids.get(row.id)} too`);
    ids.set(row.id, file);
    for (const line of [...row.facts, ...row.veiled]) {
      const key = line.toLowerCase().replace(/[^a-z0-9]+/g, " ");
      if (sentences.has(key)) say(`says what ${sentences.get(key)} says: ${line}`);
      sentences.set(key, row.id);
    }
    if (file !== "national" && nationalNames.has(row.name.toLowerCase()))
      say("is a national place");
  }
  const sorted = [...all].sort((a, b) => a.row.at[0] - b.row.at[0]);
  for (let i = 0; i < sorted.length; i++) {
    for (let j = i + 1; j < sorted.length; j++) {
      const a = sorted[i].row;
      const b = sorted[j].row;
      if (b.at[0] - a.at[0] > 0.0015) break;
      const apart = metresBetween(a.at, b.at);
      if (apart < spacingMetres) {
        problems.push({
          file: sorted[i].file,
          place: a.id,
          what: `is ${Math.round(apart)} m from ${b.id} (${sorted[j].file})`,
        });
      }
    }
  }
}

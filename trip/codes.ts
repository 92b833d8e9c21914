import type { Told } from "./told.ts";

/**
 * All that the planner can say: each code with its values. `words/` has a sentence for each in each language; a code
 * without one, or a value of another kind, does not compile.
 *
 * Kinds: `count` whole number from 0 (people, days, rupees, metres, minutes); `time` minutes after midnight, `times`
 * several; `date` YYYY-MM-DD; `month` from 1; `weekday` 0 to 6 from Monday, `weekdays` as bits, Monday the lowest;
 * `id` of a fact; `name` of a place or train, `names` several; `ids` of interests; `text` that content or people wrote;
 * else one of the words in the list.
 */
export const codes = {
  // Why a visit is in the trip.
  "why-fixed": {},
  "why-asked": {},
  "why-fame": {},
  "why-worth": { worth: "count" },
  "why-interests": { interests: "ids" },
  "why-children": {},
  "why-step-free": {},
  "why-month": { score: "count", month: "month" },
  "why-near": { minutes: "count" },

  // Why nights are spent in a place.
  "stay-asked": {},
  "stay-fixed": {},
  "stay-for": { sights: "names" },
  "stay-height": { metres: "count", nights: "count" },
  "stay-rest": {},
  "stay-break": {},
  "stay-way": { minutes: "count" },

  // Of a visit.
  season: { name: "name", score: "count", month: "month" },
  "hours-unknown": {},
  aboard: { back: "time" },
  closing: { at: "time" },
  crowd: { from: "time", until: "time" },
  "ticket-shared": { name: "name" },
  "ticket-with": { sights: "names", days: "count" },
  "ticket-instead": { ticket: "text", days: "count" },
  permit: { lead: "count", left: "count" },
  "book-ahead": { lead: "count", left: "count" },
  "access-wheelchair": { name: "name" },
  "access-party": { name: "name" },
  "step-free": { access: ["partly", "no", "unknown"] },
  "altitude-visit": { metres: "count" },
  carried: { by: "ids", leaves: ["little", "much"] },
  door: { rules: "ids" },
  "times-changed": {},
  "closed-since": {},

  // Of a ride.
  "early-start": { minutes: "count" },
  "meal-seated": {},
  "meal-halt": { minutes: "count" },
  breaks: {},
  way: { text: "text" },
  runs: { how: ["on", "but"], days: "weekdays" },
  rests: { name: "name", what: "ride", minutes: "count", weekday: "weekday" },
  departs: { name: "name", what: "ride", minutes: "count", at: "times" },
  estimated: {},

  // Of a day.
  sun: { rise: "time", set: "time" },
  "long-road": { minutes: "count", most: "count" },
  "long-road-child": { minutes: "count", most: "count", age: "count" },
  "long-journey": { minutes: "count" },
  late: { at: "time" },
  dark: {},
  "altitude-night": { metres: "count" },
  "altitude-base": { name: "name", metres: "count" },
  "festival-here": {
    festival: "id",
    name: "name",
    tagline: "text",
    caution: "text",
    date: ["sure", "unsure"],
  },
  "festival-about": {
    festival: "id",
    name: "name",
    place: "name",
    tagline: "text",
    date: ["sure", "unsure"],
  },
  "festival-on": { festival: "id", name: "name" },
  holiday: { name: "name", date: ["sure", "unsure"], drink: ["sold", "dry"] },
  "plan-b": { why: ["rain", "fog", "smog"], place: "name", sights: "names" },
  diet: { diet: ["vegetarian", "jain", "halal", "vegan"], place: "name" },
  "free-height": { metres: "count" },
  "free-day": { place: "name" },
  "rest-day": { place: "name", after: ["height", "way", "nothing"] },
  "free-half": { place: "name" },
  "free-near": { name: "name", minutes: "count" },
  "place-gone": { id: "id" },
  "town-gone": { id: "id", here: "name" },
  "town-unsaid": { here: "name" },
  "start-gone": { id: "id", here: "name" },
  "end-gone": { id: "id", here: "name" },

  // Of the whole trip.
  "night-train": { nights: "count" },
  "step-free-rooms": {},
  fog: { place: "name" },
  smog: { place: "name" },
  budget: { least: "count", named: "count" },
  when: {},
  "festival-nights": {
    name: "name",
    place: "name",
    nights: "count",
    start: "date",
    end: "date",
    span: ["day", "days"],
    date: ["sure", "unsure"],
  },
  "festival-price": { name: "name", least: "count", most: "count", covers: "text" },
  "festival-rooms": { name: "name", place: "name" },
  ramadan: { start: "date", end: "date" },
  saved: { rupees: "count", weight: "count", simpler: "count" },
  "saved-rooms": { style: "style", before: "style" },
  "saved-flights": { flights: "count" },
  "saved-nights": { places: "names", more: "count" },
  "saved-tickets": { sights: "names", more: "count" },
  "saved-ways": {},
  "saved-text": { text: "text", weight: "count", simpler: "count" },
  "dates-passed": { date: "date" },
  "planned-anew": { ids: "ids" },

  // What could not be read of a link.
  "link-empty": {},
  "link-wish": {
    field: [
      ...["when", "start", "end", "arrives", "leaves", "dayFrom", "party", "pace", "interests"],
      ...["style", "budget", "where", "must", "never", "pins", "seed", "version", "other"],
    ],
  },
  "link-cut": { day: "count" },
  "link-cut-words": { from: ["names", "stops", "notes", "saved"] },
  "link-words": { lost: ["names", "stops", "notes", "saved"] },
  "link-planned-anew": {},
  "link-later": {},
  "link-broken": {},
  "link-damaged": {},
  "link-days-over": { count: "count", most: "count" },
  "link-day-damaged": { day: "count" },
  "link-day-twice": { day: "count" },
  "link-day-rest": {},
  "link-days-lost": {},

  // A meal or a rest.
  "lunch-near": { name: "name" },
  "lunch-in": { name: "name" },
  "rest-dinner": {},
  "rest-breakfast": {},
  "rest-morning": {},
  "rest-afternoon": {},

  // Why a place is left out.
  "left-never": { name: "name" },
  "left-passport": { name: "name" },
  "left-group": { name: "name", people: "count" },
  "left-lead": { name: "name", lead: "count", left: "count" },
  "left-closed": { name: "name" },
  "left-closed-day": { name: "name", weekday: "weekday" },
  "left-closed-days": { name: "name", days: "weekdays", place: "name" },
  "left-season": { name: "name", month: "month", score: "count" },
  "left-wheelchair": { name: "name" },
  "left-party": { name: "name" },
  "left-hours": { name: "name" },
  "left-needs": { name: "name", days: "count" },
  "left-far": { name: "name", minutes: "count", from: "name" },
  "left-far-runs": {
    name: "name",
    minutes: "count",
    from: "name",
    how: ["on", "but"],
    days: "weekdays",
    train: "name",
    what: "ride",
  },
  "left-unreached": { name: "name", month: "month" },
  "left-height": { name: "name", metres: "count" },
  "left-way": { name: "name", minutes: "count" },
  "left-month": { name: "name", score: "count", month: "month" },
  "left-full": { place: "name", days: "count", minutes: "count" },
  "town-needs": { name: "name", days: "count" },
  "town-far": { name: "name", minutes: "count", from: "name" },
  "town-far-runs": {
    name: "name",
    minutes: "count",
    from: "name",
    how: ["on", "but"],
    days: "weekdays",
    train: "name",
    what: "ride",
  },
  "town-unreached": { name: "name", month: "month" },

  // Wishes that cannot all be kept.
  "place-unknown": { id: "id" },
  "must-and-never": { id: "id" },
  "pinned-and-never": { name: "name" },
  "place-never": { name: "name", place: "name" },
  "night-twice": { day: "count", place: "name" },
  "sight-twice": { name: "name", kept: "count", day: "count" },
  "day-outside": { day: "count", days: "count" },
  "end-unknown": { id: "id", end: ["start", "end"] },
  "date-passed": { date: "date", year: "count" },
  "festival-outside": {
    name: "name",
    start: "date",
    end: "date",
    span: ["day", "days"],
    date: ["sure", "unsure"],
  },
  "festival-past": { name: "name", date: "date" },
  "festival-unset": { name: "name" },
  "festival-nowhere": { name: "name" },
  "festival-unreached": { name: "name", place: "name", start: "date" },
  "night-unreached": { day: "count", place: "name" },
  "way-none": { from: "name", to: "name", date: "date" },
  "way-long": { from: "name", to: "name", minutes: "count", day: "count" },
  "day-short": { day: "count", from: "time", to: "time" },
  "rest-missing": { place: "name", metres: "count", day: "count" },
  "budget-limit": { least: "count", limit: "count" },
  "where-closed": { inside: "count", nights: "count", month: "month" },
  "where-unreached": { inside: "count", nights: "count", month: "month" },
  "where-unfit": { inside: "count", nights: "count" },

  // What to give up for them.
  "drop-id": { id: "id" },
  "drop-one": { id: "id" },
  "unpin-night": { day: "count", place: "name" },
  "unpin-this-night": {},
  "unpin-sight": { day: "count" },
  "unpin-day": { day: "count" },
  "choose-end": { end: ["start", "end"] },
  "choose-ends": {},
  "choose-nearer-end": {},
  "choose-nearer-start": {},
  "choose-month": {},
  "choose-dates": {},
  "choose-date": { date: "date" },
  "choose-first-day": { date: "date" },
  "choose-where": {},
  "choose-style": {},
  "give-up": { name: "name" },
  "give-up-must": {},
  longer: {},
  "arrive-sooner": {},
  "allow-rupees": { rupees: "count" },
  "less-far": {},
  "by-bus": { rupees: "count" },

  // What a sum is reckoned on, and what is not counted.
  rooms: { rooms: "count", style: "style" },
  "rooms-aboard": {},
  transport: { cars: "count" },
  tickets: { passport: ["indian", "saarc", "foreign"] },
  meals: { least: "count", most: "count" },
  "car-hire": { cars: "count", days: "count", km: "count", least: "count", most: "count" },
  "bus-seats": { least: "count", most: "count", saved: "count" },
  dormitory: { least: "count", most: "count", saved: "count" },
  "without-journey": {},
  "without-style": { place: "name", style: "style" },
  "without-tickets": { places: "count" },

  // What could stand in a visit's place.
  swap: {
    time: ["same", "shorter", "longer"],
    minutes: "count",
    money: ["unknown", "free", "same", "less", "more"],
    rupees: "count",
  },

  // Names of days and rides.
  "from-to": { from: "name", to: "name" },
  "day-of": { sights: "names" },

  /** What was written before there were codes, or by people. */
  text: { text: "text" },
} as const satisfies Record<string, Record<string, ValueKind>>;

export type Code = keyof typeof codes;

/** Listed kinds are words that choose among forms of a sentence. */
export type ValueKind = keyof typeof kinds | readonly string[];

type ValueOf<Kind> = Kind extends readonly (infer Word)[]
  ? Word
  : Kind extends "count" | "time" | "month" | "weekday" | "weekdays"
    ? number
    : Kind extends "times"
      ? readonly number[]
      : Kind extends "names" | "ids"
        ? readonly string[]
        : Kind extends "ride"
          ? (typeof rides)[number]
          : Kind extends "style"
            ? (typeof styles)[number]
            : string;

export type ValuesOf<C extends Code> = {
  -readonly [Name in keyof (typeof codes)[C]]: ValueOf<(typeof codes)[C][Name]>;
};

const rides = ["named", "train", "toy-train", "ferry", "flight", "other"] as const;
const styles = ["simple", "comfortable", "fine"] as const;

type Test = (value: unknown) => boolean;
const isWhole =
  (least: number, most: number): Test =>
  (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
const isText =
  (most: number): Test =>
  (value) =>
    typeof value === "string" && value !== "" && value.length <= most;
const isList =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= 12 && value.every(test);
const isOneOf =
  (words: readonly string[]): Test =>
  (value) =>
    typeof value === "string" && words.includes(value);

/** What a value of each kind must be. */
const kinds = {
  count: isWhole(0, 1e9),
  time: isWhole(0, 2880),
  times: isList(isWhole(0, 2880)),
  month: isWhole(1, 12),
  weekday: isWhole(0, 6),
  weekdays: isWhole(1, 127),
  date: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value),
  id: isText(60),
  ids: isList(isText(60)),
  name: isText(120),
  names: isList(isText(120)),
  text: isText(600),
  ride: isOneOf(rides),
  style: isOneOf(styles),
} as const satisfies Record<string, Test>;

const isKnown = (code: string): code is Code => Object.hasOwn(codes, code);

/** What is wrong with what was said; null: a code of ours with exactly its values. */
export function findToldFault({ code, values }: Told): string | null {
  if (!isKnown(code)) return `${code} is no code`;
  const asked: Record<string, ValueKind> = codes[code];
  const surplus = Object.keys(values).find((name) => !Object.hasOwn(asked, name));
  if (surplus !== undefined) return `${code} has no value ${surplus}`;
  for (const [name, kind] of Object.entries(asked)) {
    const test = typeof kind === "string" ? kinds[kind] : isOneOf(kind);
    if (!test(values[name])) return `${code}: ${name} is ${JSON.stringify(values[name])}`;
  }
  return null;
}

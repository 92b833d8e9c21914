import type { Carrier, DoorRule } from "#contract/content/entrance.ts";
import type { Interest } from "#contract/content/facts.ts";
import type { Code } from "#trip/codes.ts";
import type { Say, Told } from "#trip/told.ts";
import type { EntranceWords } from "./entrance/entrance-words.ts";
import { type Parts, parseMessage } from "./parse-message.ts";

/** How a language writes what stands in a message. */
export interface Forms {
  /** How numbers, dates, lists and plurals are written: `en-IN`. */
  readonly locale: string;
  readonly interests: Readonly<Record<Interest, string>>;
  /** A length of time: `{minutes}` below an hour, `{hours}` alone, or both. */
  readonly entrance: EntranceWords;
  readonly lengths: { readonly minutes: string; readonly hours: string; readonly both: string };
  /** Where a time belongs to a part of the day: `{part}` by its first hour, `{hour}` of twelve. Without it: 06:05. */
  readonly clock?: {
    readonly parts: readonly (readonly [from: number, name: string])[];
    readonly whole: string;
    readonly both: string;
  };
  /** What stands between the members of a list, where Intl writes it otherwise than people do. */
  readonly list?: { readonly between: string; readonly last: string };
}

/** All sentences and forms of one language; each file of `words/` exports one. */
export interface Language extends Forms {
  readonly messages: Readonly<Record<Code, string>>;
}

type Value = Told["values"][string];
type Values = Readonly<Record<string, Value>>;

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** A Monday. */
const someMonday = Date.UTC(2024, 0, 1);

/** `port-blair` as "Port Blair": what is gone from the facts has no other name. */
const spellOut = (id: string): string =>
  id.replaceAll("-", " ").replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** How values are written in a language, by the names that its messages call it. */
function createFormats(language: Forms, fill: Fill) {
  const { locale, interests, entrance, lengths, clock, list: links } = language;
  const { rules, carriers } = entrance;
  const inIndia = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const number = new Intl.NumberFormat(locale);
  const rupees = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "INR",
    maximumFractionDigits: 0,
  });
  const exact = new Intl.NumberFormat(locale, { style: "currency", currency: "INR" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const time = inIndia({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const date = inIndia({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const day = inIndia({ dateStyle: "long" });
  const fullDay = inIndia({ dateStyle: "full" });
  const shortDay = inIndia({ weekday: "short", day: "numeric", month: "short" });
  const month = inIndia({ month: "long" });
  const weekday = inIndia({ weekday: "long" });
  const nameDay = (day: number) => weekday.format(someMonday + day * dayMs);
  const writeTime = (at: number): string => {
    if (!clock) return time.format(at * minuteMs);
    const [hours, minutes] = [Math.floor(at / 60) % 24, at % 60];
    const part = clock.parts.findLast(([from]) => from <= hours)?.[1] ?? "";
    const minute = String(minutes).padStart(2, "0");
    return fill(clock[minutes === 0 ? "whole" : "both"], { part, hour: hours % 12 || 12, minute });
  };
  const join = (texts: readonly string[]): string =>
    links && texts.length > 1
      ? texts.slice(0, -1).join(links.between) + links.last + texts.at(-1)
      : list.format(texts);
  const all = (value: Value) => (Array.isArray(value) ? value : [value]);
  const formats: Record<string, (value: Value) => string> = {
    "": String,
    number: (value) => number.format(Number(value)),
    rupees: (value) => rupees.format(Number(value)),
    length(value) {
      const [hours, minutes] = [Math.floor(Number(value) / 60), Math.round(Number(value) % 60)];
      const form = hours === 0 ? "minutes" : minutes === 0 ? "hours" : "both";
      return fill(lengths[form], { hours, minutes });
    },
    time: (value) => writeTime(Number(value)),
    times: (value) => join(all(value).map((one) => writeTime(Number(one)))),
    paisa: (value) => (Number(value) % 100 === 0 ? rupees : exact).format(Number(value) / 100),
    date: (value) => date.format(Date.parse(String(value))),
    day: (value) => day.format(Date.parse(String(value))),
    "short-day": (value) => shortDay.format(Date.parse(String(value))).replace(",", ""),
    "full-day": (value) => fullDay.format(Date.parse(String(value))),
    year: (value) => String(value),
    month: (value) => month.format(Date.UTC(2024, Number(value) - 1)),
    weekday: (value) => nameDay(Number(value)),
    weekdays: (value) =>
      join([0, 1, 2, 3, 4, 5, 6].filter((day) => (Number(value) >> day) & 1).map(nameDay)),
    list: (value) => join(all(value).map(String)),
    spelled: (value) => join(all(value).map((id) => spellOut(String(id)))),
    // Some have an "and" of their own.
    rules: (value) =>
      all(value)
        .map((id) => rules[id as DoorRule] ?? spellOut(String(id)))
        .join("; "),
    carriers: (value) =>
      join(all(value).map((id) => carriers[id as Carrier] ?? spellOut(String(id)))),
    interests: (value) => join(all(value).map((id) => interests[id as Interest] ?? String(id))),
  };
  return formats;
}

type Fill = (message: string, values: Values) => string;

/** Puts values into messages, as a language writes them. @throws Error where a message or a date is none */
export function createFill(language: Forms): Fill {
  const read = new Map<string, Parts>();
  const plural = new Intl.PluralRules(language.locale);
  const formats = createFormats(language, fill);

  function fill(message: string, values: Values): string {
    let parts = read.get(message);
    if (!parts) {
      parts = parseMessage(message);
      read.set(message, parts);
    }
    return write(parts, values);
  }

  const write = (parts: Parts, values: Values): string =>
    parts
      .map((part) => {
        if (typeof part === "string") return part;
        const value = values[part.name] ?? "";
        if ("format" in part) return (formats[part.format] ?? String)(value);
        const form = part.by === "plural" ? plural.select(Number(value)) : String(value);
        const { forms } = part;
        return write(forms[`=${value}`] ?? forms[form] ?? forms.other ?? [], values);
      })
      .join("");

  return fill;
}

/** The sentences of a language. */
export function createSay(language: Language): Say {
  const fill = createFill(language);
  return ({ code, values }) => {
    const { messages } = language;
    if (!Object.hasOwn(messages, code)) return "";
    try {
      return fill(messages[code as Code], values);
    } catch {
      // A date that is none, of a link that somebody wrote by hand.
      return "";
    }
  };
}

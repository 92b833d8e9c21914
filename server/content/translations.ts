import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#contract/languages.ts";

const folder = join(import.meta.dirname, "../../content");

/**
 * The texts of one content file in another language (`content/hi/states.json`), by the way to each: slugs, ids,
 * fields and places in a list, as `delhi.tagline` or `home.0.title`. With each stands of which
 * text it was made (`hashText`): of an older one it is not shown.
 */
export type Translations = Readonly<Record<string, readonly [of: string, text: string]>>;

/** Eight signs by which a translation knows the text it was made of. */
export const hashText = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 8);

const kept = new Map<string, Translations>();

/**
 * Read once a process, however often the office corrects the content. None where the file is not translated.
 * @throws SyntaxError where it is no JSON
 */
export function readTranslations(name: string, language: Language): Translations {
  const path = join(folder, language, name);
  const known = kept.get(path) ?? readTexts(path);
  kept.set(path, known);
  return known;
}

function readTexts(path: string): Translations {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Translations;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

/**
 * What names an element of a list: its slug, id or code, else the state it is about, so that the list may be put into
 * another order. A way between two
 * places is called by them, `delhi-agra-train`, and `delhi-agra-train-2` where it is the second of its kind.
 */
function nameElements(list: readonly unknown[]): string[] {
  const ways = new Map<string, number>();
  return list.map((value, index) => {
    const { slug, id, code, state, from, to, mode } = (value ?? {}) as Record<string, unknown>;
    const own = slug ?? id ?? code;
    if (own !== undefined) return String(own);
    // Read from its file a way has the state that it lies in beside it: it is called by its ends all the same.
    if (mode === undefined || from === undefined || to === undefined) return String(state ?? index);
    const way = `${from}-${to}-${mode}`;
    const count = (ways.get(way) ?? 0) + 1;
    ways.set(way, count);
    return count === 1 ? way : `${way}-${count}`;
  });
}

/** `value` with `change` made to each of its texts; `path` is the way to it. */
export function mapTexts(
  value: unknown,
  change: (text: string, path: string) => string,
  path = "",
): unknown {
  const under = (name: string) => (path ? `${path}.${name}` : name);
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) {
    const names = nameElements(value);
    return value.map((one, index) => mapTexts(one, change, under(names[index] ?? "")));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapTexts(one, change, under(key))]),
  );
}

/** A file's content in a language: what is not translated, or of an older text, stays as it is. */
export function translate(content: unknown, translations: Translations): unknown {
  if (Object.keys(translations).length === 0) return content;
  return mapTexts(content, (text, path) => {
    const [of, own] = Object.hasOwn(translations, path) ? (translations[path] ?? []) : [];
    return own !== undefined && of === hashText(text) ? own : text;
  });
}

/**
 * Fields whose texts people read on a page. All others are keys, sources, addresses and points, or are found by the
 * search alone (`aliases`).
 */
const prose = new Set(
  [
    "name title tagline description text note notes caption alt question answer lede lead line intro summary label",
    "heading caution what how why about knownFor food crafts steps paragraphs location place capital languages reason",
    "air rail road eat lookFor bring duration covers rule bestSeen etiquette where monthsWhy worldHeritage short words",
    "blocks list columns rows updatedLabel address days hours also body",
  ].flatMap((line) => line.split(" ")),
);

/** Sentences that are shown in their own language, what the build reads, and the office's own details. */
const untranslated = /^(?:show-cards|cover|office)\.json$/;

/** Whether people read what stands at the end of a way: its last field, places in a list aside. */
const isRead = (path: string, text: string): boolean =>
  prose.has(path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "") &&
  /\p{Script=Latin}/u.test(text) &&
  !text.includes("@");

/**
 * Ways to the tables that teach a language (`lang`): what their rows say in Latin letters and in English stays so for
 * every reader.
 */
function listPhraseTables(content: unknown): string[] {
  const tables: string[] = [];
  mapTexts(content, (text, path) => {
    if (path.endsWith(".table.lang")) tables.push(path.slice(0, -".lang".length));
    return text;
  });
  return tables;
}

export type TranslationCount = { texts: number; translated: number; older: number };

/** A text that has no translation, or one of an older text, by the way to it. */
export type Untranslated = { path: string; text: string; older: string | null };

/** The texts of a file (`handbook/trains.json`) that wait for a translation, in their order. */
export function listUntranslated(
  name: string,
  content: unknown,
  translations: Translations,
): Untranslated[] {
  const left: Untranslated[] = [];
  if (untranslated.test(name)) return left;
  const phrases = listPhraseTables(content);
  const waits = (text: string, path: string) =>
    isRead(path, text) && !phrases.some((table) => path.startsWith(`${table}.rows.`));
  mapTexts(content, (text, path) => {
    const [of, own] = translations[path] ?? [];
    if (own === undefined ? waits(text, path) : of !== hashText(text))
      left.push({ path, text, older: own ?? null });
    return text;
  });
  return left;
}

/** How much of a file is there in a language, and how much is of an older text. */
export function countTranslations(
  name: string,
  content: unknown,
  translations: Translations,
): TranslationCount {
  const left = listUntranslated(name, content, translations);
  const older = left.filter((one) => one.older !== null).length;
  let translated = 0;
  mapTexts(content, (text, path) => {
    if (translations[path]?.[0] === hashText(text)) translated += 1;
    return text;
  });
  return { texts: translated + left.length, translated, older };
}

/**
 * A language's file as a translator wrote it, each text alone (`"way": "हिंदी"`) or with the hash of its English: all
 * with it, in the order of the English. What leads nowhere is left as it stands, for the check to tell.
 */
export function stampTranslations(
  content: unknown,
  written: Readonly<Record<string, string | readonly [string, string]>>,
): Record<string, string | readonly [string, string]> {
  const stamped: Record<string, string | readonly [string, string]> = {};
  mapTexts(content, (text, path) => {
    const own = Object.hasOwn(written, path) ? written[path] : undefined;
    if (own !== undefined) stamped[path] = typeof own === "string" ? [hashText(text), own] : own;
    return text;
  });
  return {
    ...stamped,
    ...Object.fromEntries(Object.entries(written).filter(([way]) => !(way in stamped))),
  };
}

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

/** None where the file is not translated. @throws SyntaxError where it is no JSON */
export function readTranslations(name: string, language: Language): Translations {
  try {
    return JSON.parse(readFileSync(join(folder, language, name), "utf8")) as Translations;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

/** What names an element of a list: its own name, so that the list may be put into another order. */
const nameOf = (value: unknown, index: number): string => {
  const { slug, id } = (value ?? {}) as { slug?: unknown; id?: unknown };
  return String(slug ?? id ?? index);
};

/** `value` with `change` made to each of its texts; `path` is the way to it. */
export function mapTexts(
  value: unknown,
  change: (text: string, path: string) => string,
  path = "",
): unknown {
  const under = (name: string) => (path ? `${path}.${name}` : name);
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value))
    return value.map((one, index) => mapTexts(one, change, under(nameOf(one, index))));
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

/** Fields whose texts are read by people; all others are keys, sources, addresses and points. */
const prose =
  /(?:^|\.)(?:name|title|tagline|description|text|note|notes|caption|alt|question|answer|lede|line|intro|summary|label|heading|caution|cautions|knownFor|food|crafts|tips?|advice|body|steps|details|what|how|why|about)(?:\.\d+)?$/;

export type TranslationCount = { texts: number; translated: number; older: number };

/** How much of a file's prose is there in a language, and how much is of an older text. */
export function countTranslations(content: unknown, translations: Translations): TranslationCount {
  const count = { texts: 0, translated: 0, older: 0 };
  mapTexts(content, (text, path) => {
    const known = translations[path];
    if (known) count[known[0] === hashText(text) ? "translated" : "older"] += 1;
    if (known || (prose.test(path) && /\p{L}/u.test(text))) count.texts += 1;
    return text;
  });
  return count;
}

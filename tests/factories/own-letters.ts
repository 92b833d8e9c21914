import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listLatin, readGlossary } from "#tests/house/translations.ts";
import airports from "../../content/airports.json" with { type: "json" };

const glossary = readFileSync(join(import.meta.dirname, "../../messages/glossary-hi.csv"), "utf8");
/** What stands in Latin letters in every language: terms of the glossary, and the codes of airports. */
const kept = new Set([...listLatin(readGlossary(glossary)), ...airports.map(({ code }) => code)]);

const silent =
  /<(script|style|svg|template|noscript)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!--|-->/g;
const single = /^(?:img|input|br|hr|source|wbr|link|meta|area|col|track)$/;

/** Texts of a piece of HTML as it lies below each other; `isForeign`: it says that it is another language's. */
function* listTexts(
  html: string,
  language: string,
): Generator<{ text: string; isForeign: boolean }> {
  const open: boolean[] = [];
  let from = 0;
  for (const found of html.matchAll(/<(\/?)([a-z\d]+)([^<>]*)>/gi)) {
    const [all, end, tag = "", attributes = ""] = found;
    yield { text: html.slice(from, found.index), isForeign: open.at(-1) ?? false };
    from = found.index + all.length;
    if (end) open.pop();
    else if (!single.test(tag) && !attributes.endsWith("/")) {
      const own = /\slang="([\w-]+)"/.exec(attributes)?.[1];
      const isForeign = own ? own.split("-")[0] !== language : (open.at(-1) ?? false);
      open.push(isForeign || /\stranslate="no"/.test(attributes));
    }
  }
}

const lettersOf = (text: string) => text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;

export type OwnLetters = {
  /** How many of a hundred letters are of the script. */
  share: number;
  /** Words of another script that nothing keeps in it, in the order in which they stand. */
  others: string[];
};

/**
 * The letters of a page's `main`, apart from what is marked as another language's (sources, addresses, names that have no
 * translation), web addresses, names of what lies in a browser's storage (`site.theme`), and what the glossary keeps.
 * @param html a page as the server writes it; @param script a name of Unicode's, "Devanagari"
 */
export function countOwnLetters(html: string, language: string, script: string): OwnLetters {
  const main = (/<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? "").replaceAll(silent, "");
  const own = new RegExp(`[\\p{Script=${script}}\\p{M}]`, "gu");
  const count = { own: 0, all: 0 };
  const others: string[] = [];
  for (const { text, isForeign } of listTexts(main, language)) {
    if (isForeign) continue;
    const said = text
      .replaceAll(/&#?\w+;/g, " ")
      .replaceAll(/\S+@\S+|[\w-]+(?:[./][\w-]+)+/g, " ")
      .replaceAll(/[A-Za-z]+/g, (word) => (kept.has(word) ? " " : word));
    count.all += lettersOf(said);
    count.own += said.match(own)?.length ?? 0;
    others.push(...(said.match(/\p{Script=Latin}+/gu) ?? []));
  }
  return { share: count.all === 0 ? 0 : (100 * count.own) / count.all, others };
}

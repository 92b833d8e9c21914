import { createHash } from "node:crypto";
import { minify } from "vite";
import { isWhole, type Language } from "../contract/languages.ts";

/** A message's place in bundled code: its name, the hash of what it says in all languages, and what picks plurals. */
const place = /__message\((["'`])(\w+)\1,\s*(["'`])[\w-]+\3(?:,\s*([\w$.]+))?\)/g;
/** Stands where code asks which language it speaks. */
export const languageSign = "__LANGUAGE__";
/** Stands where code asks whether all of its language is there. */
export const wholeSign = "__LANGUAGE_WHOLE__";
/** Stands where a page writes what its language adds to the styles. */
export const stylesSign = "__LANGUAGE_STYLES__";

/**
 * What stands in the place of a compiled message until all is bundled. The hash makes a file's name say
 * what is in it, though the words come later.
 */
export function holdPlace(name: string, code: string): string {
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  const isPlural = code.includes("registry.plural(");
  return [
    isPlural ? 'import { plural } from "../registry.js";\n' : "",
    `export const ${name} = /* @__PURE__ */ __message("${name}", "${hash}"${isPlural ? ", plural" : ""});\n`,
  ].join("");
}

/** A message as the compiler wrote it: a function's text in each language, `__plural` where it picks by number. */
export function readMessage(
  name: string,
  code: string,
  languages: readonly string[],
): Record<string, string> {
  const said: Record<string, string> = {};
  for (const language of languages) {
    const start = `\nconst ${language}_${name} = `;
    const at = code.indexOf(start);
    if (at < 0) throw new Error(`The message ${name} is not written as it was looked at.`);
    const text = code.slice(at + start.length, code.indexOf(";\n\n", at));
    // Without words of its own a language says what the first one says.
    const other = /^(\w\w)_\w+$/.exec(text)?.[1];
    said[language] = (other && said[other]) || nameApart(text);
  }
  return said;
}

const shrunk = new Map<string, Promise<string>>();

/** The compiler's own names as no bundled file has them: what is called `i` there would be called in their place. */
const nameApart = (text: string): string =>
  text
    .replaceAll("registry.plural(", "__plural(")
    .replaceAll(/(\$\{|\(|, )i(\?\.|\) =>)/g, "$1__inputs$2");

/** As small as can be, once for all files that say it. Where it picks by number it calls `plural`, and calls nothing of its own so. */
function shrink(text: string, plural = ""): Promise<string> {
  const key = `${plural} ${text}`;
  const known = shrunk.get(key) ?? shrinkAnew(text, plural);
  shrunk.set(key, known);
  return known;
}

async function shrinkAnew(text: string, plural: string): Promise<string> {
  const { code, errors } = await minify(
    "message.js",
    `__said(${text.replaceAll("__plural(", `${plural}(`)})`,
  );
  if (errors.length > 0) throw new Error(`A message cannot be read: ${text}`);
  return code.replace(/^__said\(|\);?\s*$/g, "");
}

/** Whether bundled code says anything that another language says otherwise. */
export const speaks = (code: string): boolean =>
  ["__message(", languageSign, wholeSign].some((sign) => code.includes(sign));

/**
 * Bundled code in one language. `styles` are its own. @throws Error when a place names no message
 */
export async function fillPlaces(
  code: string,
  language: Language,
  sayings: ReadonlyMap<string, Record<string, string>>,
  styles = "",
): Promise<string> {
  const small = new Map<string, string>();
  for (const [found, , name = "", , plural] of code.matchAll(place)) {
    const text = sayings.get(name)?.[language];
    if (!text) throw new Error(`There is no message ${name} in ${language}.`);
    if (!small.has(found)) small.set(found, await shrink(text, plural));
  }
  const filled = code
    .replace(place, (found: string, ...rest) => {
      const at: number = rest.at(-2);
      const isWhole = code[at - 1] === "=" && /[,;\n]/.test(code[at + found.length] ?? "\n");
      return isWhole ? (small.get(found) ?? "") : `(${small.get(found)})`;
    })
    .replaceAll(stylesSign, () => JSON.stringify(styles))
    .replaceAll(languageSign, JSON.stringify(language))
    .replaceAll(wholeSign, String(isWhole[language]));
  if (!code.includes(languageSign) && !code.includes(wholeSign)) return filled;
  // What this language does not do goes.
  const { code: whole, errors } = await minify("spoken.js", filled, { module: true });
  if (errors.length > 0)
    throw new Error(`In ${language} a file cannot be read: ${errors[0]?.message}`);
  return whole;
}

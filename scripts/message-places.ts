import { createHash } from "node:crypto";
import { minify } from "vite";

/** A message's place in bundled code: its name, the hash of what it says in all languages, and what picks plurals. */
const place = /__message\((["'`])(\w+)\1,\s*(["'`])[\w-]+\3(?:,\s*([\w$.]+))?\)/g;
/** Stands where code asks which language it speaks. */
export const languageSign = "__LANGUAGE__";
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

/** A message's function in each language, as small as can be. `code` is what the compiler wrote. */
export async function readMessage(
  name: string,
  code: string,
  languages: readonly string[],
): Promise<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const language of languages) {
    const start = `const ${language}_${name} = `;
    const at = code.indexOf(`\n${start}`);
    if (at < 0) throw new Error(`The message ${name} is not written as it was looked at.`);
    const text = code.slice(at + 1 + start.length, code.indexOf(";\n\n", at));
    // Without words of its own a language says what the first one says.
    const other = /^(\w\w)_\w+$/.exec(text)?.[1];
    const { code: small, errors } = await minify(
      `${name}.js`,
      `__said(${text.replaceAll("registry.plural(", "__plural(")})`,
    );
    if (errors.length > 0) throw new Error(`The message ${name} cannot be read.`);
    said[language] = other ? (said[other] ?? "") : small.replace(/^__said\(|\);?\s*$/g, "");
  }
  return said;
}

/** Whether bundled code says anything that another language says otherwise. */
export const speaks = (code: string): boolean =>
  code.includes("__message(") || code.includes(languageSign);

/**
 * Bundled code in one language. `styles` are its own. @throws Error when a place names no message
 */
export async function fillPlaces(
  code: string,
  language: string,
  sayings: ReadonlyMap<string, Record<string, string>>,
  styles = "",
): Promise<string> {
  const filled = code
    .replace(
      place,
      (found: string, _quote, name: string, _other, plural: string | undefined, at) => {
        const said = sayings.get(name)?.[language];
        if (!said) throw new Error(`There is no message ${name} in ${language}.`);
        const whole = said.replaceAll("__plural", () => plural ?? "");
        const isWhole = code[at - 1] === "=" && /[,;\n]/.test(code[at + found.length] ?? "\n");
        return isWhole ? whole : `(${whole})`;
      },
    )
    .replaceAll(stylesSign, () => JSON.stringify(styles))
    .replaceAll(languageSign, JSON.stringify(language));
  if (!code.includes(languageSign)) return filled;
  // What this language does not do goes.
  const { code: small, errors } = await minify("spoken.js", filled, { module: true });
  if (errors.length > 0)
    throw new Error(`In ${language} a file cannot be read: ${errors[0]?.message}`);
  return small;
}

import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isWhole, type Language } from "../contract/languages.ts";
import settings from "../project.inlang/settings.json" with { type: "json" };
import { fillPlaces, readMessage, speaks } from "./message-places.ts";
import { escapeBeyondLatin1 } from "./one-byte-code.mjs";

const messages = join(import.meta.dirname, "../app/paraglide/messages");

/** The name of a built file, as another one says it. */
const named = /[\w.~-]+\.js\b/g;
/** `shell-CTeWlYAt.js` in Hindi is `shell-CTeWlYAt.hi.js`. */
export const nameIn = (language: string, name: string): string =>
  name.replace(/\.js$/, `.${language}.js`);

type File = { path: string; name: string; code: string };

async function readFiles(folder: string): Promise<File[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, name, code: await readFile(path, "utf8") };
    }),
  );
}

/** Names of the files that are another file in another language: those that speak, and whoever names one of them. */
export function listSpeaking(files: readonly Pick<File, "name" | "code">[]): Set<string> {
  const said = new Map<string, string[]>();
  for (const { name, code } of files)
    for (const found of new Set(code.match(named)))
      said.set(found, [...(said.get(found) ?? []), name]);
  const waiting = files.filter(({ code }) => speaks(code)).map(({ name }) => name);
  const speaking = new Set<string>();
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (speaking.has(name)) continue;
    speaking.add(name);
    waiting.push(...(said.get(name) ?? []));
  }
  return speaking;
}

const styles = join(import.meta.dirname, "../app/styles");
const readCss = (name: string) => readFile(join(styles, name), "utf8").catch(() => "");

/**
 * `app/styles/hi.css`, as small as can be, with what it shares with others in the place of its `@import`; of a language
 * that is being translated, how pages say so. Nothing where a language adds none.
 */
export async function readStyles(language: Language): Promise<string> {
  const shared = isWhole[language] ? "" : await readCss("being-translated.css");
  const own = await readCss(`${language}.css`);
  const imports = [...own.matchAll(/@import "\.\/([\w-]+\.css)";/g)];
  const imported = await Promise.all(imports.map(([, name = ""]) => readCss(name)));
  const rest = imports.reduce((css, [line]) => css.replace(line, ""), own);
  return [...imported, rest, shared]
    .join("")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .trim();
}

/**
 * Fills the places of the messages in a build: the first language where the files stand, each other one
 * in files beside them (`nameIn`), as far as they differ. The server's `index.hi.js` and the
 * browser's list of routes are among them. One bundling, and then texts: a second one would cost its time again.
 */
export async function writeLanguages(build: string): Promise<void> {
  const [first = "en", ...others] = settings.locales as Language[];
  const sayings = new Map<string, Record<string, string>>();
  const compiled = (await readdir(messages)).filter((name) => /^(?!_index)\w+\.js$/.test(name));
  await Promise.all(
    compiled.map(async (file) => {
      const name = basename(file, ".js");
      const code = await readFile(join(messages, file), "utf8");
      sayings.set(name, readMessage(name, code, settings.locales));
    }),
  );
  const server = [
    ...(await readFiles(join(build, "server"))),
    ...(await readFiles(join(build, "server/assets"))),
  ];
  const files = [...(await readFiles(join(build, "client/assets"))), ...server];
  const speaking = listSpeaking(files);
  const stylesOf = new Map<string, string>();
  for (const language of others) stylesOf.set(language, await readStyles(language));
  const write = async ({ path, code }: File, language: Language, to = path) => {
    const said = await fillPlaces(code, language, sayings, stylesOf.get(language));
    return writeFile(to, path.startsWith(join(build, "server")) ? escapeBeyondLatin1(said) : said);
  };
  for (const file of files) {
    if (!speaking.has(file.name)) continue;
    for (const language of others) {
      const code = file.code.replace(named, (name) =>
        speaking.has(name) ? nameIn(language, name) : name,
      );
      await write({ ...file, code }, language, nameIn(language, file.path));
    }
    if (speaks(file.code)) await write(file, first);
  }
}

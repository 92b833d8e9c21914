import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { languages } from "#contract/languages.ts";
import { hashText, listUntranslated } from "#server/content/translations.ts";
import { catalogues } from "#words/catalogues.ts";
import { parseMessage } from "#words/parse-message.ts";
import { accent, accentAll, accentParts } from "./accent.ts";

/** The language that nobody speaks; two letters, as all of ours. */
export const pseudo = "xa";

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const writeJson = (path: string, value: unknown) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
};

/** Of a message with forms: what it says, not how it picks. */
const accentMessage = (message: unknown): unknown =>
  typeof message === "string"
    ? accent(message)
    : (message as { match: unknown }[]).map((form) => ({ ...form, match: accentAll(form.match) }));

/** Puts a line behind the one that Hindi has. @throws Error where there is none to put it behind */
function addLine(path: string, hindi: RegExp, line: string): void {
  const code = readFileSync(path, "utf8");
  const found = hindi.exec(code);
  if (!found) throw new Error(`${path} has no line of Hindi as it was looked for.`);
  const at = found.index + found[0].length;
  writeFileSync(path, code.slice(0, at) + line + code.slice(at));
}

/**
 * Adds the language to a checkout as anybody would (content/TRANSLATING.md, "Another language"): its texts in files, and
 * a line in each list. `root` is a copy: what stands there is changed.
 */
export function writeLanguage(root: string): void {
  const messages = Object.entries(readJson(join(root, "messages/en.json")) as object);
  writeJson(
    join(root, `messages/${pseudo}.json`),
    Object.fromEntries(
      messages.map(([key, message]) => [key, key === "$schema" ? message : accentMessage(message)]),
    ),
  );
  const content = join(root, "content");
  for (const name of readdirSync(content, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".json") || languages.some((one) => name.startsWith(`${one}/`))) continue;
    const texts = listUntranslated(name, readJson(join(content, name)), {});
    const said = texts.map(({ path, text }) => [path, [hashText(text), accent(text)]]);
    if (said.length > 0) writeJson(join(content, pseudo, name), Object.fromEntries(said));
  }
  const { planner, mails, papers, search } = catalogues.en;
  const say = (text: string) => accentParts(parseMessage(text));
  const sentences = Object.keys(catalogues.hi.faults?.sentences ?? {});
  const own = {
    planner: {
      ...(accentAll(planner, say) as object),
      locale: planner.locale,
    },
    mails: accentAll(mails, say),
    papers: accentAll(papers, say),
    search: accentAll(search, say),
    faults: {
      sentences: Object.fromEntries(sentences.map((one) => [one, accent(one)])),
      labels: Object.fromEntries(
        Object.keys(catalogues.hi.faults?.labels ?? {}).map((one) => [one, accent(one)]),
      ),
      kinds: Object.fromEntries(
        Object.keys(catalogues.hi.faults?.kinds ?? {}).map((one) => [one, accent(one)]),
      ),
      wrongField: accent("Something is wrong here"),
      tryAgain: accent("Try again, reference {}"),
    },
  };
  writeFileSync(
    join(root, "words/pseudo.ts"),
    `import type { Catalogue } from "./catalogues.ts";\nimport { createSay } from "./create-say.ts";\n
export const pseudo: Catalogue = ${JSON.stringify(own, null, 2)};\nexport const sayPseudo = createSay(pseudo.planner);\n`,
  );
  for (const name of ["site", "trip"])
    cpSync(
      join(root, `public/${name}.webmanifest`),
      join(root, `public/${name}-${pseudo}.webmanifest`),
    );

  const { name, locale } = { name: accent("Pseudo"), locale: "en-IN" };
  addLine(
    join(root, "contract/languages.ts"),
    /\n {2}hi: \{.*\},/,
    `\n  ${pseudo}: { name: "${name}", locale: "${locale}", script: "Latin", letters: "" },`,
  );
  addLine(join(root, "project.inlang/settings.json"), /"locales": \["en", "hi"/, `, "${pseudo}"`);
  addLine(
    join(root, "words/catalogues.ts"),
    /import \{ hindi \} from "\.\/hindi\.ts";/,
    '\nimport { pseudo } from "./pseudo.ts";',
  );
  addLine(
    join(root, "words/catalogues.ts"),
    /\n {2}hi: \{[\s\S]*?\n {2}\},/,
    `\n  ${pseudo}: pseudo,`,
  );
  addLine(
    join(root, "words/load-say.ts"),
    /\n {2}hi: .*,/,
    `\n  ${pseudo}: async () => (await import("./pseudo.ts")).sayPseudo,`,
  );
}

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { languages } from "#contract/languages.ts";
import {
  hashText,
  listUntranslated,
  mapTexts,
  readTranslations,
} from "#server/content/translations.ts";
import { english as planner } from "#words/english.ts";
import { englishConflicts } from "#words/faults/conflict-words.ts";
import { kinds } from "#words/faults/hindi.ts";
import { labels } from "#words/faults/hindi-labels.ts";
import { hindiSentences } from "#words/faults/say-fault.ts";
import { english as mails } from "#words/mails/english.ts";
import { english as papers } from "#words/papers/english.ts";
import { parseMessage } from "#words/parse-message.ts";
import { english as search } from "#words/search/english.ts";
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
    const file = readJson(join(content, name));
    // What a translator chooses of the office's own details is chosen here too.
    const chosen = readTranslations(name, "hi");
    const said = new Map(listUntranslated(name, file, {}).map(({ path, text }) => [path, text]));
    mapTexts(file, (text, path) => {
      if (Object.hasOwn(chosen, path)) said.set(path, text);
      return text;
    });
    const texts = [...said].map(([path, text]) => [path, [hashText(text), accent(text)]]);
    if (texts.length > 0) writeJson(join(content, pseudo, name), Object.fromEntries(texts));
  }
  const say = (text: string) => accentParts(parseMessage(text));
  const accentKeys = (of: object) =>
    Object.fromEntries(Object.keys(of).map((one) => [one, accent(one)]));
  const own = {
    planner: { ...(accentAll(planner, say) as object), locale: planner.locale },
    mails: accentAll(mails, say),
    papers: accentAll(papers, say),
    search: accentAll(search, say),
    faults: {
      sentences: accentKeys(hindiSentences),
      labels: accentKeys(labels),
      kinds: accentKeys(kinds),
      conflicts: accentAll(englishConflicts, say),
      wrongField: accent("Something is wrong here"),
      tryAgain: accent("Try again, reference {}"),
    },
  };
  const says = [...Object.entries(own), ["sayPseudo", ""] as const].map(([name, value]) =>
    name === "sayPseudo"
      ? "export const sayPseudo = createSay(planner);"
      : `export const ${name} = ${JSON.stringify(value)}${name === "planner" ? " satisfies Language" : ""};`,
  );
  writeFileSync(
    join(root, "words/pseudo.ts"),
    `import { createSay, type Language } from "./create-say.ts";\n\n${says.join("\n")}\n`,
  );
  for (const name of ["site", "trip"])
    cpSync(
      join(root, `public/${name}.webmanifest`),
      join(root, `public/${name}-${pseudo}.webmanifest`),
    );

  const { name, locale } = { name: accent("Pseudo"), locale: "en-IN" };
  addLine(
    join(root, "contract/languages.ts"),
    /\n {2}hi: \{[^{}]*(?:\{[^{}]*\}[^{}]*)*\},/,
    `\n  ${pseudo}: { name: "${name}", locale: "${locale}", script: "Latin", letters: "", home: false, whole: true },`,
  );
  addLine(join(root, "project.inlang/settings.json"), /"locales": \["en"/, `, "${pseudo}"`);
  addLine(
    join(root, "words/load-say.ts"),
    /\n {2}hi: .*,/,
    `\n  ${pseudo}: async () => (await import("./pseudo.ts")).sayPseudo,`,
  );
  addLine(join(root, "words/say-in.ts"), /en: sayEnglish,/, `\n  ${pseudo}: sayPseudo,`);
  addLine(
    join(root, "words/say-in.ts"),
    /import \{ sayEnglish \}.*\n/,
    'import { sayPseudo } from "./pseudo.ts";\n',
  );
  for (const [file, part] of [
    ["mails/say-mail.ts", "mails"],
    ["papers/say-paper.ts", "papers"],
    ["search/say-search.ts", "search"],
  ] as const) {
    const path = join(root, "words", file);
    addLine(path, /\n {2}hi: .*,/, `\n  ${pseudo}: create(pseudo.${part}, pseudo.planner),`);
    addLine(path, /import type \{ Language \}.*\n/, 'import * as pseudo from "../pseudo.ts";\n');
  }
  const faults = join(root, "words/faults/say-fault.ts");
  addLine(faults, /\n {2}hi: open\(.*,/, `\n  ${pseudo}: open(pseudo.faults),`);
  addLine(faults, /import type \{ Language \}.*\n/, 'import * as pseudo from "../pseudo.ts";\n');
}

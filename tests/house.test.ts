import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readMigrations } from "#server/db/migrate.ts";
import landed from "#server/db/migrations/landed.json" with { type: "json" };
import { findIndexFaults } from "./house/decisions.ts";
import { findUndocumented } from "./house/docstrings.ts";
import exceptions from "./house/exceptions.json" with { type: "json" };
import { findForeignLetters } from "./house/foreign-letters.ts";
import { listSources, readGraph, readImports, root } from "./house/import-graph.ts";
import { findCircles, findFaults, findFolderPairs, importRules } from "./house/import-rules.ts";
import { findSentences } from "./house/planner-sentences.ts";
import { findRetiredWords } from "./house/retired-words.ts";

/** The rules of the house that no linter has. */

const files = listSources();
const graph = readGraph(files);
const allowed: Record<string, string[]> = exceptions;

const undocumented = "services and stores without a docstring";

/** What breaks a rule is a fault, or stands in the list; what stands there must still break it. */
function expectOnly(found: string[], rule: string, advice: string): void {
  const known = allowed[rule] ?? [];
  expect(
    found.filter((fault) => !known.includes(fault)),
    `${rule}: ${advice}`,
  ).toEqual([]);
  expect(
    known.filter((fault) => !found.includes(fault)),
    `mended: take these out of "${rule}" in tests/house/exceptions.json, which may only shrink`,
  ).toEqual([]);
}

describe("who needs whom", () => {
  test.each(importRules)("$name", (rule) => {
    expectOnly(findFaults(rule, graph), rule.name, rule.advice);
  });

  test.each(importRules)("a case that breaks it is seen: $name", (rule) => {
    const graphOfCase = readImports(rule.case.at, rule.case.text);
    expect(graphOfCase).toHaveLength(1);
    expect(findFaults(rule, graphOfCase)).toHaveLength(1);
  });

  test("no file needs itself in a circle", () => {
    expectOnly(findCircles(graph), "circles", "give the third thing that both need a file");
  });

  test("no two folders need each other", () => {
    const advice = "let one of the two hand in what the other needs, or make them one room";
    expectOnly(findFolderPairs(graph), "folder pairs", advice);
  });

  test("a circle and a pair are seen", () => {
    const circle = [
      ...readImports("server/a/one.ts", 'import type { B } from "../b/two.ts";'),
      ...readImports("server/b/two.ts", 'export { c } from "./three.ts";'),
      ...readImports("server/b/three.ts", 'const a = () => import("#server/a/one.ts");'),
    ];
    expect(findCircles(circle)).toEqual(["server/a/one.ts ↔ server/b/three.ts ↔ server/b/two.ts"]);
    expect(findFolderPairs(circle)).toEqual(["server/a ↔ server/b"]);
    expect(findCircles(circle.slice(0, 2))).toEqual([]);
    expect(findFolderPairs(circle.slice(0, 2))).toEqual([]);
  });

  test("types, values and late imports are told apart, in comments nothing is read", () => {
    const text = `
      // import { no } from "./comment.ts";
      import type A from "./a.ts";
      import { type B, type C } from "./b.ts";
      import { type D, d } from "./d.ts";
      import "./style.css";
      export type { E } from "./e.ts";
      export * from "./f.ts";
      const text = 'import { no } from "./text.ts"';
      const late = () => import("./g.tsx");`;
    expect(
      readImports("app/x/one.tsx", text)
        .map(({ to, kind }) => `${to.slice(6)} ${kind}`)
        .sort(),
    ).toEqual([
      "a.ts type",
      "b.ts type",
      "d.ts value",
      "e.ts type",
      "f.ts value",
      "g.tsx dynamic",
      "style.css value",
    ]);
  });

  test("no exception without its rule, and each is counted", () => {
    const rules = [...importRules.map(({ name }) => name), "circles", "folder pairs", undocumented];
    expect(Object.keys(allowed).filter((rule) => !rules.includes(rule))).toEqual([]);
    for (const list of Object.values(allowed)) expect(list).toEqual([...new Set(list)].sort());
  });
});

describe("names", () => {
  test("no name takes a word that the glossary retires", () => {
    const found = files.flatMap((path) =>
      findRetiredWords(path, readFileSync(join(root, path), "utf8")),
    );
    expect(found, "docs/glossary.md says what the thing is called").toEqual([]);
  });

  test("a retired word is seen in a name, not in a comment or a text", () => {
    const text = `
      // The feast of that day.
      const text = "twin beds"; const later: Promise<void> = wait();
      const feastNights = 2;
      interface LaidTrip { shelf: number }`;
    expect(findRetiredWords("planner/one.ts", text)).toEqual([
      "planner/one.ts → feastNights",
      "planner/one.ts → LaidTrip",
      "planner/one.ts → shelf",
    ]);
    expect(findRetiredWords("planner/feasts.ts", "")).toEqual(["planner/feasts.ts → feasts"]);
    expect(
      findRetiredWords(
        "server/one.ts",
        "const takeLinkRate = 1, x = { findKeptDays: 2, rateOf: 3, takeMailTurn: 4, turn: 5 };",
      ),
    ).toEqual([
      "server/one.ts → takeLinkRate",
      "server/one.ts → findKeptDays",
      "server/one.ts → takeMailTurn",
    ]);
    expect(findRetiredWords("app/one.ts", "const useWishedPlaces = 1; type Wish = 2;")).toEqual([
      "app/one.ts → useWishedPlaces",
    ]);
  });
});

test("exported functions of services and stores say what a caller must know", () => {
  const text = "/** What null means. */\nexport const a = () => 1;\n\nexport async function b() {}";
  expect(findUndocumented("x.ts", text)).toEqual(["x.ts → b"]);
  const found = files
    .filter((path) => /^server\/.*(service|store)\.ts$/.test(path))
    .flatMap((path) => findUndocumented(path, readFileSync(join(root, path), "utf8")));
  expectOnly(found, undocumented, "units, errors, what null means, in one line above it");
});

test("every folder of the server is looked at", () => {
  for (const folder of ["server/data/rest/", "server/data/realtime/", "server/db/", "app/ui/"])
    expect(files.filter((path) => path.startsWith(folder)).length, folder).toBeGreaterThan(0);
});

test("only the configuration reads the environment", () => {
  const faults = files
    .filter((path) => path.startsWith("server/") && !path.startsWith("server/config/"))
    .filter((path) => readFileSync(join(root, path), "utf8").includes("process.env"));
  expect(faults).toEqual([]);
});

test("what is private to React and the router is touched in one place", () => {
  const signs = /_valueTracker|__reactRouterContext|_reactInternals|\b(Scripts|Links)\(/;
  const places = /^(app\/internals\/|contract\/wire\/page-hand-over\.ts$)/;
  const faults = files
    .filter((path) => /^(app|server|contract)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => !places.test(path) && signs.test(readFileSync(join(root, path), "utf8")));
  expect(faults, "move it to app/internals/, which has a check of versions").toEqual([]);
});

test("views of a plan read its document", () => {
  // The planner's page gets what was laid out once, with its data, and hands on the document with the facts.
  const place = "app/plan/plan-page.tsx";
  const reads =
    /import (?:type )?\{[^}]*\b(?:Itinerary|TripDay|DayPart|Visit|Ride|Pause)\b[^}]*\} from "#contract\/trip\/itinerary\.ts"/;
  expect('import type { Stay, TripDay } from "#contract/trip/itinerary.ts";').toMatch(reads);
  expect('import type { Stay, TripBase } from "#contract/trip/itinerary.ts";').not.toMatch(reads);
  const faults = files
    .filter((path) => /^(app|server|words|trip)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => path !== place && reads.test(readFileSync(join(root, path), "utf8")));
  expect(faults, "read the document, and `withFacts` for what it does not hold").toEqual([]);
});

test("what a page fetches later has one way to come, and to be said when it does not", () => {
  const late = "app/ui/late-part.tsx";
  // These two fetch what is done when nothing comes.
  const own = [late, "app/release/load-late.ts"];
  // Its argument: `latePart(async () => (await import("./x.tsx")).X`, `loadLate(() => import("#contract/x.ts"))`.
  const known =
    /\b(?:latePart|lateOverlay|loadLate|tabPart)\(\s*(?:async )?\(\) =>\s*(?:\{\s*if \(!import\.meta\.env\.SSR\) await whenNear\("\w+"\);\s*return )?(?:\(await )?import\(/g;
  const findBare = (text: string) =>
    text
      .replace(/^\s*(\/\/|\*|\/\*).*$/gm, "")
      .replace(known, "")
      .match(/\blazy\(|(?<!typeof )\bimport\((?!\/\* @vite-ignore)/g) ?? [];
  expect(
    findBare('const A = lazy(async () => ({ default: (await import("./a.tsx")).A }));'),
  ).toHaveLength(2);
  expect(findBare('const { a } = await import("./a.ts");')).toHaveLength(1);
  expect(findBare('type A = typeof import("./a.ts");')).toHaveLength(0);
  expect(findBare('latePart(async () => (await import("./a.tsx")).A)')).toHaveLength(0);
  const faults = files
    .filter((path) => path.startsWith("app/") && !own.includes(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => findBare(readFileSync(join(root, path), "utf8")).length > 0);
  expect(faults, `take latePart or lateOverlay of ${late}, or loadLate`).toEqual([]);
});

test("the planner says codes, never sentences", () => {
  const path = "planner/trip/one.ts";
  expect(findSentences(path, 'const a = { text: "It shuts at noon." };')).toHaveLength(1);
  expect(findSentences(path, "const a = `It is closed.`;")).toHaveLength(1);
  expect(findSentences(path, '// It shuts.\nthrow new Error("no way back");')).toEqual([]);
  expect(findSentences(path, 'type A = Pick<Wish, "pins" | "must">;')).toEqual([]);
  const faults = files
    .filter((path) => path.startsWith("planner/"))
    .flatMap((path) => findSentences(path, readFileSync(join(root, path), "utf8")));
  expect(faults, "give it a code in trip/codes.ts and a message in words/").toEqual([]);
});

/** Lines of a file that nine in ten of a room's files keep to, and the most that any has: docs/architecture.md, "Sizes". */
const sizes: Readonly<Record<string, number>> = {
  server: 170,
  app: 155,
  contract: 150,
  planner: 150,
  trip: 165,
};
const longestFile = 390;

test("files keep to the length that their room has", () => {
  const lengths = (room: string) =>
    files
      .filter((path) => path.startsWith(`${room}/`) && !/\.test\.tsx?$/.test(path))
      .map((path) => readFileSync(join(root, path), "utf8").split("\n").length - 1)
      .sort((a, b) => a - b);
  const seen = Object.fromEntries(
    Object.keys(sizes).map((room) => {
      const all = lengths(room);
      return [room, { ninth: all[Math.floor(all.length * 0.9)] ?? 0, most: all.at(-1) ?? 0 }];
    }),
  );
  for (const [room, { ninth, most }] of Object.entries(seen)) {
    expect(ninth, `nine in ten files of ${room}/: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(
      sizes[room] ?? 0,
    );
    expect(most, `the longest file of ${room}/`).toBeLessThanOrEqual(longestFile);
  }
});

test("what is said in a language stands in messages, words and content alone", () => {
  expect(findForeignLetters("app/home/one.tsx", 'const a = "दिल्ली";')).toHaveLength(1);
  expect(findForeignLetters("server/one.ts", "const a = 1; // दिल्ली")).toEqual([]);
  expect(findForeignLetters("contract/plain-digits.ts", 'const a = "०";')).toEqual([]);
  const faults = files
    .filter((path) => /^(app|server|contract|planner|trip)\//.test(path))
    .filter((path) => !/\.test\.tsx?$|paraglide\//.test(path))
    .flatMap((path) => findForeignLetters(path, readFileSync(join(root, path), "utf8")));
  expect(faults, "put it in messages/, words/ or content/").toEqual([]);
});

test("no sentence of a page is ended by code, and what the server refuses with is not said in its English", () => {
  const ended = /\}\.(?: *<| *$|\s+\{)|[`}]\. \$\{|`\. /m;
  const english = /import \{[^}]*\w+Texts\b[^}]*\} from "#contract\/wire/;
  const sum = "$";
  for (const text of [
    "<b>{name}.</b>",
    `\`. ${sum}{m.one()}\``,
    `\`${sum}{price}. ${sum}{m.one()}\``,
  ])
    expect(text).toMatch(ended);
  expect(`\`trip.${sum}{ending}\``).not.toMatch(ended);
  // They compare with what the server answered, and show none of it.
  const compares = ["app/desk/sign-in-admin.ts", "app/desk/use-users-and-trips.ts"];
  const found = files
    .filter((path) => /^app\//.test(path) && !/\.test\.tsx?$|paraglide\//.test(path))
    .filter((path) => {
      const text = readFileSync(join(root, path), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
      return ended.test(text) || (english.test(text) && !compares.includes(path));
    });
  expect(
    found,
    "m.sentence_end() ends a sentence in each language; a refusal has a message",
  ).toEqual([]);
});

test("which languages there are stands in one list: no code compares with the name of another than English", () => {
  const named = /[!=]==? "(?!en\b)(?:[a-z]{2})"|\["en", "[a-z]{2}"|"en" \| "[a-z]{2}"/;
  const speaks = /language|locale|LANGUAGE|Lang\b/;
  const found = files
    .filter((path) => /^(app|contract|planner|scripts|server|trip|words)\//.test(path))
    .filter((path) => !/\.test\.tsx?$|paraglide\//.test(path))
    .filter((path) =>
      readFileSync(join(root, path), "utf8")
        .split("\n")
        .some((line) => named.test(line) && speaks.test(line)),
    );
  expect(found, "make it of contract/languages.ts").toEqual([]);
});

test("no file without a subject", () => {
  expect(
    files.filter((name) => /(^|\/)(utils?|helpers?|misc|common)(\.tsx?|\/)/.test(name)),
  ).toEqual([]);
});

test("every test that docs/security.md names is there", () => {
  const text = readFileSync(join(root, "docs/security.md"), "utf8");
  const named = text.match(/\b(?:bench|contract|scripts|server|tests)\/[\w/.-]+\.tsx?\b/g) ?? [];
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("a migration that has landed never changes, and a new one is written down", async () => {
  const written: Record<string, { sha256: string }> = landed;
  const migrations = await readMigrations();
  for (const { name, checksum } of migrations) {
    const line = `"${name}": { "sha256": "${checksum}" }`;
    expect(
      written[name],
      `${name} is not in server/db/migrations/landed.json. Add it: ${line}`,
    ).toBeDefined();
    expect(
      written[name]?.sha256,
      `${name} has landed and data has been made with it: put the file back as it was (git checkout main -- server/db/migrations/${name}) and write the change as a new, higher number`,
    ).toBe(checksum);
  }
  expect(
    Object.keys(written).sort(),
    "landed.json names a migration that is gone: a landed file stays, put it back",
  ).toEqual(migrations.map(({ name }) => name));
});

test("bodies are read in one place, where they are bounded", () => {
  const reading =
    /\b(req|raw|request|c|context)\.(text|json|formData|parseBody|arrayBuffer|blob)\(\)/;
  const faults = files
    .filter((path) => path.startsWith("server/") && !path.endsWith(".test.ts"))
    .filter((path) => path !== "server/http/read-bytes.ts")
    .filter((path) => reading.test(readFileSync(join(root, path), "utf8")));
  expect(faults).toEqual([]);
});

test("each decision stands once in their index, by its title and with a status", () => {
  const folder = join(root, "docs/decisions");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const files = readdirSync(folder).filter((file) => /^\d{3}-.+\.md$/.test(file));
  const records = new Map(files.map((file) => [file, read(file)]));
  expect(findIndexFaults(read("README.md"), records)).toEqual([]);
  const line = "| 001 | [A](001-a.md) | in force |";
  expect(findIndexFaults(line, new Map([["001-a.md", "# 001 A\n"]]))).toEqual([]);
  expect(findIndexFaults(line, new Map([["001-a.md", "# 001 B\n"]]))).toHaveLength(1);
  expect(findIndexFaults("", new Map([["001-a.md", "# 001 A\n"]]))).toHaveLength(1);
  expect(findIndexFaults(line, new Map())).toHaveLength(1);
});

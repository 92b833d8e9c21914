/**
 * Words that docs/glossary.md retires: each names a thing that the field calls otherwise. They are refused in
 * identifiers and names of files; comments and sentences are free.
 */
const retired = ["feast", "betterment", "twin", "laid", "promise", "shelf"];

/** The same for two words in a row. */
const retiredPairs = [
  ...["wished place", "trip wish", "is wished", "count wish", "watch wish"],
  // Who waits stands in a queue; what a limit counts is a hit.
  ...["take turn", "mail turn", "sms turn", "provider turn", "next turn", "in turn"],
  // What a limit counts is a hit; a rate is a price, a tax or an exchange, and says which.
  ...["rate rule", "rate limit", "take link rate", "take trip rate", "link rate", "rate taken"],
  // JSON of the database is stored, pages in memory are cached; plans of an account and trips on a phone are kept.
  ...["kept day", "kept setting", "kept picture", "kept count", "kept state", "unreadable kept"],
];

/** What the language, a library, a table or the wire of the release before calls so. */
const others = new Set([
  ...["Promise", "PromiseLike", "promises", "twins", "trip_wishes"],
  ...["rateLimits", "rate_limits", "AUTH_RATE_LIMITS", "RATE_LIMITS", "kept_counts"],
]);

const parts = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);

const words = new Set(retired.flatMap((word) => [word, `${word}s`]));
const pairs = new RegExp(`\\b(${retiredPairs.join("|")})(s|es)?\\b`);

function findRetired(name: string): boolean {
  const own = parts(name);
  return !others.has(name) && (own.some((part) => words.has(part)) || pairs.test(own.join(" ")));
}

/** Most names stand in many files. */
const known = new Map<string, boolean>();

function isRetired(name: string): boolean {
  const found = known.get(name) ?? findRetired(name);
  known.set(name, found);
  return found;
}

/** Comments, texts and regular expressions are none of its business. */
const strip = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(?<![:"'`])\/\/.*$/gm, "")
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
    .replace(/`(?:[^`\\]|\\.)*`/g, "``");

/** `path → name` of each name that takes a retired word: the file's own, and what is declared in it. */
export function findRetiredWords(path: string, text: string): string[] {
  const file = path.slice(path.lastIndexOf("/") + 1).replace(/\..*$/, "");
  const declared = strip(text).matchAll(
    /\b(?:const|let|function\*?|class|type|interface|enum)\s+(\w+)|\b(\w+)\??\s*:(?!:)/g,
  );
  const names = [file, ...[...declared].map(([, one, other]) => one ?? other ?? "")];
  return [...new Set(names.filter(isRetired))].map((name) => `${path} → ${name}`);
}

/** A rule of the house broken on purpose, and the test that must see it. */
export type Mutant = {
  /** What the site would do wrong: the name that is printed. */
  name: string;
  /** Where the rule stands, from the root of the repository. */
  file: string;
  /** The text of the rule; it occurs once in the file. */
  text: string;
  /** The same rule, broken. */
  broken: string;
  /** The test file that must fail. */
  test: string;
  /** Of a file that takes long, a part of the test's name: that one alone is run. */
  only?: string;
};

/** Of the file's text, the broken one. @throws Error where the rule no longer stands in it exactly once */
export function breakRule({ name, file, text, broken }: Mutant, code: string): string {
  const found = code.split(text).length - 1;
  if (found !== 1) throw new Error(`"${name}": its text stands ${found} times in ${file}`);
  return code.replace(text, () => broken);
}

/** Which project of vitest.config.ts runs a test file. */
export function projectOf(test: string): string {
  if (test.endsWith(".component.test.tsx")) return "components";
  if (test.startsWith("tests/attacks/")) return "attacks";
  if (test.startsWith("tests/acceptance/")) return "acceptance";
  return /^(server|tests)\//.test(test) ? "server" : "unit";
}

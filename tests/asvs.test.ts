import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** docs/security-asvs.md holds every requirement of levels 1 and 2, once, and names what exists. */

const root = join(import.meta.dirname, "..");
const text = readFileSync(join(root, "docs/security-asvs.md"), "utf8");

/** Of ASVS 5.0.0: the requirements of levels 1 and 2 in each section; those of level 3 lie behind or between. */
const sections: Record<string, string> = {
  ...{ "1.1": "1-2", "1.2": "1-9", "1.3": "1-11", "1.4": "1-3", "1.5": "1-2" },
  ...{ "2.1": "1-3", "2.2": "1-3", "2.3": "1-4", "2.4": "1" },
  ...{ "3.2": "1-2", "3.3": "1-4", "3.4": "1-6", "3.5": "1-5", "3.7": "1-2" },
  ...{ "4.1": "1-3", "4.2": "1", "4.3": "1-2", "4.4": "1-4" },
  ...{ "5.1": "1", "5.2": "1-3", "5.3": "1-2", "5.4": "1-3" },
  ...{ "6.1": "1-3", "6.2": "1-12", "6.3": "1-4", "6.4": "1-4", "6.5": "1-5", "6.6": "1-3" },
  ...{ "6.8": "1-4", "7.1": "1-3", "7.2": "1-4", "7.3": "1-2", "7.4": "1-5", "7.5": "1-2" },
  ...{ "7.6": "1-2", "8.1": "1-2", "8.2": "1-3", "8.3": "1", "8.4": "1", "9.1": "1-3" },
  ...{ "9.2": "1-4", "10.1": "1-2", "10.2": "1-2", "10.3": "1-4", "10.4": "1-11" },
  ...{ "10.5": "1-5", "10.6": "1-2", "10.7": "1-3", "11.1": "1-2", "11.2": "1-3" },
  ...{ "11.3": "1-3", "11.4": "1-4", "11.5": "1", "11.6": "1", "12.1": "1-3", "12.2": "1-2" },
  ...{ "12.3": "1-4", "13.1": "1", "13.2": "1-5", "13.3": "1-2", "13.4": "1-5" },
  ...{ "14.1": "1-2", "14.2": "1-4", "14.3": "1-3", "15.1": "1-3", "15.2": "1-3" },
  ...{ "15.3": "1-7", "16.1": "1", "16.2": "1-5", "16.3": "1-4", "16.4": "1-3" },
  ...{ "16.5": "1-3", "17.1": "1", "17.2": "1-4", "17.3": "1-2" },
};

const wanted = Object.entries(sections).flatMap(([section, span]) => {
  const [first = 1, last = first] = span.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
});

type Row = { numbers: string[]; state: string; why: string };
const rows: Row[] = [...text.matchAll(/^\| ([\d.–]+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, span = "", state = "", why = ""]) => {
    const [first = "", last = first] = span.split("–");
    const numbers = wanted.slice(wanted.indexOf(first), wanted.indexOf(last) + 1);
    return { numbers: numbers.length > 0 ? numbers : [`${span} is none`], state, why };
  },
);

test("every requirement has its row, once, in the order of the standard", () => {
  expect(wanted).toHaveLength(253);
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(wanted);
});

test("each is held, not held or not applicable, and says where or why", () => {
  const odd = rows.filter(
    ({ state, why }) => !["held", "not held", "n/a"].includes(state) || why.trim().length < 10,
  );
  expect(odd).toEqual([]);
});

test("every file that is named is there", () => {
  const named =
    text.match(
      /\b(?:app|contract|deploy|server|tests|trip)\/[\w/.-]+\.(?:tsx?|json|conf|service)\b/g,
    ) ?? [];
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every test by name that is quoted in brackets stands in its file", () => {
  const quoted = [...text.matchAll(/`([\w/.-]+\.test\.tsx?)` \(([^)]+)\)/g)];
  expect(quoted.length).toBeGreaterThan(15);
  const missing = quoted.filter(([, path = "", words = ""]) => {
    const file = readFileSync(join(root, path), "utf8");
    const parts = words.split("…").map((part) => part.trim());
    return !parts.every((part) => part === "" || file.includes(part));
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

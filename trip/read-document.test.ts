import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documentVersion } from "./document.ts";
import { emptyDocument } from "./document-of-days.ts";
import { hashDocument } from "./hash.ts";
import { readDocument } from "./read-document.ts";
import { readStored, UnreadableStored } from "./upgrade.ts";

const folder = new URL("../tests/fixtures/kept-documents/", import.meta.url);
const examples = readdirSync(folder).map((name) => ({
  name,
  kept: JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Record<string, unknown>,
}));

test("every version that a release has kept is read for ever", async () => {
  const versions = examples.map(({ kept }) => kept.version);
  expect(versions).toContain(documentVersion);
  for (const { kept, name } of examples) {
    const document = readDocument(kept);
    expect(document.version, name).toBe(documentVersion);
    expect(document.days.length, name).toBeGreaterThan(2);
  }
  const today = readDocument(examples.find(({ kept }) => kept.version === documentVersion)?.kept);
  // As any browser and any server reckons it.
  expect(await hashDocument(today)).toBe(
    "cde1b476d8c57f5d9b71ea0db9fd4dd201f3034d401ecf7bdb9fcd6550e4de3a",
  );
  expect(today).toEqual(examples.find(({ kept }) => kept.version === documentVersion)?.kept);
  // Whatever order the database gives the keys, it is the same document.
  const turned = Object.fromEntries(Object.entries(today).reverse()) as typeof today;
  expect(await hashDocument(turned)).toBe(await hashDocument(today));
  expect(await hashDocument({ ...today, start: "2027-03-01" })).not.toBe(await hashDocument(today));
});

const day = { id: "d1", place: null, night: null, items: [] };
test.each([
  ["no object", "trip", /is not one/],
  ["nothing", null, /is not one/],
  ["a list, as days were kept", [], /is not one/],
  ["a later version", { ...emptyDocument, version: 3 }, /of version 3; this release reads up to 2/],
  ["a version of no release", { ...emptyDocument, version: "two" }, /of version unknown/],
  ["one without a version", { days: [] }, /of version unknown/],
  ["a field of nobody", { ...emptyDocument, colour: "red" }, /damaged at its fields/],
  ["a party of none", { ...emptyDocument, party: { adults: 0, children: [] } }, /at party.adults/],
  ["two days with one id", { ...emptyDocument, days: [day, day] }, /damaged at days/],
  [
    "a night in the sea",
    { ...emptyDocument, days: [{ ...day, night: { kind: "sea" } }] },
    /days.0.night/,
  ],
])("%s is an error with a sentence, and no guess", (_, kept, says) => {
  expect(() => readDocument(kept)).toThrow(UnreadableStored);
  expect(() => readDocument(kept)).toThrow(says);
});

test("more days than a trip may have now are read all the same", () => {
  const days = Array.from({ length: 61 }, (_, at) => ({ ...day, id: `d${at + 1}` }));
  expect(readDocument({ ...emptyDocument, days }).days).toHaveLength(61);
});

test("steps are taken one after the other, each from the version before", () => {
  const shape = { safeParse: (data: unknown) => ({ success: true as const, data }) };
  const steps = {
    1: (kept: Record<string, unknown>) => ({ ...kept, path: "one" }),
    2: (kept: Record<string, unknown>) => ({ ...kept, path: `${kept.path}, two` }),
  };
  const read = (kept: unknown) =>
    readStored(kept, { name: "It", version: 3, first: 1, steps, shape });
  expect(read({ a: 1 })).toEqual({ a: 1, version: 3, path: "one, two" });
  expect(read({ version: 2, path: "before" })).toEqual({ version: 3, path: "before, two" });
  expect(() => read({ version: 0 })).toThrow("It is of version 0; this release reads up to 3.");
});

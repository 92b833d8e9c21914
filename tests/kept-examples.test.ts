import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { quoteVersion } from "#contract/quote/quote.ts";
import { Itinerary } from "#contract/trip/itinerary.ts";
import { readItinerary } from "#contract/trip/read-itinerary.ts";
import { KeptMoneySettings } from "#contract/wire/money-settings.ts";
import { readQuoteContent } from "#server/quotes/read-content.ts";
import { readMoneySettings } from "#server/quotes/settings-store.ts";
import { readTemplate } from "#server/rates/read-template.ts";
import { readStoredDays } from "#server/trips/days/read-days.ts";
import { documentVersion } from "#trip/document.ts";
import { readTripLink } from "#trip/link.ts";
import { readDocument } from "#trip/read-document.ts";
import { readSkeletonDays } from "#trip/skeleton-days.ts";
import landed from "./fixtures/kept-examples.json" with { type: "json" };
import { createTestResources } from "./setup/test-resources.ts";

/**
 * One example of every version of everything that is kept as JSON or in a link, as a release has kept it: read for
 * ever. Who raises a version adds the example of it here, and its line to fixtures/kept-examples.json.
 */

const fixtures = new URL("./fixtures/", import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, fixtures), "utf8");

/** What is kept, the first version that ever was, today's, and what reads it. */
const kinds: Record<string, { first: number; today: number; read(text: string): unknown }> = {
  "kept-days": { first: 1, today: 1, read: (text) => readStoredDays(JSON.parse(text)) },
  "kept-documents": {
    first: 2,
    today: documentVersion,
    read: (text) => readDocument(JSON.parse(text)),
  },
  "kept-itineraries": {
    first: 1,
    today: Itinerary.shape.version.def.values[0] as number,
    read: (text) => readItinerary(JSON.parse(text)),
  },
  "kept-links": { first: 1, today: 2, read: readTripLink },
  "kept-quotes": {
    first: 1,
    today: quoteVersion,
    read: (text) => readQuoteContent(JSON.parse(text)),
  },
  "kept-settings": { first: 1, today: 2, read: readSettings },
  "kept-templates": { first: 1, today: 2, read: (text) => readTemplate(JSON.parse(text)) },
};

async function readSettings(text: string): Promise<unknown> {
  const resources = await createTestResources();
  try {
    const { db } = resources.database;
    await db.execute(sql`insert into money_settings (content) values (${text}::jsonb)`);
    return (await readMoneySettings(db)).settings;
  } finally {
    await resources.close();
  }
}

const listExamples = () =>
  Object.keys(kinds).flatMap((kind) =>
    readdirSync(new URL(`${kind}/`, fixtures)).map((name) => `${kind}/${name}`),
  );

test("of every version that was ever kept there is an example, and what has landed never changes", () => {
  const found = listExamples();
  for (const [kind, { first, today }] of Object.entries(kinds))
    for (let version = first; version <= today; version++)
      expect(
        found.some((path) => new RegExp(`^${kind}/${version}[.-]`).test(path)),
        `tests/fixtures/${kind} has no example of version ${version}`,
      ).toBe(true);
  const hashes = Object.fromEntries(
    found.map((path) => [path, createHash("sha256").update(readText(path)).digest("hex")]),
  );
  expect(hashes, "put the example back as it was; a new one gets its line").toEqual(landed);
});

test("every example is read as it would be written today", async () => {
  for (const path of listExamples()) {
    const read = await kinds[path.split("/")[0] ?? ""]?.read(readText(path).trim());
    expect(read, path).toBeTruthy();
  }
});

test("a link of each version opens: of the first its wish, of today's the days that were seen", async () => {
  const open = (name: string) => readTripLink(readText(`kept-links/${name}.txt`).trim());
  const first = await open("1");
  expect(first.skeleton).toBeNull();
  expect(first.faults[0]?.code).toBe("link-planned-anew");
  expect(first.wish.party.adults).toBe(3);
  const seen = readDocument(JSON.parse(readText("kept-documents/2.json")));
  expect(await open("2-wish")).toEqual({ wish: seen.wish, skeleton: null, faults: [] });
  const { skeleton, wish, faults } = await open("2");
  if (!skeleton) throw new Error("a link of today carries days");
  expect([wish, faults]).toEqual([seen.wish, []]);
  const days = readSkeletonDays(skeleton);
  expect(days.map(({ id }) => id)).toEqual(seen.days.map(({ id }) => id));
  const visits = seen.days.map(({ items }) =>
    items.flatMap((item) =>
      item.kind === "visit"
        ? [{ sight: item.sight, from: item.at, to: (item.at ?? 0) + (item.minutes ?? 0) }]
        : [],
    ),
  );
  expect(visits.flat().length).toBeGreaterThan(4);
  expect(days.map((day) => day.visits)).toEqual(visits);
});

test("settings of the first form have the code of a package and the tax at source of 2026", async () => {
  const settings = KeptMoneySettings.parse(await readSettings(readText("kept-settings/1.json")));
  expect(settings).toMatchObject({ sac: "998555", sacOther: "998559", state: "20" });
  expect(settings.tax).toEqual([
    { from: "2017-07-01", package: 500, other: 1800, tcs: 500 },
    { from: "2026-04-01", package: 500, other: 1800, tcs: 200 },
  ]);
  const today = readText("kept-settings/2.json");
  expect(await readSettings(today)).toEqual(JSON.parse(today));
});

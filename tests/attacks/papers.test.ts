import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayLimits, type PlanDay } from "#contract/trip/trip-days.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { editsOfDays, writeDays } from "#tests/factories/written-days.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { tries } from "./effort.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

/** A trip by an address alone whose days somebody has changed. */
async function openWith(days: PlanDay[]): Promise<string> {
  const { token } = await openTrip(resources, desk);
  await writeDays(desk.services, token, days);
  return `/api/trip/${token}`;
}

const readPaper = async (path: string) => {
  const response = await desk.app.request(`${path}/trip.pdf`);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

const words: [string, string][] = [
  ["a word of 2,000 letters", "x".repeat(2000)],
  ["a pasted map link", `https://maps.example/@28.6,77.2?${"data=!3m1!4b1".repeat(38)}`],
  ["Devanagari without a blank", "राजस्थान".repeat(250)],
  ["marks upon marks", `a${"\u0301".repeat(1999)}`],
  ["emoji of many parts", "👩‍👩‍👧‍👦".repeat(180)],
  ["letters from right to left", "שלום".repeat(500)],
];
test.each(words)("%s on a day is a paper", async (_name, text) => {
  const path = await openWith([{ ...buildDay("d1", "Leh"), text }]);
  const { status, bytes } = await readPaper(path);
  expect(status).toBe(200);
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("what lays out a paper is loaded by its thread alone, never by the server's own", () => {
  const room = join(import.meta.dirname, "../../server/papers");
  const seen = new Set<string>();
  const walk = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, found = ""] of readFileSync(join(room, file), "utf8").matchAll(
      /^(?:import|export) (?!type )[^;]*? from "\.\/([\w-]+\.ts)";/gm,
    ))
      walk(found);
  };
  for (const file of ["service.ts", "calls.ts", "paper-room.ts"]) walk(file);
  expect([...seen]).not.toContain("paper.ts");
  expect([...seen]).toContain("trip-sheet.ts");
  walk("paper-thread.ts");
  expect([...seen]).toContain("paper.ts");
});

test("as much prose as a trip may hold is a paper", async () => {
  const sentence = "The road over the Chang La is long, and worth each of its hours. ";
  const days = Array.from({ length: dayLimits.days }, (_, index) => ({
    ...buildDay(`d${index + 1}`, `Day ${index + 1}`),
    text: sentence.repeat(40).slice(0, 1900),
  }));
  const path = await openWith(days);
  const { status, bytes } = await readPaper(path);
  expect(status).toBe(200);
  expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(20);
});

const piece = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.constantFrom(
    "नमस्ते ",
    "தமிழ் ",
    "اردو\u202e ",
    "👨‍👩‍👧‍👦",
    "₹",
    "ﷺ",
    "\u0e33",
    "x".repeat(900),
    "\n",
  ),
);
const text = fc.array(piece, { maxLength: 20 }).map((all) => all.join(""));

test("any text that a day takes is a paper", async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (title, body) => {
      const { token } = await openTrip(resources, desk);
      const day = {
        ...buildDay("d1", "Leh"),
        title: [...title].slice(0, 60).join("").trim() || "Leh",
        text: [...body].slice(0, 900).join(""),
      };
      const edits = editsOfDays([], [day]);
      const saved = await desk.call("POST", `/api/trip/${token}/edits`, {}, { base: 0, edits });
      expect([200, 400]).toContain(saved.status);
      const { status, bytes } = await readPaper(`/api/trip/${token}`);
      expect(status).toBe(200);
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    }),
    { numRuns: tries(15, 300) },
  );
});

test("papers and calendars are counted: readers spend their own, and a network no more than its part", async () => {
  const open = async () => (await openWith([buildDay("d1", "Leh")])).slice("/api/trip/".length);
  const { papers, trips } = desk.services;
  const calendar = "ics";
  const ask = (token: string, network: string) => papers.writeFile({ token, network }, calendar);
  const refused = { code: "too_many_requests", headers: { "retry-after": expect.any(String) } };
  const token = await open();
  const { url } = await trips.pages.changeLink(token, { kind: "read", action: "renew" });
  const reading = (url ?? "").split("/trip/")[1] ?? "";
  for (let count = 0; count < 20; count++) await ask(reading, "one");
  await expect(ask(reading, "one")).rejects.toMatchObject(refused);
  expect((await ask(reading, "another")).text).toContain("BEGIN:VCALENDAR");
  // Those who may change the trip have lost nothing by it.
  for (let count = 0; count < 60; count++) await ask(token, `home-${count % 3}`);
  await expect(ask(token, "home-9")).rejects.toMatchObject(refused);
  // A network with many links has a bound of its own: 180, of which 21 are spent.
  for (const _ of [1, 2, 3]) {
    const other = await open();
    for (let count = 0; count < 55; count++) await ask(other, "one").catch(() => {});
  }
  await expect(ask(await open(), "one")).rejects.toMatchObject(refused);
  await expect(ask("x".repeat(43), "two")).rejects.toMatchObject({ code: "not_found" });
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlanDay } from "#contract/trip/trip-days.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import { showSights } from "#server/content/places/show-sights.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { writeDays } from "#tests/factories/written-days.ts";
import { readPdfText } from "#tests/setup/read-pdf.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { eventsOfDays, writeCalendar } from "#trip/calendar.ts";
import { writeKml, writeTrack } from "#trip/track.ts";
import { splitRuns } from "./paper-fonts.ts";
import { writeTripPaper } from "./trip-paper.ts";
import { gatherTripSheet } from "./trip-sheet.ts";
import { sayDays } from "./trip-way.ts";

const now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let trip: Awaited<ReturnType<typeof agreeTrip>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  const content = buildQuote({ title: "लद्दाख in June", days: [buildDay("d1", "Leh, and Hanlé")] });
  trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
});
afterAll(() => resources.close());

const read = async (path: string, headers = {}) => {
  const response = await desk.app.request(path, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

test("the plan, an invoice and a receipt are PDF with letters of the house, kept by no cache", async () => {
  const { admin, headers } = desk.seats.owner;
  await desk.services.money.addInvoice(admin, trip.id, {
    name: "आशा देवी",
    address: "Ranchi",
    gstin: "",
    state: "",
    sez: false,
  });
  await desk.services.money.addPayment(admin, trip.id, {
    paisa: 100,
    receivedOn: "2026-11-22",
    method: "upi",
    reference: "R1",
    note: "",
  });
  const { documents } = await desk.services.money.getMoney(trip.id);
  const base = `/api/trip/${trip.token}`;
  for (const path of [
    `${base}/trip.pdf`,
    ...documents.map(({ id }) => `${base}/documents/${id}/pdf`),
    ...documents.map(({ id }) => `/api/desk/documents/${id}/pdf`),
  ]) {
    const { response, bytes } = await read(path, path.includes("desk") ? headers : {});
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.toString("latin1")).toContain("Anek");
    expect(bytes.byteLength).toBeLessThan(200_000);
  }
});

test("the plan has a cover, a map and its sights' pictures on its days' strips, in Hindi too, and is small enough to be sent", async () => {
  // Each of them twice: a picture is in the document once, however often it is seen.
  const seen = ["taj-mahal", "amber-fort", "qutub-minar", "red-fort", "taj-mahal", "amber-fort"];
  const others = getPlaces().sights.filter(({ page }) => !page?.startsWith("attraction:"));
  const sights = seen.flatMap((id, index) => [
    ...getPlaces().sights.filter((sight) => sight.id === id),
    ...others.slice(index, index + 1),
  ]);
  const towns = ["Delhi", "Agra", "Jaipur", "Udaipur", "Leh", "Varanasi", "Hampi", "Munnar"];
  const days = towns.map((town, index) => ({
    ...buildDay(`d${index + 1}`, town),
    title: index === 1 ? "जयपुर से उदयपुर: अरावली की पहाड़ियाँ" : `Day in ${town}`,
    text: "Slowly, with time for what is on the way. ".repeat(6),
    stops: sights.slice(index * 2, index * 2 + 2).map((sight, count) => ({
      id: `d${index + 1}-${count + 1}`,
      name: sight.name,
      sight: sight.id,
      at: 540 + count * 120,
      text: "",
    })),
  }));
  const content = buildQuote({ title: "राजस्थान और लद्दाख", days, intro: "Dear Asha. ".repeat(300) });
  const long = await agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
  const { response, bytes } = await read(`/api/trip/${long.token}/trip.pdf`);
  expect(response.status).toBe(200);
  const text = bytes.toString("latin1");
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  expect(text.trimEnd().endsWith("%%EOF")).toBe(true);
  // The cover's and those of four sights.
  expect(count(/\/Subtype \/Image/g)).toBe(5);
  // Each day's sky.
  expect(count(/\/ShadingType 2/g)).toBeGreaterThan(days.length * 3);
  expect(count(/\/Type \/Page\b/g)).toBeGreaterThan(4);
  expect(text).toMatch(/BaseFont \/[A-Z]+\+AnekDevanagari/);
  expect(bytes.byteLength).toBeLessThan(1_500_000);
});

test("a day that no page holds goes on over the leaf; a plan without anything is its cover", async () => {
  const needs = {
    showSights: () => ({}),
    showBeds: () => ({}),
    pictures: { findOfPlace: () => null, read: async () => null },
    map: () => ({ paths: [], place: () => [0, 0] as [number, number] }),
  };
  const plan = {
    title: "x",
    reference: "SF-1",
    name: "",
    destination: "Nowhere",
    quote: null,
    pay: [],
  };
  const pagesOf = async (days: PlanDay[]) => {
    const trip = { ...plan, language: "en" as const, departure: "2027-06-10", days };
    const bytes = await writeTripPaper(await gatherTripSheet(trip, needs));
    return bytes.toString("latin1").match(/\/Type \/Page\b/g)?.length;
  };
  expect(await pagesOf([])).toBe(1);
  const day = { ...buildDay("d1", "Leh"), text: "A long day. ".repeat(160) };
  const stops = Array.from({ length: 24 }, (_, index) => ({
    id: `s${index}`,
    name: "A name of a stop that is long. ".repeat(4).slice(0, 120),
    sight: null,
    at: 600,
    text: "",
  }));
  expect(await pagesOf([{ ...day, stops }])).toBe(3);
});

test("a plan on paper says what opens several of its sights, and each fact with who says it", async () => {
  const needs = {
    showSights,
    showBeds: () => ({}),
    pictures: { findOfPlace: () => null, read: async () => null },
    map: () => ({ paths: [], place: () => [0, 0] as [number, number] }),
  };
  const stops = getPlaces().sights.map(({ id, name }, index) => ({
    id: `s${index}`,
    ...{ name, sight: id, at: 600, text: "Written by a person." },
  }));
  const days = Array.from({ length: Math.ceil(stops.length / 20) }, (_, index) => ({
    ...buildDay(`d${index + 1}`, "Leh"),
    stops: stops.slice(index * 20, index * 20 + 20),
  }));
  const trip = {
    ...{ title: "x", reference: "SF-1", name: "", destination: "Nowhere", quote: null, pay: [] },
    ...{ departure: "2027-06-10", days, language: "en" as const },
  };
  const sheet = await gatherTripSheet(trip, needs);
  const told = new Map(sheet.trip.days.flatMap((day) => day.stops.map((s) => [s.sight, s.text])));
  expect(told.size).toBe(getPlaces().sights.length);
  expect(told.get("shore-temple")).toContain(
    "One ticket with Five Rathas and Arjuna's Penance and the hill of caves, good on this day (unverified).",
  );
  // Each fact of a sight that is put on paper is followed by who says it.
  const sentence = /^[^.]+ \((official|reported|unverified)\)\.$/;
  for (const text of told.values())
    for (const said of text ? text.split(/(?<=\)\.) /) : []) expect(said).toMatch(sentence);
  expect(told.get("gurudongmar-lake")).toMatch(
    /^Closed to visitors from abroad \(unverified\)\. Indian citizens need a permit \(reported\)\./,
  );
  expect(
    [...told.values()].filter((text) => /need a permit \(reported\)/.test(text)).length,
  ).toBeGreaterThan(5);
  const hindi = await gatherTripSheet({ ...trip, language: "hi" }, needs);
  const saidInHindi = hindi.trip.days.flatMap((day) => day.stops.map(({ text }) => text)).join(" ");
  expect(saidInHindi).toContain("विदेशी नागरिकों को परमिट चाहिए (प्रकाशित)।");
  expect(saidInHindi).not.toMatch(/unverified|reported|Permit/);
  const bengali = await gatherTripSheet({ ...trip, language: "bn" }, needs);
  const saidInBengali = bengali.trip.days.flatMap((day) => day.stops.map(({ text }) => text));
  expect(saidInBengali.join(" ")).toContain("বিদেশিদের পারমিট লাগবে (প্রকাশিত খবর)।");
});

test("numbers on the map are the days of a stay", () => {
  expect(sayDays([1, 2, 3, 5])).toBe("1–3, 5");
  expect(sayDays([4])).toBe("4");
});

test("a paper of another trip is not there, nor for nobody at the desk", async () => {
  const other = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
  const { documents } = await desk.services.money.getMoney(trip.id);
  const id = documents[0]?.id;
  expect((await read(`/api/trip/${other.token}/documents/${id}/pdf`)).response.status).toBe(404);
  expect((await read(`/api/desk/documents/${id}/pdf`)).response.status).toBe(401);
});

test("the days are a calendar that is folded and escaped", async () => {
  const { response, bytes } = await read(`/api/trip/${trip.token}/trip.ics`);
  expect(response.headers.get("content-type")).toContain("text/calendar");
  const text = bytes.toString("utf8");
  expect(text).toContain("DTSTART;VALUE=DATE:20270610");
  expect(text).toContain("DTEND;VALUE=DATE:20270611");
  expect(text).toContain("SUMMARY:1. Leh\\, and Hanlé");
  const long = writeCalendar(
    "x",
    eventsOfDays("SF-1", "2027-02-28", [buildDay("d1", "न".repeat(90))]),
    now,
  );
  for (const line of long.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(long.replaceAll("\r\n ", "")).toContain("न".repeat(90));
});

test("a quote that was withdrawn gives the trip no days any more", async () => {
  const { admin } = desk.seats.owner;
  const { quoteDesk, quoteAnswers } = desk.services;
  const open = await openTrip(resources, desk);
  await writeDays(desk.services, open.token, [buildDay("d1", "My own")]);
  await quoteDesk.saveQuote(admin, open.id, { revision: 0, content: buildQuote() });
  await quoteDesk.sendQuote(admin, open.id, { revision: 1, message: "" });
  const calendar = async () =>
    (await read(`/api/trip/${open.token}/trip.ics`)).bytes.toString("utf8");
  expect(await calendar()).toContain("SUMMARY:1. Leh");
  const { quote } = await quoteAnswers.getShown(open.token);
  const version = quote?.id ?? "";
  await quoteDesk.withdrawQuote(admin, open.id, { version, reason: "The hotel is full." });
  expect(await calendar()).toContain("SUMMARY:1. My own");
});

test.each([
  ["2027-03", "2 days in March 2027"],
  ["open", "2 days, date not known yet"],
])(
  "where only %s is said of its day, a trip's paper has no date, and no calendar",
  async (when, said) => {
    const open = await openTrip(resources, desk, { travelDate: "2027-03-01" });
    await writeDays(desk.services, open.token, [buildDay("d1", "Leh"), buildDay("d2", "Hanle")]);
    const { db } = resources.database;
    await db.execute(sql`update trips set travel_when = ${when} where id = ${open.id}::uuid`);
    const { bytes } = await read(`/api/trip/${open.token}/trip.pdf`);
    const text = readPdfText(bytes).replaceAll(/\s+/g, " ");
    expect(text).toContain(said);
    expect(text.replace(said, "")).not.toMatch(/March|Mar\b|2027/);
    const sheet = await read(`/api/trip/${open.token}/fridge.pdf`);
    expect(readPdfText(sheet.bytes)).not.toMatch(/March|Mar\b|2027/);
    expect((await read(`/api/trip/${open.token}/trip.ics`)).response.status).toBe(409);
    expect((await read(`/api/trip/${open.token}/trip.gpx`)).response.status).toBe(200);
    await db.execute(sql`update trips set travel_when = '' where id = ${open.id}::uuid`);
    const dated = readPdfText((await read(`/api/trip/${open.token}/trip.pdf`)).bytes);
    expect(dated.replaceAll(/\s+/g, " ")).toContain("Monday, 1 March 2027");
  },
);

test("stops whose place is known are a track", () => {
  const day = buildDay("d1", "Agra & Delhi");
  const stops = ["taj", "fort", "elsewhere"].map((sight) => ({
    ...(day.stops[0] as (typeof day.stops)[number]),
    id: sight,
    sight,
    name: `<${sight}>`,
  }));
  const track = writeTrack("Two & more", [{ ...day, stops }], ({ sight }) =>
    sight === "elsewhere" ? null : { lat: 27.17, lon: 78.04 },
  );
  expect(track.match(/<rtept /g)).toHaveLength(2);
  expect(track).toContain("<name>&lt;taj&gt;</name>");
  expect(track).toContain("1. Agra &amp; Delhi");
  const kml = writeKml("Two & more", [{ ...day, stops }], ({ sight }) =>
    sight === "elsewhere" ? null : { lat: 27.17, lon: 78.04 },
  );
  expect(kml.match(/<Point>/g)).toHaveLength(2);
  expect(kml).toContain("<coordinates>78.04,27.17 78.04,27.17</coordinates>");
  expect(kml).toContain("<name>&lt;taj&gt;</name>");
});

test("stops stand in the calendar at their times in India, with place, point and alarm", () => {
  const day = { ...buildDay("d1", "Agra"), date: "2027-02-14" };
  const base = day.stops[0] as (typeof day.stops)[number];
  const stops = [
    { ...base, id: "a", name: "Taj, by day", sight: "taj", at: 360 },
    { ...base, id: "b", name: "Fort", at: 420 },
    { ...base, id: "c", name: "Night train", at: 1500 },
    { ...base, id: "d", name: "Whenever", at: null },
  ];
  const events = eventsOfDays("SF-1", "2027-02-14", [{ ...day, stops }], ({ sight }) =>
    sight ? { lat: 27.175, lon: 78.042, minutes: 150 } : null,
  );
  const text = writeCalendar("x", events, now);
  expect(text).toContain("TZID:Asia/Kolkata\r\nBEGIN:STANDARD");
  // What comes after it ends it, however long a visit usually takes.
  expect(text).toContain(
    "DTSTART;TZID=Asia/Kolkata:20270214T060000\r\nDTEND;TZID=Asia/Kolkata:20270214T070000",
  );
  expect(text).toContain("SUMMARY:Taj\\, by day");
  expect(text).toContain("GEO:27.175;78.042");
  expect(text).toContain("TRIGGER:-PT30M");
  // Past midnight is the next morning's date.
  expect(text).toContain("DTSTART;TZID=Asia/Kolkata:20270215T010000");
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(3);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(4);
});

test("each letter is drawn by the file that has it", () => {
  expect(splitRuns("Dēvī ₹5 देवी").map(({ font }) => font)).toEqual([
    "latin",
    "more",
    "latin",
    "more",
    "latin",
    "devanagari",
    "latin",
    "devanagari",
  ]);
});

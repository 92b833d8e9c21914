import { afterAll, beforeAll, expect, test } from "vitest";
import type { RateBook } from "#contract/quote/rate-book.ts";
import type { Movements } from "#contract/trip/movements.ts";
import { type DeskRoad, emptyRoad, emptyService, roadPapers } from "#contract/trip/road.ts";
import type { AskSent } from "#contract/wire/agenda.ts";
import type { TripBook } from "#contract/wire/trip-book.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { layOutVouchers } from "./all-vouchers.ts";
import { layOutRoadPaper } from "./papers.ts";
import { readRoadTrip } from "./read-road.ts";
import { findAgreed } from "./store.ts";

let now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let trip: Awaited<ReturnType<typeof agreeTrip>>;
const days = [
  buildDay("d1", "Netarhat"),
  buildDay("d2", "Netarhat"),
  { ...buildDay("d3", "Ranchi"), sleeps: null },
];
const content = buildQuote({
  title: "Netarhat and back",
  party: { adults: 2, children: 1, ages: [8], rooms: 1, atLeast: false },
  days,
  items: [
    buildItem({ title: "Deluxe room", nights: 2, nightsOf: ["d1", "d2"], extraBeds: 1 }),
    buildItem({ id: "car", kind: "transport", per: "group", title: "Innova with driver" }),
    buildItem({ id: "guide", kind: "guide", per: "group", title: "Guide", day: "d2" }),
  ],
});
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
});
afterAll(() => resources.close());

const details = {
  ...emptyRoad,
  guests: [
    { name: "आशा देवी", age: 41, sex: "f", nationality: "Indian", room: "1", diet: "vegetarian" },
    { name: "Bilal Khan", age: null, sex: "m", nationality: "Indian", room: "1", diet: "" },
  ],
  phone: "+919999999999",
  arrival: { time: "10:40", by: "6E 6394", place: "Ranchi airport" },
  services: [
    {
      ...emptyService("car"),
      ...{
        person: "Ramesh Oraon",
        phone: "+918888888888",
        vehicle: "Innova Crysta",
        plate: "JH01 AB 1234",
      },
      ...{
        reportAt: "10:15",
        reportPlace: "Ranchi airport, gate 2",
        km: 340,
        charges: "Tolls at cost",
      },
    },
    emptyService("another"),
  ],
};

const path = () => `/api/desk/trips/${trip.id}/road`;
const pdf = async (query: string, headers = desk.seats.viewer.headers) => {
  const response = await desk.app.request(`${path()}/paper.pdf?${query}`, { headers });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test("details are kept at their revision, for lines that are sold; of two colleagues the later is told", async () => {
  const { editor, viewer } = desk.seats;
  const save = (revision: number, headers = editor.headers, body: object = details) =>
    desk.call<DeskRoad>("PUT", path(), headers, { revision, details: body });
  expect((await save(0, viewer.headers)).status).toBe(403);
  const first = await save(0);
  expect(first.body).toMatchObject({
    revision: 1,
    lead: "आशा देवी",
    people: "2 adults, 1 child (8)",
    services: [
      { item: "room", kind: "stay", from: "2027-06-10", to: "2027-06-12", isConfirmed: false },
      { item: "car", kind: "transport" },
      { item: "guide", kind: "guide", from: "2027-06-11", to: "2027-06-11" },
    ],
  });
  // What is no line of the quote is not kept.
  expect(first.body.details.services.map(({ item }) => item)).toEqual(["car"]);
  expect((await save(0)).status).toBe(409);
  const raced = await Promise.all([save(1), save(1)]);
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const wrong of [
    { ...details, arrival: { time: "25:00", by: "", place: "" } },
    { ...details, guests: [{ name: "" }] },
    { ...details, guests: [{ name: "A", age: 8.5 }] },
    { ...details, extra: 1 },
  ])
    expect((await save(2, editor.headers, wrong)).status).toBe(400);
});

test("papers say what was agreed, who comes for it and what is not confirmed yet; no price stands in them", async () => {
  const { editor } = desk.seats;
  const ask = { supplier: "Hotel Prabhat Vihar", email: "", item: "room", body: "Two nights." };
  const asks = `/api/desk/trips/${trip.id}/asks`;
  const read = async () => {
    const row = await findAgreed(resources.database.db, trip.id);
    if (!row) throw new Error("nothing is agreed");
    return readRoadTrip(row);
  };
  const lay = async (paper: Parameters<typeof layOutRoadPaper>[0], item: string | null) => {
    const road = await read();
    const line = road.lines.find((one) => one.item.id === item) ?? null;
    return JSON.stringify(layOutRoadPaper(paper, road, line, ["Safarnama", "+91 1", "Ranchi"]));
  };
  expect(await lay("voucher", "room")).toContain("NOT YET CONFIRMED");
  const asked = await desk.call<AskSent>("POST", asks, editor.headers, ask);
  const yes = { action: "confirm", revision: 1, confirmation: "PV-77" };
  await desk.call("PATCH", `${asks}/${asked.body.asks[0]?.id}`, editor.headers, yes);
  const voucher = await lay("voucher", "room");
  for (const said of [
    "Hotel Prabhat Vihar",
    "PV-77",
    "Thursday, 10 June 2027",
    "Saturday, 12 June 2027",
  ])
    expect(voucher).toContain(said);
  const slip = await lay("duty-slip", "car");
  for (const said of [
    "Ramesh Oraon",
    "JH01 AB 1234",
    "10:15",
    "gate 2",
    "340",
    "Km at garage, out",
    "112",
  ])
    expect(slip).toContain(said);
  expect(await lay("rooming-list", null)).toContain("DBL");
  // The traveller takes along what is confirmed: the house, and not the car that nobody has confirmed.
  const row = await findAgreed(resources.database.db, trip.id);
  const all = row && layOutVouchers(readRoadTrip(row), ["Safarnama", "+91 1", "Ranchi"], "en");
  expect(JSON.stringify(all)).toContain("PV-77");
  expect(JSON.stringify(all)).not.toContain("NOT YET CONFIRMED");
  expect(all?.parts.some(({ kind }) => kind === "page")).toBe(false);
  // In the trip's own paper they are labelled in its reader's language; names stay as they are.
  const inHindi = row && layOutVouchers(readRoadTrip(row), ["Safarnama", "+91 1", "Ranchi"], "hi");
  for (const said of ["होटल का वाउचर", "चेक-इन", "गुरुवार, 10 जून 2027", "Hotel Prabhat Vihar"])
    expect(JSON.stringify(inHindi)).toContain(said);
  for (const label of ["Telephone", "Confirmation", "Guests", "Nights", "June"])
    expect(JSON.stringify(inHindi)).not.toContain(label);
  const taken = await desk.app.request(`/api/trip/${trip.token}/vouchers.pdf`);
  expect([taken.status, taken.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const book = await desk.call<TripBook>("GET", `/api/trip/${trip.token}/book`, {});
  expect(book.body.papers.files.map(({ path }) => path)).toContain("/vouchers.pdf");
  const feedback = await lay("feedback", null);
  for (const said of ["Hotel Prabhat Vihar", "Driver: Ramesh Oraon", "Food", "Our office"])
    expect(feedback).toContain(said);
  for (const paper of roadPapers)
    expect(await lay(paper, paper === "guide-sheet" ? "guide" : "car")).not.toContain("₹");
  for (const query of [
    "paper=voucher&item=room",
    "paper=voucher&item=car",
    "paper=duty-slip&item=car",
    "paper=guide-sheet&item=guide",
    "paper=rooming-list",
    "paper=placard",
    "paper=feedback",
  ]) {
    const { status, bytes } = await pdf(query);
    expect(status).toBe(200);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
  for (const query of ["paper=voucher", "paper=duty-slip&item=room", "paper=guide-sheet&item=none"])
    expect((await pdf(query)).status).toBe(404);
  expect((await pdf("paper=menu")).status).toBe(400);
  expect((await pdf("paper=placard", {})).status).toBe(401);
});

test("nothing for the road before the quote is accepted", async () => {
  const open = await openTrip(resources, desk);
  const { status } = await desk.call(
    "GET",
    `/api/desk/trips/${open.id}/road`,
    desk.seats.viewer.headers,
  );
  expect(status).toBe(409);
});

test("who arrives, is on the road and leaves, each day of the trip, with whom to call", async () => {
  const movementsOn = async (day: string, count = 1) => {
    now = new Date(`${day}T06:00:00Z`);
    // The sessions of the desk outlive it.
    const { movements } = await desk.services.road.listMovements(count);
    return movements.filter((one) => one.tripId === trip.id);
  };
  expect(await movementsOn("2027-06-09")).toEqual([]);
  expect(await movementsOn("2027-06-10")).toMatchObject([
    {
      kind: "arriving",
      passage: "10:40, 6E 6394, Ranchi airport",
      night: "Netarhat, Hotel Prabhat Vihar, No. PV-77",
      contacts: [
        { name: "Hotel Prabhat Vihar" },
        { name: "Ramesh Oraon, JH01 AB 1234", phone: "+918888888888" },
      ],
      unconfirmed: ["Innova with driver"],
    },
  ]);
  expect(await movementsOn("2027-06-11")).toMatchObject([{ kind: "road" }]);
  expect(await movementsOn("2027-06-12")).toMatchObject([{ kind: "leaving" }]);
  expect(await movementsOn("2027-06-13")).toEqual([]);
  const week: Movements["movements"] = await movementsOn("2027-06-08", 7);
  expect(week.map(({ on, kind }) => `${on} ${kind}`)).toEqual([
    "2027-06-10 arriving",
    "2027-06-11 road",
    "2027-06-12 leaving",
  ]);
  const asking = { admin: desk.seats.viewer.admin, network: "test" };
  const chart = await desk.services.road.writeMovements(asking, 7);
  expect(chart.bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("the day's messages are ready with their words: arrivals, duties, reminders", async () => {
  now = new Date("2027-06-09T03:00:00Z");
  const { messages } = await desk.services.road.listMessages(null);
  const own = messages.filter(({ tripId }) => tripId === trip.id);
  expect(own.map(({ kind, phone }) => [kind, phone])).toEqual([
    ["arrival", "+919999999999"],
    ["duty", "+918888888888"],
    ["payment", expect.any(String)],
  ]);
  expect(own[0]?.text).toContain("Thursday, 10 June 2027 (10:40, 6E 6394, Ranchi airport)");
  expect(own[0]?.text).toContain("met by Ramesh Oraon, JH01 AB 1234, +918888888888");
  expect(own[1]?.text).toContain("Report: 10:15, Ranchi airport, gate 2.");
  expect(own[2]?.text).toMatch(/₹[\d,.]+ for your trip were due/);
  // Held at a supplier of the book: the reminder goes to their number.
  now = new Date("2026-11-22T06:00:00Z");
  const book = { kind: "guide", name: "Guides of Ranchi", phone: "+917777777777" };
  const { headers } = desk.seats.editor;
  const { body } = await desk.call<RateBook>("POST", "/api/desk/suppliers", headers, book);
  const ask = {
    ...{ supplier: book.name, supplierId: body.suppliers[0]?.id, email: "", item: "guide" },
    body: "One day.",
  };
  const asks = `/api/desk/trips/${trip.id}/asks`;
  const asked = await desk.call<AskSent>("POST", asks, headers, ask);
  const one = asked.body.asks.find(({ item }) => item === "guide");
  const hold = { action: "hold", revision: 1, until: "2026-11-23" };
  await desk.call("PATCH", `${asks}/${one?.id}`, headers, hold);
  const now2 = await desk.services.road.listMessages(null);
  expect(now2.messages).toContainEqual(
    expect.objectContaining({ kind: "hold", to: "Guides of Ranchi", phone: "+917777777777" }),
  );
});

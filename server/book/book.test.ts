import { afterAll, beforeAll, expect, test } from "vitest";
import { cardSentences } from "#contract/content/show-cards.ts";
import { noTerms } from "#contract/quote/rate-terms.ts";
import { TripBook } from "#contract/wire/trip-book.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import type { PaperJob } from "#server/papers/paper-job.ts";
import { createPaperRoom } from "#server/papers/paper-room.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { writeDays } from "#tests/factories/written-days.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { chooseLanguage, getCardLanguages } from "./show-cards.ts";

const now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
/** What was asked of the papers' threads. */
const jobs: PaperJob[] = [];
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  const room = createPaperRoom();
  const paperRoom: typeof room = {
    ...room,
    write(job, network) {
      jobs.push(job);
      return room.write(job, network);
    },
  };
  desk = await createDeskApp(resources, { paperRoom });
});
afterAll(() => resources.close());

const readBook = async (token: string): Promise<TripBook> => {
  const response = await desk.app.request(`/api/trip/${token}/book`);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  return TripBook.parse(await response.json());
};

/** A supplier with one rate. @returns the rate's id */
async function addHotel(): Promise<string> {
  const { admin } = desk.seats.owner;
  const { rates } = desk.services;
  const book = await rates.addSupplier(admin, {
    kind: "stay",
    name: "Grand Dragon",
    place: "Leh",
    address: "Old Road, Sheynam, Leh 194101",
    localName: "ग्रैंड ड्रैगन",
    email: "",
    phone: "+91 1982 000000",
    note: "Never on a Sunday.",
  });
  const { suppliers } = await rates.addRate(admin, book.suppliers[0]?.id ?? "", {
    name: "Double room",
    per: "room",
    from: null,
    to: null,
    price: 900_000,
    childPrice: null,
    childPrices: [],
    extraBedPrice: null,
    margin: null,
    tax: "package",
    terms: noTerms,
  });
  return suppliers[0]?.rates[0]?.id ?? "";
}

test("a hotel is told with address and telephone once the quote is agreed, to the link that edits", async () => {
  const { admin } = desk.seats.owner;
  const rate = await addHotel();
  const stay = buildItem({ title: "Hotel in Leh", nights: 2, nightsOf: ["d1", "d2"], rate });
  const days = [buildDay("d1", "Leh"), buildDay("d2", "Leh"), buildDay("d3", "Hanle")];
  const content = buildQuote({ days, items: [stay] });
  const open = await openTrip(resources, desk);
  await desk.services.quoteDesk.saveQuote(admin, open.id, { revision: 0, content });
  const sent = await desk.services.quoteDesk.sendQuote(admin, open.id, {
    revision: 1,
    message: "",
  });
  const offered = await readBook(sent.url?.split("/trip/")[1] ?? "");
  expect(offered.hotels).toEqual([
    { name: "Hotel in Leh", localName: "", text: "", address: "", phone: "" },
  ]);

  const trip = await agreeTrip(resources, desk.services, admin, content);
  const book = await readBook(trip.token);
  expect(book.hotels).toEqual([
    {
      name: "Grand Dragon",
      localName: "ग्रैंड ड्रैगन",
      text: "Hotel in Leh",
      address: "Old Road, Sheynam, Leh 194101",
      phone: "+91 1982 000000",
    },
  ]);
  expect(book.days.map(({ hotel }) => hotel)).toEqual([0, 0, null]);
  expect(JSON.stringify(book)).not.toContain("Sunday.");
  const { url } = await desk.services.trips.pages.changeLink(trip.token, {
    kind: "read",
    action: "renew",
  });
  const read = await readBook(url?.split("/trip/")[1] ?? "");
  expect(JSON.stringify(read.hotels)).not.toContain("Dragon");
  // The same on paper, with the country's numbers; a reading link has what it is told of hotels.
  const onPaper = async (token: string) => {
    const response = await desk.app.request(`/api/trip/${token}/trip.pdf`);
    expect(response.status).toBe(200);
    const job = jobs.at(-1);
    if (job?.ask !== "trip") throw new Error("no paper of a trip was asked for");
    return { calls: job.sheet.trip.calls, size: (await response.arrayBuffer()).byteLength };
  };
  const own = await onPaper(trip.token);
  expect(own.calls?.hotels).toEqual([{ ...book.hotels[0], nights: ["2027-06-10", "2027-06-11"] }]);
  expect(own.calls?.numbers.map(({ shown }) => shown)).toContain("112");
  expect(own.calls?.numbers.length).toBeGreaterThan(6);
  expect(own.size).toBeLessThan(200_000);
  expect(
    JSON.stringify((await onPaper(url?.split("/trip/")[1] ?? "")).calls?.hotels),
  ).not.toContain("Dragon");
  expect(read.papers.files.map(({ path }) => path)).toEqual(["/trip.pdf", "/fridge.pdf"]);
}, 60_000);

test("a day says where its stops are, when they are open that day, the ride, the sun and a language", async () => {
  const { token } = await openTrip(resources, desk, { travelDate: "2027-02-11" });
  const stop = (id: string, sight: string, at: number) => ({ ...{ id, sight, at }, text: "" });
  const days = [
    { ...buildDay("d1", "Agra"), date: "2027-02-11", stops: [] },
    {
      ...buildDay("d2", "Agra"),
      // A Friday, on which the Taj is shut.
      date: "2027-02-12",
      stops: [
        { ...stop("v-taj-mahal", "taj-mahal", 540), name: "Taj Mahal" },
        { ...stop("x", "no-such-sight", 700), name: "Elsewhere" },
      ],
    },
  ];
  await writeDays(desk.services, token, days);
  const [, friday] = (await readBook(token)).days;
  expect(friday).toMatchObject({ date: "2027-02-12", language: "Hindi", hotel: null });
  expect(friday?.stops).toHaveLength(1);
  expect(friday?.stops[0]).toMatchObject({ id: "v-taj-mahal", open: [] });
  expect(friday?.stops[0]?.ride).toBeGreaterThan(5);
  expect(friday?.sun?.set).toBeGreaterThan(1050);
  const agra = getPlaces().bases.find(({ name }) => name === "Agra")?.coordinates;
  expect(friday?.bed).toEqual({ lat: agra?.lat, lon: agra?.lon });
});

test("a closed link has no book and no sheet", async () => {
  for (const path of ["book", "fridge.pdf"])
    expect((await desk.app.request(`/api/trip/${"x".repeat(43)}/${path}`)).status).toBe(404);
});

test("the longest trip stands on one sheet", async () => {
  const { admin } = desk.seats.owner;
  const days = Array.from({ length: 60 }, (_, at) => buildDay(`d${at + 1}`, `A day ${at + 1}`));
  const trip = await agreeTrip(resources, desk.services, admin, buildQuote({ days }));
  const response = await desk.app.request(`/api/trip/${trip.token}/fridge.pdf`);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("each language says everything, in letters of its own, and every state has one", () => {
  for (const { language, says, unverified } of getCardLanguages()) {
    expect(Object.keys(says), language).toEqual([...cardSentences]);
    expect(new Set(Object.values(says)).size, language).toBe(cardSentences.length);
    // Until somebody who speaks it has read it over, the card says so.
    expect(unverified, language).toBe(language !== "English");
  }
  const { states, listLanguages } = getCatalogue();
  const chosen = new Map(states.map(({ slug }) => [slug, chooseLanguage(listLanguages(slug))]));
  expect(chosen.get("kerala")).toBe("Malayalam");
  expect(chosen.get("goa")).toBe("Marathi");
  expect(chosen.get("ladakh")).toBe("Urdu");
  expect(chosen.get("meghalaya")).toBe("English");
});

import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TripMemory, TripReviewPage } from "#contract/wire/trip-reviews.ts";
import type { DeskTripReviewPage, Voices } from "#contract/wire/voices.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { createClock } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { quoteBeginning } from "./voice-service.ts";

/** The quote's trip: Hampi on 10 and 11 June 2027; the clock begins before it. */
const clock = createClock();
const day = 86_400;
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let photo: Uint8Array<ArrayBuffer>;
const hampi = "/destinations/hampi";

beforeAll(async () => {
  resources = await createTestResources({}, { clock: clock.now });
  desk = await createDeskApp(resources);
  const made = sharp({ create: { width: 900, height: 600, channels: 3, background: "#a3123f" } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: "Secret Name" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "15/1 20/1 0/1" },
    });
  photo = new Uint8Array(await made.toBuffer());
});
afterAll(() => resources.close());
beforeEach(() => clock.advance(7200));

const days = () => [
  {
    ...buildDay("d1", "Hampi"),
    stops: [{ id: "d1-1", name: "Taj", sight: "taj-mahal", at: 600, text: "" }],
  },
  buildDay("d2", "Hampi"),
];
const todayPlus = (count: number) =>
  new Date(clock.now().getTime() + count * day * 1000).toISOString().slice(0, 10);

/** A trip that departs tomorrow for two days, accepted; paid in full unless told. */
async function travel({ paid = true } = {}) {
  const { admin } = desk.seats.owner;
  const quote = buildQuote({ days: days(), departure: todayPlus(1), validUntil: todayPlus(1) });
  const trip = await agreeTrip(resources, desk.services, admin, quote);
  if (paid)
    await desk.services.money.addPayment(admin, trip.id, {
      paisa: trip.total,
      receivedOn: todayPlus(0),
      method: "upi",
      reference: randomUUID(),
      note: "",
    });
  return trip;
}

const mailsTo = async (email: string, kind: string) =>
  (await listMail(resources.database.db, 500)).filter(
    (mail) => mail.to === email && mail.kind === kind,
  );
const tokenIn = (text = "") => /\/review\/([\w-]{43})/.exec(text)?.[1] ?? "";

async function askedToken(email: string): Promise<string> {
  await desk.services.tripReviews.asking.askDue();
  const [mail] = await mailsTo(email, "review-asked");
  return tokenIn(mail?.text);
}

const input = (more: object = {}) => ({
  name: "Asha D.",
  party: "family",
  rating: 5,
  body: "Everything went as it was said. We would go again.",
  places: [{ path: hampi, rating: 4, body: "Boulders at dawn. Take a hat." }],
  photos: [],
  ...more,
});
const write = (token: string, more: object = {}) =>
  desk.call<TripReviewPage>("PUT", `/api/review/${token}`, {}, input(more));
const voices = async (query = `place=${encodeURIComponent(hampi)}`) =>
  (await desk.call<Voices>("GET", `/api/reviews/voices?${query}`, {})).body;
const atDesk = (method: string, path: string, body?: unknown) =>
  desk.call<{ message: string }>(
    method,
    `/api/desk/trip-reviews/${path}`,
    desk.seats.editor.headers,
    body,
  );

async function waiting(reference: string) {
  const { body } = await desk.call<DeskTripReviewPage>(
    "GET",
    "/api/desk/trip-reviews?state=waiting",
    desk.seats.viewer.headers,
  );
  const found = body.reviews.find((review) => review.reference === reference);
  if (!found) throw new Error("no review waits");
  return found;
}

test("two days after the last one a mail asks, once; not before", async () => {
  const trip = await travel();
  clock.advance(3 * day);
  expect(await askedToken(trip.email)).toBe("");
  clock.advance(day);
  expect(await askedToken(trip.email)).not.toBe("");
  clock.advance(day);
  await askedToken(trip.email);
  expect(await mailsTo(trip.email, "review-asked")).toHaveLength(1);
});

test("nobody is asked about a trip that was cancelled, that ended long ago, or who wants no mails", async () => {
  const [cancelled, old, quiet, next] = [
    await travel(),
    await travel(),
    await travel(),
    await travel(),
  ];
  const { owner } = desk.seats;
  const detail = await desk.call<{ version: number }>(
    "GET",
    `/api/desk/trips/${cancelled.id}`,
    owner.headers,
  );
  const lost = {
    version: detail.body.version,
    stage: "lost",
    lostCode: "other",
    lostReason: "ill",
  };
  const moved = await desk.call("PATCH", `/api/desk/trips/${cancelled.id}`, owner.headers, lost);
  expect(moved.status).toBe(200);
  const { body } = await desk.call<{ url: string }>("POST", `/api/trip/${next.token}/review`, {});
  expect(body).toMatchObject({ error: { code: "conflict" } });
  clock.advance(4 * day);
  const link = await desk.call<{ url: string }>("POST", `/api/trip/${quiet.token}/review`, {});
  const stop = await desk.call("POST", `/api/review/${tokenIn(link.body.url)}/stop`, {});
  expect(stop.status).toBe(200);
  expect(await askedToken(cancelled.email)).toBe("");
  expect(await askedToken(quiet.email)).toBe("");
  expect(await askedToken(next.email)).not.toBe("");
  expect(old.email).toBeTruthy();
  const late = await travel();
  clock.advance(60 * day);
  expect(await askedToken(late.email)).toBe("");
});

test("a review waits, is published with its mark and its photo, answered, hidden: its writer hears of each", async () => {
  const trip = await travel();
  clock.advance(4 * day);
  const token = await askedToken(trip.email);
  const path = `/api/review/${token}`;
  const asked = await desk.call<TripReviewPage>("GET", path, {});
  expect(asked.body).toMatchObject({ review: null, verified: true, party: "family", photos: [] });
  expect(asked.body.places.map((place) => place.path)).toEqual([
    hampi,
    "/destinations/agra",
    "/attractions/taj-mahal",
  ]);

  const id = randomUUID();
  const put = () =>
    desk.app.request(`${path}/photos/${id}?place=${encodeURIComponent(hampi)}`, {
      method: "PUT",
      body: photo,
    });
  expect((await put()).status).toBe(200);
  expect((await put()).status).toBe(200);
  const publicPhoto = () => desk.app.request(`/api/reviews/photos/${id}/full.webp`);
  const sent = await write(token, { photos: [id] });
  expect(sent.status).toBe(200);
  expect(sent.body.review).toMatchObject({ state: "waiting", rating: 5 });
  expect((await publicPhoto()).status).toBe(404);
  expect((await voices()).voices.map(({ name }) => name)).not.toContain("Asha D.");

  const review = await waiting(trip.reference);
  expect(await atDesk("POST", `${review.id}/publish`)).toMatchObject({ status: 200 });
  expect((await atDesk("POST", `${review.id}/publish`)).status).toBe(409);
  const found = (await voices()).voices.find((voice) => voice.id === review.id);
  expect(found).toMatchObject({
    ...{ verified: true, rating: 4, body: "Boulders at dawn. Take a hat.", party: "family" },
    photos: [{ id, path: hampi }],
    travelled: expect.stringMatching(/^\d{4}-\d\d$/),
  });
  const bytes = Buffer.from(await (await publicPhoto()).arrayBuffer());
  const meta = await sharp(bytes).metadata();
  expect([meta.format, meta.exif]).toEqual(["webp", undefined]);
  expect(bytes.includes("Secret Name")).toBe(false);
  expect(await mailsTo(trip.email, "review-published")).toHaveLength(1);

  await atDesk("PUT", `${review.id}/answer`, { body: "Thank you; the hats are in the car." });
  expect((await voices()).voices[0]?.answer?.body).toBe("Thank you; the hats are in the car.");
  const [told] = await mailsTo(trip.email, "review-answered");
  expect(told?.text).toContain("the hats are in the car");

  await atDesk("POST", `${review.id}/hide`, { reason: "It names a guest." });
  expect((await publicPhoto()).status).toBe(404);
  expect((await voices()).voices.map((voice) => voice.id)).not.toContain(review.id);
  const [hidden] = await mailsTo(trip.email, "review-hidden");
  expect(hidden?.text).toContain("It names a guest.");
  const mine = await desk.call<TripReviewPage>("GET", path, {});
  expect(mine.body.review).toMatchObject({ state: "hidden", reason: "It names a guest." });
  // Changed, it waits again.
  expect((await write(token, { photos: [id] })).body.review?.state).toBe("waiting");
  expect((await desk.call("DELETE", path, {})).status).toBe(200);
  expect((await desk.app.request(`${path}/photos/${id}/full.webp`)).status).toBe(404);
});

test("a trip that is not paid whole is reviewed without the mark, and stands behind those that have it", async () => {
  const [open, paid] = [await travel({ paid: false }), await travel()];
  clock.advance(4 * day);
  for (const trip of [paid, open]) {
    await write(await askedToken(trip.email), { name: trip.reference });
    await atDesk("POST", `${(await waiting(trip.reference)).id}/publish`);
  }
  const { voices: found, summary } = await voices();
  const place = (name: string) => found.findIndex((voice) => voice.name === name);
  expect(found[place(open.reference)]?.verified).toBe(false);
  expect(place(paid.reference)).toBeLessThan(place(open.reference));
  expect(summary.verified).toBeLessThan(summary.count);
});

test("what the office writes, and by month what people said: counted, and in their words", async () => {
  const all = await voices();
  const sum = all.months.reduce((count, month) => count + month.count, 0);
  expect(sum).toBe(all.summary.count);
  const [month] = all.months;
  expect(month).toMatchObject({ said: "Boulders at dawn.", average: 4 });
  const other = ((month?.month ?? 0) % 12) + 1;
  expect((await voices(`place=${encodeURIComponent(hampi)}&month=${other}`)).voices).toEqual([]);
  expect((await voices(`place=${encodeURIComponent(hampi)}&party=solo`)).voices).toEqual([]);
  expect((await voices("")).voices[0]?.places[0]?.path).toBe(hampi);
});

test("what somebody wrote is cut, never written on", () => {
  expect(quoteBeginning("Boulders at dawn. Take a hat.")).toBe("Boulders at dawn.");
  expect(quoteBeginning("Short")).toBe("Short");
  const long = `${"word ".repeat(60)}end.`;
  const cut = quoteBeginning(long);
  expect(cut.length).toBeLessThanOrEqual(142);
  expect(long.startsWith(cut.replace(/ …$/, ""))).toBe(true);
});

test("bad input is a sentence, and another's link is nothing", async () => {
  const [one, other] = [await travel(), await travel()];
  clock.advance(4 * day);
  const [token, foreign] = [await askedToken(one.email), await askedToken(other.email)];
  for (const [more, message] of [
    [{ rating: 6 }, "Stars for the trip are one to five."],
    [{ body: " " }, "Your review is required."],
    [{ name: "" }, "Your name is required."],
    [{ party: "dogs" }, "Say who travelled."],
    [{ places: [{ path: "/destinations/leh", rating: 4 }] }, "This place is not part of the trip."],
    [{ photos: ["x"] }, "A photo is not valid."],
  ] as const) {
    const { status, body } = await write(token, more);
    expect([status, body]).toMatchObject([400, { error: { message } }]);
  }
  const id = randomUUID();
  const send = (by: string, photoId: string, body: BodyInit, place = hampi) =>
    desk.app.request(`/api/review/${by}/photos/${photoId}?place=${encodeURIComponent(place)}`, {
      method: "PUT",
      body,
    });
  expect((await send(token, id, "no picture")).status).toBe(422);
  expect((await send(token, id, photo, "/destinations/leh")).status).toBe(400);
  expect((await send(token, id, photo)).status).toBe(200);
  expect((await send(foreign, id, photo)).status).toBe(404);
  expect((await desk.app.request(`/api/review/${foreign}/photos/${id}/full.webp`)).status).toBe(
    404,
  );
  // Of the other's photos nothing is taken along.
  await write(foreign, { photos: [id] });
  expect((await waiting(other.reference)).photos).toEqual([]);
  for (let count = 1; count < 4; count++)
    expect((await send(token, randomUUID(), photo)).status).toBe(200);
  expect((await send(token, randomUUID(), photo)).status).toBe(409);
  expect((await desk.call("GET", `/api/review/${"x".repeat(43)}`, {})).status).toBe(404);
});

test("the earlier kind stands on its place's page without a mark, and is answered too", async () => {
  const id = Number(
    (
      await desk.services.reviews.createReview(
        { id: randomUUID(), email: "ravi@example.org", userMetadata: { full_name: "Ravi" } },
        { title: "Ruins", rating: 3, comment: "Hot.", excerpt: "Hot", place: hampi },
      )
    ).id,
  );
  await desk.call("PUT", `/api/desk/reviews/${id}/answer`, desk.seats.editor.headers, {
    body: "Come in January.",
  });
  const found = (await voices()).voices.find((voice) => voice.id === `c-${id}`);
  expect(found).toMatchObject({
    ...{ verified: false, travelled: null, title: "Ruins", body: "Hot." },
    answer: { body: "Come in January." },
  });
  expect((await mailsTo("ravi@example.org", "review-answered"))[0]?.text).toContain(
    "Come in January.",
  );
});

test("what stays of a trip: its own photos by any of its links, and one to hand on that tells no price", async () => {
  const [trip, other] = [await travel(), await travel()];
  const memoryOf = (token: string) => desk.call<TripMemory>("GET", `/api/trip/${token}/memory`, {});
  expect((await memoryOf(trip.token)).body).toMatchObject({ isOver: false, photos: [] });
  clock.advance(4 * day);
  const token = await askedToken(trip.email);
  const id = randomUUID();
  await desk.app.request(`/api/review/${token}/photos/${id}?place=${encodeURIComponent(hampi)}`, {
    method: "PUT",
    body: photo,
  });
  // A photo that was not sent is nobody's but its writer's.
  expect((await memoryOf(trip.token)).body).toMatchObject({
    isOver: true,
    photos: [],
    review: "none",
  });
  await write(token, { photos: [id] });

  const links = `/api/trip/${trip.token}/links`;
  const before = await desk.call<{ url: string }>(
    "POST",
    links,
    {},
    { kind: "read", action: "renew" },
  );
  const made = await desk.call<{ url: string }>("POST", `/api/trip/${trip.token}/memory`, {});
  const tokenOf = (url: string) => url.split("/trip/")[1] ?? "";
  for (const reading of [before, made].map(({ body }) => tokenOf(body.url))) {
    const { body } = await memoryOf(reading);
    expect(body).toMatchObject({ isOver: true, review: null, photos: [{ id, path: hampi }] });
    const shown = await desk.app.request(body.photos[0]?.full ?? "");
    expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const offer = await desk.call<{ quote: { price: unknown } }>(
      "GET",
      `/api/trip/${reading}/quote`,
      {},
    );
    expect(offer.body.quote.price).toBeNull();
    expect(JSON.stringify(offer.body)).not.toContain(String(trip.total));
    expect((await desk.call("POST", `/api/trip/${reading}/memory`, {})).status).toBe(403);
  }
  const full = `/api/trip/${other.token}/memory/photos/${id}/full.webp`;
  expect((await desk.app.request(full)).status).toBe(404);
});

import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Review } from "#contract/wire/reviews.ts";
import { createPageNames } from "#server/content/page-names.ts";
import { queryRows } from "#server/db/database.ts";
import { travel } from "#server/db/schema/auth.ts";
import type { LiveEvent } from "#server/live/event-hub.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { bearer, createFakeAuth } from "#tests/factories/fake-auth.ts";
import { asJson, createClock, createShell, mountFor } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createReviewCalls } from "./calls.ts";
import { createReviewService, publicReviewRows, type ReviewService } from "./service.ts";

const asha = "11111111-1111-4111-8111-111111111111";
const ravi = "22222222-2222-4222-8222-222222222222";
const meera = "44444444-4444-4444-8444-444444444444";
const admin = { id: "33333333-3333-4333-8333-333333333333" };
const clock = createClock();
let resources: OpenResources;
let service: ReviewService;
let app: ReturnType<typeof createShell>;
const heard: LiveEvent[] = [];

beforeAll(async () => {
  resources = await createTestResources(
    { ORIGIN: "https://safarnama.example" },
    { clock: clock.now },
  );
  service = createReviewService(resources, createPageNames());
  app = createShell(resources);
  const picture = { avatar_url: "https://pictures.example/ravi.jpg", full_name: "Ravi Kumar" };
  const auth = createFakeAuth([
    { id: asha, email: "asha@example.com" },
    { id: ravi, userMetadata: picture },
    { id: meera },
  ]);
  mountFor(app, createReviewCalls(service, auth), auth);
  resources.events.subscribe("Comments", (event) => heard.push(event));
});
afterAll(() => resources.close());
beforeEach(() => {
  clock.advance(3600);
});

const input = { title: "Backwaters", rating: 4, comment: "Two slow days.", excerpt: "Slow" };
const send = (method: string, path: string, body: unknown, headers = {}) =>
  app.request(path, asJson(method, body, headers));
async function post(id: string, more = {}): Promise<Review> {
  clock.advance(61);
  const answer = await send("POST", "/Blogs", { ...input, ...more }, bearer(id));
  expect(answer.status).toBe(200);
  const [review] = ((await answer.json()) as { message: Review[] }).message;
  return review as Review;
}
/** What was told of one review; others' news may still be on its way. */
const typesOf = (id: number) =>
  heard.filter((event) => event.id === String(id)).map((event) => event.type);
const messageOf = async (answer: Response) =>
  ((await answer.json()) as { message: string }).message;

test("a review carries the account's name and picture, whatever the payload says", async () => {
  const review = await post(ravi, { name: "Someone Else", email: "else@example.com", rating: "5" });
  expect(review).toMatchObject({
    Name: "Ravi Kumar",
    // A picture of another site would tell that site who reads.
    path: null,
    ratings: 5,
    title: "Backwaters",
  });
  expect(JSON.stringify(review)).not.toContain("@");
  await expect.poll(() => typesOf(review.id)).toEqual(["INSERT"]);
});

test("a picture of one's own is shown", async () => {
  const { db } = resources.database;
  await db.execute(sql`insert into auth_users (id, email) values (${ravi}, 'ravi@example.com')`);
  await db
    .insert(travel)
    .values({ email: "ravi@example.com", path: "avatars/me 1.webp", userId: ravi });
  expect((await post(ravi)).path).toBe(
    "/storage/v1/object/public/profile-pictures/avatars/me%201.webp",
  );
});

test("nobody is asked to log in", async () => {
  const answer = await send("POST", "/Blogs", input);
  expect(answer.status).toBe(401);
  expect(await messageOf(answer)).toBe("Please log in to submit a review.");
});

test("one review a minute, also after deleting the last one", async () => {
  clock.advance(59 - clock.now().getSeconds());
  const first = await post(asha);
  clock.advance(20);
  const second = await send("POST", "/Blogs", input, bearer(asha));
  expect(second.status).toBe(429);
  expect(second.headers.get("retry-after")).toBe("40");
  expect(await messageOf(second)).toBe("One review a minute: please wait 40 seconds.");
  expect((await send("DELETE", `/api/reviews/${first.id}`, undefined, bearer(asha))).status).toBe(
    200,
  );
  expect((await send("POST", "/Blogs", input, bearer(asha))).status).toBe(429);
  clock.advance(41);
  expect((await send("POST", "/Blogs", input, bearer(asha))).status).toBe(200);
});

test("thirty reviews a day, and not one more until the next", async () => {
  clock.advance(24 * 3600 - ((clock.now().getTime() / 1000) % (24 * 3600)) + 60);
  for (let index = 0; index < 30; index++) await post(meera);
  clock.advance(61);
  const refused = await send("POST", "/Blogs", input, bearer(meera));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3600);
  clock.advance(24 * 3600);
  await post(meera);
});

test.each<[object, string]>([
  [{ rating: 0 }, "Rating must be 1 to 5."],
  [{ rating: 6 }, "Rating must be 1 to 5."],
  [{ rating: 3.5 }, "Rating must be 1 to 5."],
  [{ rating: "five" }, "Rating must be 1 to 5."],
  [{ title: "  " }, "Title is required."],
  [{ title: "t".repeat(121) }, "Title is too long: at most 120 characters."],
  [{ comment: 5 }, "Comment is required."],
  [{ comment: "c".repeat(4001) }, "Comment is too long: at most 4000 characters."],
  [{ excerpt: undefined }, "Excerpt is required."],
])("case %# is refused", async (more, message) => {
  const answer = await send("POST", "/Blogs", { ...input, ...more }, bearer(asha));
  expect(answer.status).toBe(400);
  expect(await messageOf(answer)).toBe(message);
});

test("only its author edits and deletes a review", async () => {
  const review = await post(asha);
  const path = `/api/reviews/${review.id}`;
  const change = { ...input, title: "Backwaters again", rating: 2 };
  expect((await send("PUT", path, change, bearer(ravi))).status).toBe(403);
  expect((await send("PUT", path, change)).status).toBe(401);
  const edited = await send("PUT", path, change, bearer(asha));
  expect(await edited.json()).toMatchObject({
    message: [{ id: review.id, title: "Backwaters again", ratings: 2 }],
  });
  expect((await send("DELETE", path, undefined, bearer(ravi))).status).toBe(403);
  expect((await send("DELETE", path, undefined, bearer(asha))).status).toBe(200);
  expect((await send("DELETE", path, undefined, bearer(asha))).status).toBe(404);
  await expect.poll(() => typesOf(review.id)).toEqual(["INSERT", "UPDATE", "DELETE"]);
});

test("the list is paged without repeats, and summed up", async () => {
  for (let index = 0; index < 4; index++) await post(asha, { title: `Page ${index}`, rating: 5 });
  type Page = { reviews: Review[]; next: string | null };
  const read = async (query: string) =>
    (await (await app.request(`/api/reviews?${query}`)).json()) as Page;
  const first = await read("limit=3");
  const second = await read(`limit=3&before=${first.next}`);
  const ids = [...first.reviews, ...second.reviews].map((review) => review.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(first.reviews[0]?.title).toBe("Page 3");
  expect((await app.request("/api/reviews?before=nonsense")).status).toBe(400);
  const summary = await service.summariseReviews();
  expect(summary.count).toBe(summary.stars.reduce((sum, each) => sum + each, 0));
  expect(summary.stars[4]).toBeGreaterThanOrEqual(4);
});

test("a hidden review is gone for readers, a deletion on the wire, and comes back restored", async () => {
  const review = await post(asha);
  await service.hideReview(admin, review.id, "advertising");
  expect(await service.findShownReview(review.id)).toBeNull();
  expect((await service.listReviews()).reviews.map((each) => each.id)).not.toContain(review.id);
  expect((await service.listOwnReviews(asha)).find((each) => each.id === review.id)?.hidden).toBe(
    true,
  );
  await expect(service.hideReview(admin, review.id, "")).rejects.toMatchObject({
    code: "already_done",
  });
  await send("PUT", `/api/reviews/${review.id}`, { ...input, title: "Quiet" }, bearer(asha));
  await service.restoreReview(admin, review.id);
  expect((await service.findShownReview(review.id))?.title).toBe("Quiet");
  await expect.poll(() => typesOf(review.id)).toEqual(["INSERT", "DELETE", "INSERT"]);
});

test("a report reaches the operator once a reader", async () => {
  const review = await post(asha, { title: "Odd one" });
  const report = (headers = {}) =>
    send("POST", `/api/reviews/${review.id}/report`, { reason: "rude" }, headers);
  expect((await report()).status).toBe(200);
  await report();
  await report(bearer(ravi));
  const mails = (await listMail(resources.database.db)).filter(
    (mail) => mail.kind === "review-reported",
  );
  expect(mails).toHaveLength(2);
  const [found] = (await service.listForDesk({ show: "reported", limit: 10 })).rows;
  expect(found).toMatchObject({ title: "Odd one", openReports: 2, reasons: ["rude", "rude"] });
  await service.dismissReports(admin, review.id);
  expect((await service.listForDesk({ show: "reported", limit: 10 })).rows).toEqual([]);
  expect(
    (await service.listForDesk({ show: "all", search: "odd ONE", limit: 10 })).rows,
  ).toHaveLength(1);
});

test("an account's reviews go with it", async () => {
  await post(ravi);
  await resources.database.transaction((db) => service.forgetPerson(db, { userId: ravi }));
  expect(await service.listOwnReviews(ravi)).toEqual([]);
});

test("no body gives a 5xx", { timeout: 60_000 }, async () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: "binary" }),
    fc.constantFrom("\u0000", "\ud800", Number.POSITIVE_INFINITY),
  );
  const body = fc.record(
    { title: odd, rating: odd, comment: odd, excerpt: odd },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), async (value) => {
      clock.advance(61);
      for (const [method, path] of [
        ["POST", "/Blogs"],
        ["PUT", "/api/reviews/1"],
        ["POST", "/api/reviews/1/report"],
      ] as const)
        expect((await send(method, path, value, bearer(asha))).status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});

test("a review names the place or journey that it is about, by its page", async () => {
  const told = await post(asha, { place: "/destinations/hampi" });
  expect(told).toMatchObject({ place: "/destinations/hampi", place_name: "Hampi" });
  expect(await service.findShownReview(told.id)).toMatchObject({ place_name: "Hampi" });
  const rows = await queryRows(
    resources.database.db,
    sql`select place, place_name from (${publicReviewRows}) shown where id = ${told.id}`,
  );
  expect(rows).toEqual([{ place: "/destinations/hampi", place_name: "Hampi" }]);
  const path = `/api/reviews/${told.id}`;
  const change = async (more: object) => {
    const answer = await send("PUT", path, { ...input, ...more }, bearer(asha));
    return ((await answer.json()) as { message: Review[] }).message[0];
  };
  expect(await change({})).toMatchObject({ place_name: "Hampi" });
  expect(await change({ place: "/journeys/golden-triangle" })).toMatchObject({
    place: "/journeys/golden-triangle",
  });
  expect(await change({ place: "" })).toMatchObject({ place: null, place_name: null });
  expect(await post(asha)).toMatchObject({ place: null, place_name: null });
});

test.each(["/no/such-page", "https://elsewhere.example/", "javascript:alert(1)", "Hampi", "/faqs"])(
  "a review about %s is refused",
  async (place) => {
    clock.advance(61);
    const answer = await send("POST", "/Blogs", { ...input, place }, bearer(asha));
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toBe(
      "Choose a place or journey from the list, or leave it empty.",
    );
  },
);

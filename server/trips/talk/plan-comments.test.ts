import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlanTalk, SharedPlan } from "#contract/wire/shared-plans.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { createSharedPlanCalls } from "#server/kept-plans/shared-calls.ts";
import { createSharedPlanPage } from "#server/kept-plans/shared-page.ts";
import { createSharedPlans } from "#server/kept-plans/shared-service.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTripRecord } from "#server/trips/record.ts";
import { createFakeAuth } from "#tests/factories/fake-auth.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { createPlainTrips, openTrip } from "#tests/factories/trip-pages.ts";
import { asJson, createClock, createShell, mountFor } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { writeTripLink } from "#trip/link.ts";
import { createPlanCommentCalls } from "./plan-comment-calls.ts";
import { createPlanComments } from "./plan-comment-service.ts";

const clock = createClock();
const origin = "http://localhost";
let resources: OpenResources;
let trips: ReturnType<typeof createPlainTrips>;
let app: ReturnType<typeof createShell>;
let plan: string;
let plans: ReturnType<typeof createSharedPlans>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: clock.now });
  plans = createSharedPlans(resources);
  const record = createTripRecord(resources);
  trips = createPlainTrips(resources);
  const calls = [
    ...createSharedPlanCalls(plans, origin),
    ...createPlanCommentCalls(createPlanComments(resources, { plans, record }), origin),
  ];
  app = mountFor(createShell(resources), calls, createFakeAuth([]));
  app.route("/p", createSharedPlanPage(plans));
  plan = await writeTripLink(writeDocument(createItinerary()));
});
afterAll(() => resources.close());

/** A plan shared with talk, and the browser that shared it. */
async function share() {
  const answer = await app.request("/api/shared-plans", asJson("POST", { plan, talk: true }));
  const { id } = (await answer.json()) as SharedPlan;
  const base = `/api/shared-plans/${id}`;
  const cookie = /^[^;]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0] ?? "";
  const ask = async (method: string, path: string, body?: unknown, brings = "") => {
    const headers = { cookie: brings };
    const init = body === undefined ? { method, headers } : asJson(method, body, headers);
    const got = await app.request(base + path, init);
    return { status: got.status, headers: got.headers, talk: (await got.json()) as PlanTalk };
  };
  return { id, cookie, ask };
}
const words = { name: "Meera", body: "Could we stay longer in Agra?", day: "d2", stop: null };

describe("a plan is talked about by its short address, before it is sent", () => {
  test("whoever has the address reads and writes; two who share the same days have two talks", async () => {
    const [one, other] = [await share(), await share()];
    expect(one.id).not.toBe(other.id);
    const said = await one.ask("POST", "/comments", words);
    expect(said.status).toBe(201);
    expect(said.talk).toMatchObject({ isOpen: true, isOwn: false });
    expect((await one.ask("GET", "/talk")).talk.comments).toMatchObject([
      { ...words, byDesk: false, votes: 0 },
    ]);
    expect((await other.ask("GET", "/talk")).talk.comments).toEqual([]);
    const opened = await app.request(`/p/${one.id}`);
    expect(opened.headers.get("location")).toBe(`/plan?p=${plan}&talk=${one.id}`);
  });

  test("a plan that was shared without talk has none, nor has an address that is none", async () => {
    const answer = await app.request("/api/shared-plans", asJson("POST", { plan }));
    expect(answer.headers.get("set-cookie")).toBeNull();
    const { id } = (await answer.json()) as SharedPlan;
    for (const odd of [id, "aaaaaaaaaaaa", "x", "A".repeat(3000)]) {
      const got = await app.request(`/api/shared-plans/${odd}/talk`);
      expect([odd, got.status]).toEqual([odd, 404]);
      const said = await app.request(`/api/shared-plans/${odd}/comments`, asJson("POST", words));
      expect([odd, said.status]).toEqual([odd, 404]);
    }
  });

  test("only the browser that shared it takes words away and closes the talk", async () => {
    const { ask, cookie } = await share();
    const other = await share();
    const { talk } = await ask("POST", "/comments", words);
    const path = `/comments/${talk.comments[0]?.id}`;
    const forged = cookie.replace(/=.*/, `=${other.cookie.split("=")[1]}`);
    for (const brings of ["", other.cookie, forged]) {
      expect((await ask("DELETE", path, undefined, brings)).status).toBe(403);
      expect((await ask("PUT", "/talk", { isOpen: false }, brings)).status).toBe(403);
    }
    expect((await other.ask("DELETE", path, undefined, other.cookie)).status).toBe(404);
    const closed = await ask("PUT", "/talk", { isOpen: false }, cookie);
    expect(closed.talk).toMatchObject({ isOpen: false, isOwn: true });
    expect((await ask("POST", "/comments", words)).status).toBe(409);
    expect((await ask("GET", "/talk")).talk.comments).toHaveLength(1);
    expect((await ask("DELETE", path, undefined, cookie)).talk.comments).toEqual([]);
    expect((await ask("PUT", "/talk", { isOpen: true }, cookie)).talk.isOpen).toBe(true);
  });

  test("whoever shared it puts other days under the same address; the talk stays", async () => {
    const { id, ask, cookie } = await share();
    await ask("POST", "/comments", words);
    const trip = createItinerary();
    const other = await writeTripLink(
      writeDocument({ ...trip, days: trip.days.map((day) => ({ ...day, parts: [] })) }),
    );
    expect(other).not.toBe(plan);
    expect((await ask("PUT", "", { plan: other })).status).toBe(403);
    expect((await ask("PUT", "", { plan: "2.broken" }, cookie)).status).toBe(400);
    expect((await ask("PUT", "", { plan: other }, cookie)).status).toBe(200);
    const opened = await app.request(`/p/${id}`);
    expect(opened.headers.get("location")).toBe(`/plan?p=${other}&talk=${id}`);
    expect(opened.headers.get("cache-control")).toBe("no-cache");
    expect((await ask("GET", "/talk")).talk.comments).toHaveLength(1);
  });

  test("one browser has one vote for a suggestion, and takes it back by the second press", async () => {
    const { ask } = await share();
    const { talk } = await ask("POST", "/comments", { ...words, alternative: true });
    const path = `/comments/${talk.comments[0]?.id}/votes`;
    const first = await ask("POST", path);
    expect(first.talk.comments[0]?.votes).toBe(1);
    const cookie = /^[^;]+/.exec(first.headers.get("set-cookie") ?? "")?.[0] ?? "";
    expect((await ask("POST", path)).talk.comments[0]?.votes).toBe(2);
    expect((await ask("POST", path, undefined, cookie)).talk.comments[0]?.votes).toBe(1);
    const { comments } = (await ask("POST", "/comments", words)).talk;
    const plain = comments.find(({ alternative }) => !alternative);
    expect((await ask("POST", `/comments/${plain?.id}/votes`)).status).toBe(404);
  });

  test("what cannot be said is refused with a sentence, and nothing is kept", async () => {
    const { ask } = await share();
    const faults: Record<string, unknown>[] = [
      { ...words, name: " " },
      { ...words, body: "" },
      { ...words, body: "x".repeat(2001) },
      { ...words, day: "not an id!" },
      {},
    ];
    for (const fault of faults) {
      const { status, talk } = await ask("POST", "/comments", fault);
      expect(status).toBe(400);
      expect((talk as unknown as { message: string }).message).toMatch(/\w{3,}/);
    }
    expect((await ask("GET", "/talk")).talk.comments).toEqual([]);
  });

  test("a network says so much an hour, and the next hour again", async () => {
    const { ask } = await share();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count++)
      statuses.push((await ask("POST", "/comments", words)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    clock.advance(3700);
    expect((await ask("POST", "/comments", words)).status).toBe(201);
  });
});

describe("a plan that is sent takes its talk along", () => {
  test("what was said before and after stands on the trip's page, until the traveller takes it away", async () => {
    const { id, ask } = await share();
    await ask("POST", "/comments", words);
    const trip = await openTrip(resources, { services: { trips } }, { plan, talk: id });
    clock.advance(1);
    await ask("POST", "/comments", { ...words, body: "And a boat at dawn?" });
    const page = await trips.pages.getPage(trip.token);
    expect(page.comments.map(({ body, day }) => [day, body])).toEqual([
      ["d2", words.body],
      ["d2", "And a boat at dawn?"],
    ]);
    await trips.comments.removeComment(trip.token, page.comments[0]?.id ?? "");
    expect((await ask("GET", "/talk")).talk.comments).toHaveLength(1);
    // What is said to the office by the trip's own link is not for all who have the plan's address.
    await trips.comments.addComment(
      trip.token,
      { ...words, body: "Our passports are ready.", alternative: false },
      "home",
    );
    expect((await ask("GET", "/talk")).talk.comments).toHaveLength(1);
    expect((await trips.pages.getPage(trip.token)).comments).toHaveLength(2);
  });

  test("a request never fails for a talk that is gone, and no plan whose talk goes on is forgotten", async () => {
    const gone = await openTrip(resources, { services: { trips } }, { plan, talk: "aaaaaaaaaaaa" });
    expect((await trips.pages.getPage(gone.token)).comments).toEqual([]);
    const [sent, left] = [await share(), await share()];
    await sent.ask("POST", "/comments", words);
    await left.ask("POST", "/comments", words);
    const trip = await openTrip(resources, { services: { trips } }, { plan, talk: sent.id });
    clock.advance(3 * 366 * 86_400);
    await plans.forgetOld();
    expect((await left.ask("GET", "/talk")).status).toBe(404);
    expect((await sent.ask("GET", "/talk")).status).toBe(200);
    expect((await trips.pages.getPage(trip.token)).comments).toHaveLength(1);
  });
});

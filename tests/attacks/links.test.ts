import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlanDay } from "#contract/trip-days.ts";
import type { TripPage } from "#contract/trip-page.ts";
import { tripLimits } from "#contract/trip-size.ts";
import type { OpenResources } from "#server/resources.ts";
import { findDays, insertDays } from "#server/trips/days-store.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** What whoever has a trip's link may do with it that they should not. */

const now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const call = <T = TripPage>(method: string, path: string, body?: unknown) =>
  desk.call<T>(method, path, {}, body);
const list = (letter: string, count: number): PlanDay[] =>
  Array.from({ length: count }, (_, index) => buildDay(`${letter}${index}`, `${letter} ${index}`));

describe("a trip that is too much", () => {
  /** A trip that came to more days than it holds before anybody looked. */
  async function openOver(count: number) {
    const trip = await openTrip(resources, desk);
    const state = { tripId: trip.id, who: "", createdAt: now };
    await insertDays(resources.database.db, { ...state, number: 1, days: list("over", count) });
    return { ...trip, path: `/api/trip/${trip.token}` };
  }
  const countDays = async (id: string, number: number) =>
    (await findDays(resources.database.db, id, number))?.days.length;

  test("saves made on an old state bring no trip past what one save may be", async () => {
    const { token, id } = await openTrip(resources, desk);
    const path = `/api/trip/${token}`;
    const answers = [];
    for (const letter of ["a", "b", "c", "d", "e", "f", "g", "h"])
      answers.push(await call("PUT", `${path}/days`, { base: 0, days: list(letter, 40) }));
    expect(answers.map(({ status }) => status)).toEqual([200, ...Array(7).fill(400)]);
    expect(JSON.stringify(answers[1]?.body)).toContain("at most 60 days");
    expect(await countDays(id, 1)).toBe(40);
    const page = await call("GET", path);
    expect(page.body).toMatchObject({ daysNumber: 1, moreDays: 0 });
    // It is worked on as before.
    const days = page.body.days.slice(1);
    expect((await call("PUT", `${path}/days`, { base: 1, days })).status).toBe(200);
  });

  test.each([
    ["stops", (index: number) => ({ stops: stopsOf(index, 16, "") })],
    ["letters", (index: number) => ({ text: "x".repeat(2000), stops: stopsOf(index, 2, "y") })],
    ["bytes", (index: number) => ({ text: "न".repeat(2000), stops: stopsOf(index, 1, "") })],
  ])("days that each may be are refused where all their %s are too many", async (_what, more) => {
    const days = list("m", 60).map((day, index) => ({ ...day, ...more(index) }));
    const { token } = await openTrip(resources, desk);
    const path = `/api/trip/${token}/days`;
    const half = days.slice(0, 30);
    expect((await call("PUT", path, { base: 0, days: half })).status).toBe(200);
    const { status, body } = await call("PUT", path, { base: 0, days: days.slice(30) });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("in all");
    expect((await call("PUT", path, { base: 1, days })).status).toBe(400);
  });
  const stopsOf = (day: number, count: number, letter: string) =>
    Array.from({ length: count }, (_, index) => ({
      id: `s${day}-${index}`,
      name: `Stop ${index}`,
      sight: null,
      at: null,
      text: letter.repeat(600),
    }));

  test("one that is over is read by its first days, in an answer that is bounded", async () => {
    const { path } = await openOver(720);
    const { status, body } = await call("GET", path);
    expect(status).toBe(200);
    expect(body.days).toHaveLength(tripLimits.days);
    expect(body.moreDays).toBe(720 - tripLimits.days);
    expect(JSON.stringify(body).length).toBeLessThan(100_000);
    for (const file of ["trip.ics", "trip.gpx"])
      expect((await desk.app.request(`${path}/${file}`)).status).toBe(200);
    const seat = desk.seats.editor.headers;
    const { id } = await openOver(200);
    const quote = await desk.call<{ content: { days: unknown[] } }>(
      "GET",
      `/api/desk/trips/${id}/quote`,
      seat,
    );
    expect(quote.body.content.days).toHaveLength(tripLimits.days);
  });

  test("one that is over is mended day by day, and grows no further meanwhile", async () => {
    const { path, id } = await openOver(130);
    const page = await call("GET", path);
    const added = [...page.body.days.slice(0, 30), ...list("new", 1)];
    // Thirty go and one comes: less than before.
    const shorter = await call("PUT", `${path}/days`, { base: 1, days: added });
    expect(shorter.status).toBe(200);
    expect(await countDays(id, 2)).toBe(101);
    expect(shorter.body).toMatchObject({ daysNumber: 2, moreDays: 41 });
    // What was not shown has moved up, and nothing of it is lost.
    expect(shorter.body.days.map((day) => day.id)).toContain("over60");
    // One more than there are.
    const more = [...shorter.body.days.slice(0, 59), ...list("late", 1)];
    const kept = await call("PUT", `${path}/days`, { base: 2, days: more });
    expect(kept.status).toBe(200);
    const grown = await call("PUT", `${path}/days`, { base: 1, days: list("old", 60) });
    expect(grown.status).toBe(400);
    // A text may be put right while it is over.
    const now = await call("GET", path);
    const [first, ...rest] = now.body.days;
    const words = { ...first, title: "Brief" };
    const mended = await call("PUT", `${path}/days`, {
      base: now.body.daysNumber,
      days: [words, ...rest],
    });
    expect(mended.status).toBe(200);
    for (let round = 0; round < 4; round++) {
      const { body } = await call("GET", path);
      await call("PUT", `${path}/days`, { base: body.daysNumber, days: body.days.slice(0, 20) });
    }
    expect((await call("GET", path)).body.moreDays).toBe(0);
  });
});

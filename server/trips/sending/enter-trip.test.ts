import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripList } from "#contract/wire/desk.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** Three in the morning of the 23rd in India, the evening of the 22nd by UTC. */
const now = new Date("2026-11-22T21:30:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const enter = async (travelDate: string, name = "Asha Devi") => {
  const request = {
    ...{ source: "phone", name, email: "", phone: "+916512234455" },
    ...{ destination: "Leh", travelDate, travelers: "2", tripType: "family", message: "" },
  };
  const headers = desk.seats.editor.headers;
  const { status, body } = await desk.call<DeskTripDetail>(
    ...(["POST", "/api/desk/trips", headers, request] as const),
  );
  return [status, body] as const;
};

test("a request is written down for a day that is not over where the office is", async () => {
  const [status, why] = await enter("2026-11-22");
  expect([status, JSON.stringify(why)]).toEqual([400, expect.stringContaining("travelDate")]);
  expect((await enter("2026-11-23"))[0]).toBe(201);
});

test("who does not know the day names a month, or nothing yet; the list by date has them last", async () => {
  for (const wrong of ["2026-10", "2026-13", "spring", "2036-01"])
    expect([wrong, (await enter(wrong))[0]]).toEqual([wrong, 400]);
  const when = async (said: string, name: string) => {
    const [status, body] = await enter(said, name);
    return [status, body.travelDate, body.travelWhen];
  };
  expect(await when("2027-05", "By month")).toEqual([201, "2027-05-01", "2027-05"]);
  // Of the month that has begun its days that are left.
  expect(await when("2026-11", "This month")).toEqual([201, "2026-11-23", "2026-11"]);
  expect(await when("", "Not sure")).toEqual([201, "2027-02-21", "open"]);
  expect(await when("2028-01-02", "A day")).toEqual([201, "2028-01-02", ""]);
  const headers = desk.seats.viewer.headers;
  const names = async (path: string) =>
    (await desk.call<TripList>("GET", path, headers)).body.trips.map(({ name }) => name);
  const all = await names("/api/desk/trips?sort=travel_date");
  expect(all.filter((name) => name !== "Asha Devi")).toEqual([
    ...["This month", "By month", "A day", "Not sure"],
  ]);
  // Page by page too, the place of a page being the order's own.
  const first = await desk.call<TripList>(
    ...(["GET", "/api/desk/trips?sort=travel_date&limit=4", headers] as const),
  );
  const rest = await names(
    `/api/desk/trips?sort=travel_date&limit=4&after=${encodeURIComponent(first.body.next ?? "")}`,
  );
  expect(rest).toEqual(["Not sure"]);
});

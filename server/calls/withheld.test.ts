import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { hidePhones } from "./withheld.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
  await desk.createTrip({ phone: "+916512234455" });
});
afterAll(() => resources.close());

const limit = (change: object) =>
  desk.call("PUT", "/api/desk/settings", desk.seats.owner.headers, {
    secondFactorRequired: false,
    ...change,
  });
const read = async (seat: "viewer" | "editor" | "manager" | "owner", path: string) => {
  const response = await createApp(resources).request(path, { headers: desk.seats[seat].headers });
  return { status: response.status, text: await response.text() };
};
const lists = ["/api/desk/trips", "/Travellerlist", "/api/desk/trips.csv"];

test("travellers' numbers are shown to everybody, until an owner keeps them from roles", async () => {
  for (const path of lists) expect((await read("viewer", path)).text).toMatch(/651 ?2234455/);
  expect((await limit({ phonesFrom: "manager" })).status).toBe(200);
  for (const seat of ["viewer", "editor"] as const)
    for (const path of lists) expect((await read(seat, path)).text, path).not.toMatch(/2234455/);
  expect((await read("editor", "/api/desk/trips.csv")).status).toBe(403);
  for (const path of lists) expect((await read("manager", path)).text).toMatch(/651 ?2234455/);
  await limit({ phonesFrom: "viewer" });
});

test("exports are an owner's to keep, whichever they are", async () => {
  const files = desk.deskCalls.map(({ path }) => path).filter((path) => path.endsWith(".csv"));
  expect(files.length).toBeGreaterThan(3);
  await limit({ exportsFrom: "editor" });
  expect((await read("viewer", "/api/desk/trips.csv")).status).toBe(403);
  expect((await read("viewer", "/api/desk/rates.csv")).status).toBe(403);
  expect((await read("editor", "/api/desk/rates.csv")).status).toBe(200);
  // What is not said stays as it was.
  await limit({ phonesFrom: "editor" });
  expect((await read("viewer", "/api/desk/rates.csv")).status).toBe(403);
  await limit({ phonesFrom: "viewer", exportsFrom: "viewer" });
  expect((await read("viewer", "/api/desk/rates.csv")).status).toBe(200);
});

test("a supplier's and a driver's number is no traveller's", () => {
  const contacts = [{ name: "Ramesh", phone: "+918888888888" }];
  expect(hidePhones({ phone: "+919", lead: { leadPhone: "+919" }, contacts, on: null })).toEqual({
    phone: "",
    lead: { leadPhone: "" },
    contacts,
    on: null,
  });
});

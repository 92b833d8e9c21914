import { afterAll, beforeAll, expect, test } from "vitest";
import type { OfficeDetails, OfficeView } from "#contract/wire/desk-office.ts";
import { getStaticPages } from "#server/content/static-pages.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { applyDetails, detailsOf } from "./details.ts";
import { createOfficeService } from "./service.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const { office } = getStaticPages();
const path = "/api/desk/office";
const read = async () => (await desk.call<OfficeView>("GET", path, desk.seats.viewer.headers)).body;
const save = (details: OfficeDetails, headers = desk.seats.owner.headers) =>
  desk.call<OfficeView & { error: { fields?: Record<string, string> } }>(
    "PUT",
    path,
    headers,
    details,
  );

test("the specification's details are the default, to the letter", async () => {
  expect(applyDetails(office, detailsOf(office))).toEqual(office);
  expect(await read()).toMatchObject({ isDefault: true, history: [], details: detailsOf(office) });
});

test("an owner changes them for every page and process; who did what is kept", async () => {
  const other = createOfficeService(resources, office);
  const details = {
    ...detailsOf(office),
    phone: "+91 651 246 8000",
    saturday: null,
    emails: { general: "hello@safarnama.test", trips: "trips@safarnama.test" },
  };
  const saved = await save(details);
  expect(saved.body).toMatchObject({
    isDefault: false,
    history: [{ who: "owner", parts: ["phone", "emails", "saturday"] }],
  });
  await other.load();
  expect(other.current()).toMatchObject({
    phone: { label: "Office", shown: "+91 651 246 8000", href: "tel:+916512468000" },
    hours: [{}, { days: "Saturday", hours: "Closed" }, { days: "Sunday", hours: "Closed" }],
    emails: [{ address: "hello@safarnama.test" }, { address: "trips@safarnama.test" }],
  });
  expect(other.current().week[6]).toBeNull();
  expect((await save(details)).body.history).toHaveLength(1);
});

test.each([
  ["a number without its country", { phone: "0651 22 33 44" }, "phone"],
  ["a number that is none", { fax: "+91 call us" }, "fax"],
  ["no address", { address: [] }, "address"],
  [
    "hours that end before they begin",
    { weekdays: { opens: "18:00", closes: "09:00" } },
    "weekdays",
  ],
  ["a place that is on no map", { coordinates: { lat: 123, lon: 85 } }, "coordinates.lat"],
])("refused: %s", async (_what, over, field) => {
  const { status, body } = await save({ ...detailsOf(office), ...over } as OfficeDetails);
  expect(status).toBe(400);
  expect(Object.keys(body.error.fields ?? {})).toEqual([field]);
});

test("an editor reads them and changes nothing", async () => {
  expect((await save(detailsOf(office), desk.seats.editor.headers)).status).toBe(403);
});

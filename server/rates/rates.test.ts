import { afterAll, beforeAll, expect, test } from "vitest";
import type { output } from "zod/v4/core";
import { fillTemplate, type RateBook, type TemplateList } from "#contract/quote/rate-book.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp, type Headers } from "#tests/factories/desk-app.ts";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let editor: Headers;
let owner: Headers;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
  editor = desk.seats.editor.headers;
  owner = desk.seats.owner.headers;
});
afterAll(() => resources.close());

const addSupplier = async (name: string) => {
  const { body } = await desk.call<RateBook>("POST", "/api/desk/suppliers", editor, {
    kind: "stay",
    name,
    place: "Leh",
  });
  const supplier = body.suppliers.find((one) => one.name === name);
  if (!supplier) throw new Error("no supplier");
  return supplier;
};

const rate = { name: "Double room", per: "room", price: 300_000, margin: 2000 };

test("a rate taken by an editor costs what its owner set, and stays when it is removed", async () => {
  const supplier = await addSupplier("The Grand Dragon");
  const path = `/api/desk/suppliers/${supplier.id}/rates`;
  expect((await desk.call("POST", path, editor, rate)).status).toBe(403);
  expect((await desk.call("POST", path, owner, rate)).status).toBe(201);
  const book = await desk.call<RateBook>("GET", "/api/desk/suppliers", editor);
  const seen = book.body.suppliers.find(({ id }) => id === supplier.id)?.rates[0];
  expect(seen).toMatchObject({ price: 360_000, margin: null, costs: "kept" });

  const trip = await openTrip(resources, desk);
  const item = buildItem({ price: 360_000, costs: "kept", rate: seen?.id ?? null });
  const quote = `/api/desk/trips/${trip.id}/quote`;
  await desk.call("PUT", quote, editor, { revision: 0, content: buildQuote({ items: [item] }) });
  expect((await desk.call("DELETE", `/api/desk/rates/${seen?.id}`, editor)).status).toBe(200);
  expect((await desk.call("DELETE", `/api/desk/rates/${seen?.id}`, editor)).status).toBe(404);
  const { body } = await desk.call<DeskQuote>("GET", quote, owner);
  expect(body.content.items[0]).toMatchObject({ price: 300_000, margin: 2000 });
  expect(body.margin).toEqual({ margin: 60_000, unknown: 0 });
});

test("whose price for an extra bed is asked, that rate's costs are taken: the quote's own or the book's", async () => {
  const supplier = await addSupplier("The Inn of Beds");
  const bed = { ...rate, price: 100_000, extraBedPrice: 50_000 };
  const { body: book } = await desk.call<RateBook>(
    "POST",
    `/api/desk/suppliers/${supplier.id}/rates`,
    owner,
    bed,
  );
  const taken = book.suppliers.find(({ id }) => id === supplier.id)?.rates[0];
  const trip = await openTrip(resources, desk);
  const quote = `/api/desk/trips/${trip.id}/quote`;
  const own = { price: 100_000, extraBedPrice: 40_000, extraBeds: 1, margin: 2000 };
  const content = buildQuote({ items: [buildItem({ ...own, rate: taken?.id ?? null })] });
  await desk.call("PUT", quote, owner, { revision: 0, content });
  const saveBed = async (revision: number, extraBedPrice: number) => {
    const { body } = await desk.call<DeskQuote>("GET", quote, editor);
    const items = body.content.items.map((item) => ({ ...item, extraBedPrice, costs: "kept" }));
    const sent = { revision, content: { ...body.content, items } };
    expect((await desk.call("PUT", quote, editor, sent)).status).toBe(200);
    return (await desk.call<DeskQuote>("GET", quote, owner)).body.content.items[0];
  };
  expect(await saveBed(1, 48_000)).toMatchObject({ extraBedPrice: 40_000, margin: 2000 });
  expect(await saveBed(2, 60_000)).toMatchObject({ extraBedPrice: 50_000, margin: 2000 });
  expect(await saveBed(3, 55_000)).toMatchObject({ extraBedPrice: 55_000, margin: null });
});

test("children have prices by age in the book, seen by an editor with the margin upon them, kept as they cost", async () => {
  const supplier = await addSupplier("The Family Inn");
  const childPrices = [
    { from: 0, to: 4, price: 0, bedPrice: null },
    { from: 5, to: 11, price: 50_000, bedPrice: 80_000 },
  ];
  const path = `/api/desk/suppliers/${supplier.id}/rates`;
  await desk.call("POST", path, owner, { ...rate, childPrices });
  const { body: book } = await desk.call<RateBook>("GET", "/api/desk/suppliers", editor);
  const seen = book.suppliers.find(({ id }) => id === supplier.id)?.rates[0];
  const asked = [childPrices[0], { from: 5, to: 11, price: 60_000, bedPrice: 96_000 }];
  expect(seen?.childPrices).toEqual(asked);

  const trip = await openTrip(resources, desk);
  const quote = `/api/desk/trips/${trip.id}/quote`;
  const party = { adults: 2, children: 2, ages: [8, 3], rooms: 1, atLeast: false };
  const taken = { ...seen, costs: "kept" as const, rate: seen?.id ?? null, childBeds: 1 };
  const { price = 0, childPrices: prices = [], costs, rate: id, childBeds } = taken;
  const save = async (revision: number, list: typeof prices) => {
    const item = buildItem({ price, childPrices: list, costs, rate: id, childBeds });
    const content = buildQuote({ party, items: [item] });
    expect((await desk.call("PUT", quote, editor, { revision, content })).status).toBe(200);
    return (await desk.call<DeskQuote>("GET", quote, owner)).body;
  };
  const kept = await save(0, prices);
  expect(kept.content.items[0]).toMatchObject({ childPrices, margin: 2000 });
  expect(kept.margin).toEqual({ margin: 60_000 + 16_000, unknown: 0 });
  const other = await save(1, [{ from: 5, to: 11, price: 60_000, bedPrice: 1 }]);
  expect(other.content.items[0]).toMatchObject({ margin: null });
});

test("a supplier out of the book is gone with its rates and takes no new ones", async () => {
  const supplier = await addSupplier("The Closed Inn");
  const path = `/api/desk/suppliers/${supplier.id}`;
  await desk.call("POST", `${path}/rates`, owner, rate);
  const left = await desk.call<RateBook>("DELETE", path, editor);
  expect(left.body.suppliers.map(({ id }) => id)).not.toContain(supplier.id);
  expect((await desk.call("POST", `${path}/rates`, owner, rate)).status).toBe(404);
  expect((await desk.call("DELETE", path, editor)).status).toBe(404);
});

test.each([
  { price: -1 },
  { per: "elephant" },
  { from: "2027-05-01", to: "2027-04-01" },
  { childPrices: [{ from: 6, to: 5, price: 1 }] },
  { childPrices: [{ from: 0, to: 5, price: -1 }] },
  { name: " " },
])("a rate with %o is refused", async (changes) => {
  const supplier = await addSupplier(`Inn ${JSON.stringify(changes)}`);
  const { status } = await desk.call("POST", `/api/desk/suppliers/${supplier.id}/rates`, owner, {
    ...rate,
    ...changes,
  });
  expect(status).toBe(400);
});

test("templates are of texts and of trips; costs are an owner's in them too", async () => {
  const {
    trip: days,
    items,
    inclusions,
    exclusions,
    intro,
  } = buildQuote({
    items: [buildItem({ price: 100_000, margin: 1000 })],
  });
  const path = "/api/desk/templates";
  const trip = { trip: days, items, inclusions, exclusions, intro };
  await desk.call("POST", path, owner, { name: "Ladakh", language: "en", content: trip });
  const text = { name: "Greeting", language: "hi", content: { body: "नमस्ते {name}" } };
  const { body } = await desk.call<output<typeof TemplateList>>("POST", path, editor, text);
  expect(body.templates.map(({ kind }) => kind).sort()).toEqual(["text", "trip"]);
  const kept = body.templates.find(({ kind }) => kind === "trip")?.content;
  expect(kept && "items" in kept && kept.items[0]).toMatchObject({ price: 110_000, margin: null });
  const [id, tripId] = ["text", "trip"].map(
    (kind) => body.templates.find((one) => one.kind === kind)?.id,
  );
  const renamed = { name: "Ladakh in June", language: "en" };
  const after = await desk.call<output<typeof TemplateList>>(
    "PUT",
    `${path}/${tripId}`,
    editor,
    renamed,
  );
  expect(after.body.templates.find((one) => one.id === tripId)).toMatchObject({
    ...renamed,
    kind: "trip",
    content: { trip: days },
  });
  const hello = { name: "Hello", language: "en", content: { body: "Hello {name}" } };
  expect((await desk.call("PUT", `${path}/${id}`, editor, hello)).status).toBe(200);
  // A trip does not become a text, and what an owner counts with stays when it is only renamed.
  expect((await desk.call("PUT", `${path}/${tripId}`, editor, hello)).status).toBe(404);
  const owners = await desk.call<output<typeof TemplateList>>("GET", path, owner);
  const again = owners.body.templates.find((one) => one.id === tripId)?.content;
  expect(again && "items" in again && again.items[0]).toMatchObject({ margin: 1000 });
  expect(fillTemplate("नमस्ते {name}, {what}", { name: "आशा" })).toBe("नमस्ते आशा, {what}");
});

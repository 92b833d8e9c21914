import { afterAll, beforeAll, expect, test } from "vitest";
import type { Rate, RateBook, RateImported } from "#contract/quote/rate-book.ts";
import { noTerms } from "#contract/quote/rate-terms.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp, type Headers } from "#tests/factories/desk-app.ts";
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

const addSupplier = async (name: string, kind = "stay") => {
  const { body } = await desk.call<RateBook>("POST", "/api/desk/suppliers", owner, { kind, name });
  return body.suppliers.find((one) => one.name === name)?.id ?? "";
};
const ratesOf = async (id: string, headers = owner): Promise<Rate[]> => {
  const { body } = await desk.call<RateBook>("GET", "/api/desk/suppliers", headers);
  return body.suppliers.find((one) => one.id === id)?.rates ?? [];
};
const season = { from: "2026-10-01", to: "2027-03-31" };
const double = {
  ...season,
  ...{ name: "Deluxe, double", per: "room", price: 333_300, extraBedPrice: 100_000, margin: 1000 },
  childPrices: [{ from: 5, to: 11, price: 50_000, bedPrice: 80_000 }],
  terms: { plan: "MAP", sharing: "double", weekend: [5, 6], weekendPrice: 50_000 },
};

test("a season is written at once, all or none; changed in its place; copied to the next with a rise", async () => {
  const id = await addSupplier("Hotel Prabhat Vihar");
  const path = `/api/desk/suppliers/${id}`;
  const single = { ...double, name: "Deluxe, single", price: 280_000, terms: { plan: "CP" } };
  const wrong = { ...single, price: -1 };
  expect(
    (await desk.call("POST", `${path}/season`, owner, { rates: [double, wrong] })).status,
  ).toBe(400);
  expect(await ratesOf(id)).toEqual([]);
  expect((await desk.call("POST", `${path}/season`, editor, { rates: [double] })).status).toBe(403);
  const rates = [double, single];
  expect((await desk.call("POST", `${path}/season`, owner, { rates })).status).toBe(201);
  const [kept] = await ratesOf(id);
  expect(kept?.terms).toEqual({ ...noTerms, ...double.terms });
  // An editor sees what is asked, of supplements too; what they leave as it is keeps its cost.
  const [seen] = await ratesOf(id, editor);
  expect(seen).toMatchObject({ price: 366_630, terms: { weekendPrice: 55_000 }, costs: "kept" });
  const { id: rateId, costs: _, ...shown } = seen ?? ({} as Rate);
  const rename = { ...shown, name: "Deluxe, double, MAP" };
  expect((await desk.call("PUT", `/api/desk/rates/${rateId}`, editor, rename)).status).toBe(200);
  expect(await ratesOf(id)).toContainEqual(
    expect.objectContaining({
      id: rateId,
      name: "Deluxe, double, MAP",
      price: 333_300,
      margin: 1000,
    }),
  );
  await desk.call("PUT", `/api/desk/rates/${rateId}`, editor, { ...rename, price: 400_000 });
  expect(await ratesOf(id)).toContainEqual(
    expect.objectContaining({ price: 400_000, margin: null }),
  );
  await desk.call("PUT", `/api/desk/rates/${rateId}`, owner, double);

  const copy = { season, from: "2027-04-01", to: "2027-09-30", rise: 750, round: 5000 };
  for (const bad of [
    { ...copy, to: "2027-03-01" },
    { ...copy, rise: -9500 },
    { ...copy, round: 0 },
  ])
    expect((await desk.call("POST", `${path}/next-season`, owner, bad)).status).toBe(400);
  const raced = await Promise.all(
    [1, 2].map(() => desk.call("POST", `${path}/next-season`, editor, copy)),
  );
  expect(raced.map(({ status }) => status).sort()).toEqual([201, 409]);
  const next = (await ratesOf(id)).filter(({ from }) => from === "2027-04-01");
  // 3,333 + 7.5 % = 3,582.975, up to the next fifty.
  expect(next).toHaveLength(2);
  expect(next.find(({ name }) => name === double.name)).toMatchObject({
    ...{ price: 360_000, extraBedPrice: 110_000, margin: 1000 },
    childPrices: [{ from: 5, to: 11, price: 55_000, bedPrice: 90_000 }],
    terms: { weekendPrice: 55_000, plan: "MAP" },
  });
  const none = { ...copy, season: { from: null, to: null } };
  expect((await desk.call("POST", `${path}/next-season`, owner, none)).status).toBe(404);
});

test("the book goes out as a table and comes back as it was; what is wrong is told by its line, and nothing is kept", async () => {
  const id = await addSupplier('Tashi "Jeeps", Leh', "transport");
  const car = {
    ...{ name: "Innova", per: "group", price: 450_050, margin: null },
    terms: { kmPerDay: 250, leastKm: 250, extraKm: 1450, driverPerDay: 30_000, night: 25_000 },
  };
  await desk.call("POST", `/api/desk/suppliers/${id}/rates`, owner, car);
  const download = async (headers: Headers) =>
    (await desk.app.request("/api/desk/rates.csv", { headers })).text();
  const table = await download(owner);
  const load = (csv: string, headers = owner, isTrial = false) =>
    desk.call<RateImported>("POST", "/api/desk/rates/import", headers, { csv, isTrial });
  const whole = (await load(table)).body;
  expect(whole).toMatchObject({ added: 0, changed: 0, suppliers: 0, errors: [] });
  expect(whole.same).toBeGreaterThan(4);
  expect((await load(table, desk.seats.viewer.headers)).status).toBe(403);
  expect(await download(editor)).not.toContain("3333");

  const head = "Kind,Supplier,Rate,Per,From,To,Price,Km a day,Weekend days";
  const csv = `${head}
transport,Ranchi Cabs,Dzire,group,01/04/2027,2027-09-30,"₹ 2,750.50",250,
elephant,Ranchi Cabs,Dzire,group,,,1,,
transport,Ranchi Cabs,Innova,group,,,-5,,

stay,Inn,Room,room,2027-09-30,2027-04-01,5,,
stay,Inn,Room,room,31/02/2027,,5,,
stay,Inn,Room,room,,,5,many,
stay,Inn,Room,room,,,5,,8`;
  const refused = (await load(csv)).body;
  expect(refused.errors.map(({ line }) => line)).toEqual([3, 4, 6, 7, 8, 9]);
  expect(refused.errors[0]?.text).toContain('"elephant"');
  const { suppliers } = (await desk.call<RateBook>("GET", "/api/desk/suppliers", owner)).body;
  expect(suppliers.some(({ name }) => name === "Ranchi Cabs")).toBe(false);

  const good = csv.split("\n").slice(0, 2).join("\n");
  expect((await load(good, editor, true)).body).toMatchObject({ added: 1, suppliers: 1 });
  const twice = await Promise.all([load(good, editor), load(good, editor)]);
  expect(twice.map(({ body }) => body.added).sort()).toEqual([0, 1]);
  expect((await load(good.replace("2,750.50", "2,800"), editor)).body).toMatchObject({
    changed: 1,
  });
  const after = (await desk.call<RateBook>("GET", "/api/desk/suppliers", owner)).body.suppliers;
  expect(after.filter(({ name }) => name === "Ranchi Cabs")).toMatchObject([
    { rates: [{ price: 280_000, from: "2027-04-01", terms: { kmPerDay: 250 } }] },
  ]);
  for (const bad of ["", "a,b\n1,2", 'Kind,Supplier\n"stay'])
    expect((await load(bad)).body.errors).toHaveLength(1);
});

test("what a supplier adds as GST is cost: an editor sees it in the price, and their change of a name keeps it", async () => {
  const id = await addSupplier("Hotel Chanakya");
  const room = { ...season, name: "Deluxe", per: "room", price: 700_000, margin: 2500 };
  const rates = [{ ...room, terms: { plan: "CP", sharing: "double", gst: "stay" } }];
  await desk.call("POST", `/api/desk/suppliers/${id}/season`, owner, { rates });
  // 7,000 cost 7,350, and a quarter more is asked.
  const [seen] = await ratesOf(id, editor);
  expect(seen).toMatchObject({ price: 918_750, costs: "kept", terms: { gst: "" } });
  const { id: rateId, costs: _, ...shown } = seen ?? ({} as Rate);
  await desk.call("PUT", `/api/desk/rates/${rateId}`, editor, { ...shown, name: "Deluxe, CP" });
  const [kept] = await ratesOf(id);
  expect(kept).toMatchObject({ name: "Deluxe, CP", price: 700_000, terms: { gst: "stay" } });
  const answer = await desk.app.request("/api/desk/rates.csv", { headers: owner });
  const csv = await answer.text();
  expect(csv).toContain("Supplier GST");
  const imported = async (text: string) =>
    (
      await desk.call<{ changed: number; same: number; errors: { text: string }[] }>(
        "POST",
        "/api/desk/rates/import",
        owner,
        { csv: text, isTrial: true },
      )
    ).body;
  expect((await imported(csv)).changed).toBe(0);
  expect((await imported(csv.replaceAll(",stay", ",12"))).errors[0]?.text).toMatch(
    /Supplier GST: "12" is none of stay, 5, 18/,
  );
});

test("a word that a column does not know is said with those that it knows", async () => {
  const head = "Kind,Supplier,Rate,Per,Price,Guide,Meal plan,Sharing";
  const lines = ["full day,,", "FULL,cp,Double", ",breakfast,", ",,two"];
  const csv = [head, ...lines.map((line) => `guide,Soma,Day,group,1500,${line}`)].join("\n");
  const { body } = await desk.call<{ errors: { line: number; text: string }[] }>(
    "POST",
    "/api/desk/rates/import",
    owner,
    { csv, isTrial: true },
  );
  expect(body.errors).toEqual([
    { line: 2, text: 'Guide: "full day" is none of half, full.' },
    { line: 4, text: 'Meal plan: "breakfast" is none of EP, CP, MAP, AP.' },
    { line: 5, text: 'Sharing: "two" is none of single, double, triple.' },
  ]);
});

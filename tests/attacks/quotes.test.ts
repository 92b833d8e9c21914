import { afterAll, beforeAll, expect, test } from "vitest";
import type { output } from "zod";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { AskSent } from "#contract/wire/agenda.ts";
import type { DeskQuote, QuoteSent } from "#contract/wire/desk-quotes.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { createApp } from "#server/app.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** What goes wrong with quotes, their answers and their money when it comes twice, at once, or garbled. */
const now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const editor = () => desk.seats.editor.headers;
const save = (id: string, revision: number, content: QuoteContent) =>
  desk.call<DeskQuote>("PUT", `/api/desk/trips/${id}/quote`, editor(), { revision, content });
const send = (id: string, revision: number, message = "") => {
  const path = `/api/desk/trips/${id}/quote/versions`;
  return desk.call<QuoteSent>("POST", path, editor(), { revision, message });
};

const shown = async (url: string | null | undefined) => {
  const path = `/api/trip/${url?.split("/trip/")[1]}/quote`;
  return (await desk.call<TripQuoteAnswer>("GET", path, {})).body.quote;
};

test("a revision that is sent three times at once is one version, one mail and one link", async () => {
  const trip = await openTrip(resources, desk);
  await save(trip.id, 0, buildQuote());
  const answers = await Promise.all([1, 2, 3].map(() => send(trip.id, 1)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(answers.filter(({ body }) => body.url !== null)).toHaveLength(1);
  for (const { body } of answers) expect(body.quote.versions).toHaveLength(1);
  const mails = async () =>
    (await listMail(resources.database.db, 1000)).filter(
      ({ kind, to }) => kind === "quote-sent" && to === trip.email,
    ).length;
  expect(await mails()).toBe(1);
  // Later once more, with other words: the same version, and nothing that was written goes anywhere.
  const again = await send(trip.id, 1, "Did you see it?");
  expect(again.body).toMatchObject({ url: null, quote: { versions: [{ number: 1 }] } });
  // What was taken back may be sent as it was.
  const version = again.body.quote.versions[0]?.id;
  const withdrawal = `/api/desk/trips/${trip.id}/quote/withdrawal`;
  await desk.call("POST", withdrawal, editor(), { version, reason: "A mistake." });
  expect((await send(trip.id, 1)).body.quote.versions).toHaveLength(2);
  // And a change is a version of its own.
  await save(trip.id, 1, buildQuote({ title: "Better" }));
  expect((await send(trip.id, 2)).body.quote.versions).toHaveLength(3);
  expect(await mails()).toBe(3);
});

test("an option that nobody chose arrives without a tick, whatever it is called", async () => {
  const boat = buildItem({
    id: "i2",
    title: "A boat",
    per: "group",
    price: 150_000,
    optional: true,
  });
  const room = buildItem();
  const next = async (change: object, items = [room, { ...boat, ...change }]) => {
    const trip = await openTrip(resources, desk);
    await save(trip.id, 0, buildQuote({ items: [room, boat] }));
    const first = await send(trip.id, 1);
    const quote = await shown(first.body.url);
    const path = `/api/trip/${first.body.url?.split("/trip/")[1]}/options`;
    const chosen = { version: quote?.id, ticked: ["i2"] };
    expect((await desk.call("PUT", path, {}, chosen)).status).toBe(200);
    await save(trip.id, 1, buildQuote({ title: "Next", items }));
    return (await shown((await send(trip.id, 2)).body.url))?.price?.ticked;
  };
  // What they chose stays chosen, also where it became cheaper or is told in more words.
  expect(await next({})).toEqual(["i2"]);
  expect(await next({ price: 140_000, text: "At dawn." })).toEqual(["i2"]);
  for (const change of [
    { title: "A helicopter", price: 5_100_000 },
    { title: "A helicopter" },
    { price: 150_100 },
    { quantity: 3 },
    { kind: "transport" },
    { per: "person", price: 100 },
  ])
    expect([change, await next(change)]).toEqual([change, []]);
  expect(await next({}, [room])).toEqual([]);
  expect(await next({ optional: false })).toEqual([]);
});

test("a supplier's answer is what a button says: an empty or garbled one is none", async () => {
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
  const path = `/api/desk/trips/${trip.id}/asks`;
  const asked = await desk.call<output<typeof AskSent>>("POST", path, editor(), {
    supplier: "The Grand Dragon",
    email: "",
    body: "Two nights.",
  });
  const where = new URL(asked.body.link ?? "").pathname;
  const app = createApp(resources, { services: desk.services });
  const post = (body: string, type = "application/x-www-form-urlencoded") =>
    app.request(where, {
      method: "POST",
      headers: { "content-type": type, accept: "text/html" },
      body,
    });
  for (const [body, type] of [
    [""],
    ["answer="],
    ["answer=yes"],
    ["answer=Confirmed"],
    ["answer=confirmed&answer=refused"],
    ["answer=confirmed&answer=confirmed"],
    ["note=fine"],
    ["\u0000\ufffd%%%"],
    [`answer=confirmed&note=${"x".repeat(700)}`],
    ['{"answer":"confirmed"}', "application/json"],
    [
      '--x\r\ncontent-disposition: form-data; name="answer"\r\n\r\nconfirmed\r\n--x--',
      "multipart/form-data; boundary=x",
    ],
  ] as const) {
    const response = await post(body, type);
    expect([body.slice(0, 40), response.status]).toEqual([body.slice(0, 40), 400]);
    expect(response.headers.get("cache-control")).toContain("no-store");
    const { asks } = (await desk.call<output<typeof AskSent>>("GET", path, editor())).body;
    expect(asks).toMatchObject([{ state: "asked", note: "" }]);
  }
  expect((await post("answer=confirmed&note=Gladly")).status).toBe(303);
  const { asks } = (await desk.call<output<typeof AskSent>>("GET", path, editor())).body;
  expect(asks).toMatchObject([{ state: "confirmed", note: "Gladly" }]);
});

test("a payment is entered once, however its reference is spelled, also three times at once", async () => {
  const trips = [
    await agreeTrip(resources, desk.services, desk.seats.owner.admin),
    await agreeTrip(resources, desk.services, desk.seats.owner.admin),
  ];
  const pay = async (reference: string, at = 0, method = "upi") => {
    const payment = { paisa: 100, receivedOn: "2026-11-22", method, reference, note: "" };
    const path = `/api/desk/trips/${trips[at]?.id}/payments`;
    return (await desk.call("POST", path, editor(), payment)).status;
  };
  expect(await pay("REF1")).toBe(201);
  for (const same of ["ref1", "ＲＥＦ1", "ＲＥＦ１", "R E F 1", "Ref\u200d1", "ʳᵉᶠ¹"])
    for (const at of [0, 1]) expect([same, await pay(same, at)]).toEqual([same, 409]);
  const both = await Promise.all([pay("ＡＢＣ", 0), pay("abc", 1), pay("a b c", 0)]);
  expect(both.toSorted()).toEqual([201, 409, 409]);
  expect(await pay("REF2")).toBe(201);
  expect(await pay("REF1", 0, "bank")).toBe(201);
  // Without one there is nothing to compare.
  for (const _ of [1, 2]) expect(await pay("")).toBe(201);
});

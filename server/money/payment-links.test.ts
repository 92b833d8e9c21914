import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripMoney } from "#contract/quote/money.ts";
import { readConfig } from "#server/config/config.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, registerOffice } from "#tests/factories/quotes.ts";
import { startGateway } from "#tests/factories/start-gateway.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

const now = new Date("2026-11-22T06:00:00Z");
let gateway: Awaited<ReturnType<typeof startGateway>>;
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  gateway = await startGateway();
  resources = await createTestResources({ PAYMENT_GATEWAY_URL: gateway.url }, { clock: () => now });
  desk = await createDeskApp(resources);
  await registerOffice(desk.services, desk.seats.owner.admin);
});
afterAll(async () => {
  await resources.close();
  await gateway.close();
});

const agree = () => agreeTrip(resources, desk.services, desk.seats.owner.admin);
const open = (token: string) =>
  desk.call<{ url: string }>("POST", `/api/trip/${token}/payment-link`, {});
const readMoney = (id: string) => desk.services.money.getMoney(id);
const tell = (bytes: string, signature: string) =>
  desk.app.request("/api/payments/razorpay", {
    method: "POST",
    headers: { "content-type": "application/json", "x-razorpay-signature": signature },
    body: bytes,
  });
async function agreeWithLink() {
  const trip = await agree();
  const { body } = await open(trip.token);
  const link = gateway.links.at(-1);
  if (!link) throw new Error("no link was made");
  return { trip, link, url: body.url };
}

test("a link is for what is due next, is made once, and names nobody", async () => {
  const { trip, link, url } = await agreeWithLink();
  expect(link).toMatchObject({
    amount: 283_500,
    currency: "INR",
    accept_partial: false,
    notify: { sms: false, email: false },
    description: `Deposit, ${trip.reference}`,
  });
  expect(JSON.stringify(link)).not.toContain(trip.email);
  expect((await open(trip.token)).body.url).toBe(url);
  const path = `/api/desk/trips/${trip.id}/payment-link`;
  const atDesk = await desk.call<{ url: string }>("POST", path, desk.seats.editor.headers);
  expect(atDesk.body.url).toBe(url);
  expect((await desk.call("POST", path, desk.seats.viewer.headers)).status).toBe(403);
});

test("what was paid is a payment with its receipt, once, however often it is told", async () => {
  const { trip, link } = await agreeWithLink();
  const { bytes, signature } = gateway.pay(link, { id: "pay_1", method: "netbanking", at: now });
  const answers = await Promise.all([1, 2, 3].map(() => tell(bytes, signature)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await tell(bytes, signature)).status).toBe(200);
  const money: TripMoney = await readMoney(trip.id);
  expect(money).toMatchObject({
    paid: 283_500,
    payments: [{ paisa: 283_500, method: "bank", reference: "pay_1", receivedOn: "2026-11-22" }],
    documents: [{ kind: "receipt", total: 283_500 }],
    next: { label: "Balance", paisa: 661_500 },
  });
  // The next part has a link of its own.
  await open(trip.token);
  expect(gateway.links.at(-1)).toMatchObject({ amount: 661_500 });
});

test("an event that is not signed over its very bytes does nothing", async () => {
  const { trip, link } = await agreeWithLink();
  const { bytes, signature } = gateway.pay(link, { id: "pay_2" });
  const again = JSON.stringify(JSON.parse(bytes));
  for (const [body, sign] of [
    [again, signature],
    [bytes, `${signature.slice(0, -1)}${signature.endsWith("0") ? "1" : "0"}`],
    [bytes, ""],
    [bytes, "zz"],
    [bytes, signature.slice(2)],
  ] as const)
    expect((await tell(body, sign)).status).toBe(401);
  expect((await readMoney(trip.id)).paid).toBe(0);
});

test.each([
  ["less than the link", { amount: 100 }],
  ["more than the link", { amount: 999_999 }],
  ["another currency", { currency: "USD" }],
  ["authorised and not captured", { status: "authorized" }],
])("%s stands at the desk, once, and counts nothing", async (_, changes) => {
  const { trip, link } = await agreeWithLink();
  const { bytes, signature } = gateway.pay(link, { id: `pay_${_}`, changes, at: now });
  for (const _time of [1, 2]) expect((await tell(bytes, signature)).status).toBe(200);
  const money = await readMoney(trip.id);
  expect(money).toMatchObject({
    paid: 0,
    unsettled: [{ id: `pay_${_}`, why: "differs", asked: 283_500, same: [] }],
  });
  const tasks = await desk.call<{ tasks: { task: string }[] }>(
    "GET",
    "/api/desk/tasks",
    desk.seats.viewer.headers,
  );
  expect(tasks.body.tasks.map(({ task }) => task)).toContain(`settle:${trip.id}`);
  // The trip's page says nothing of it.
  expect((await desk.services.money.getMoneyByLink(trip.token)).unsettled).toEqual([]);
});

const settle = (id: string, body: object, seat = desk.seats.editor) =>
  desk.call<TripMoney>("POST", `/api/desk/trips/${id}/settlements`, seat.headers, body);

test("what differs is entered or left with a reason, once, by whoever may", async () => {
  const { trip, link } = await agreeWithLink();
  const { bytes, signature } = gateway.pay(link, {
    id: "pay_d1",
    changes: { amount: 200_000 },
    at: now,
  });
  await tell(bytes, signature);
  const dollars = gateway.pay(link, { id: "pay_d2", changes: { currency: "USD" }, at: now });
  await tell(dollars.bytes, dollars.signature);
  expect(
    (await settle(trip.id, { payment: "pay_d1", as: "entered" }, desk.seats.viewer)).status,
  ).toBe(403);
  expect((await settle(trip.id, { payment: "pay_d2", as: "entered" })).status).toBe(409);
  expect((await settle(trip.id, { payment: "pay_d2", as: "left" })).status).toBe(400);
  expect((await settle(trip.id, { payment: "pay_d1", as: "joined" })).status).toBe(400);
  const both = await Promise.all(
    [1, 2].map(() => settle(trip.id, { payment: "pay_d1", as: "entered" })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
  const left = await settle(trip.id, { payment: "pay_d2", as: "left", reason: "Given back." });
  expect(left.body).toMatchObject({
    paid: 200_000,
    unsettled: [],
    payments: [{ paisa: 200_000, reference: "pay_d1" }],
  });
  // Told again, nothing comes back.
  await tell(bytes, signature);
  await tell(dollars.bytes, dollars.signature);
  expect(await readMoney(trip.id)).toMatchObject({ paid: 200_000, unsettled: [] });
});

test("authorised first and captured later enters by itself and stands no longer at the desk", async () => {
  const { trip, link } = await agreeWithLink();
  const first = gateway.pay(link, { id: "pay_c", changes: { status: "authorized" }, at: now });
  await tell(first.bytes, first.signature);
  const then = gateway.pay(link, { id: "pay_c", at: now });
  await tell(then.bytes, then.signature);
  await tell(first.bytes, first.signature);
  expect(await readMoney(trip.id)).toMatchObject({ paid: 283_500, unsettled: [] });
});

async function typeIn(id: string, reference: string, paisa = 283_500) {
  const money = await desk.services.money.addPayment(desk.seats.editor.admin, id, {
    ...{ paisa, receivedOn: "2026-11-22", method: "cash", reference, note: "" },
  });
  return money.payments.at(-1)?.id ?? "";
}

test("what was typed under another way of payment is offered for joining and never counts twice", async () => {
  const { trip, link } = await agreeWithLink();
  const entry = await typeIn(trip.id, "UTR 4711");
  const { bytes, signature } = gateway.pay(link, { id: "pay_7", at: now });
  for (const _ of [1, 2]) expect((await tell(bytes, signature)).status).toBe(200);
  expect(await readMoney(trip.id)).toMatchObject({
    paid: 283_500,
    unsettled: [{ id: "pay_7", why: "twice", same: [entry] }],
  });
  const joined = await settle(trip.id, { payment: "pay_7", as: "joined", entry });
  expect(joined.body).toMatchObject({ paid: 283_500, unsettled: [] });
  await tell(bytes, signature);
  expect(await readMoney(trip.id)).toMatchObject({ paid: 283_500, unsettled: [] });
});

test("so many rupees that were typed are no dollars: a join that would be refused is not offered", async () => {
  const { trip, link } = await agreeWithLink();
  await typeIn(trip.id, "");
  const { bytes, signature } = gateway.pay(link, {
    ...{ id: "pay_usd", changes: { currency: "USD" }, at: now },
  });
  await tell(bytes, signature);
  expect((await readMoney(trip.id)).unsettled).toMatchObject([{ id: "pay_usd", same: [] }]);
});

test("it is another payment when the office says so; of a joined one it is nothing that is offered", async () => {
  const { trip, link } = await agreeWithLink();
  const entry = await typeIn(trip.id, "");
  const { bytes, signature } = gateway.pay(link, { id: "pay_8", at: now });
  await tell(bytes, signature);
  const other = await agree();
  const elsewhere = await typeIn(other.id, "");
  expect((await settle(trip.id, { payment: "pay_8", as: "joined", entry: elsewhere })).status).toBe(
    409,
  );
  expect(
    (await settle(other.id, { payment: "pay_8", as: "joined", entry: elsewhere })).status,
  ).toBe(404);
  const both = await settle(trip.id, { payment: "pay_8", as: "entered" });
  expect(both.body).toMatchObject({ paid: 567_000, unsettled: [] });
  expect(both.body.payments.map(({ id }) => id)).toContain(entry);
});

test("typed with the gateway's reference, under whichever way, it is joined at once", async () => {
  const { trip, link } = await agreeWithLink();
  await typeIn(trip.id, "PAY_9");
  const { bytes, signature } = gateway.pay(link, { id: "pay_9", at: now });
  expect((await tell(bytes, signature)).status).toBe(200);
  expect(await readMoney(trip.id)).toMatchObject({ paid: 283_500, unsettled: [] });
});

test("a reference that stands at another trip does not swallow the payment", async () => {
  const { trip, link } = await agreeWithLink();
  const other = await agree();
  await desk.services.money.addPayment(desk.seats.editor.admin, other.id, {
    ...{ paisa: 100, receivedOn: "2026-11-22", method: "upi", reference: "pay_10", note: "" },
  });
  const { bytes, signature } = gateway.pay(link, { id: "pay_10", at: now });
  expect((await tell(bytes, signature)).status).toBe(200);
  expect(await readMoney(trip.id)).toMatchObject({ paid: 0, unsettled: [{ id: "pay_10" }] });
});

test("another event, another's link and nonsense are taken or refused, and nothing follows", async () => {
  const { trip, link } = await agreeWithLink();
  const other = gateway.pay({ ...link, id: "plink_other" }, { id: "pay_3" });
  expect((await tell(other.bytes, other.signature)).status).toBe(200);
  const gone = gateway.pay(link, { id: "pay_4" }, "payment_link.expired");
  expect((await tell(gone.bytes, gone.signature)).status).toBe(200);
  const damaged = gateway.pay({ ...link, reference_id: 7 } as never, { id: "pay_5" });
  expect((await tell(damaged.bytes, damaged.signature)).status).toBe(400);
  expect((await readMoney(trip.id)).paid).toBe(0);
});

test("what somebody had typed in already is not counted twice", async () => {
  const { trip, link } = await agreeWithLink();
  await desk.services.money.addPayment(desk.seats.editor.admin, trip.id, {
    paisa: 283_500,
    receivedOn: "2026-11-22",
    method: "upi",
    reference: "PAY_6",
    note: "",
  });
  const { bytes, signature } = gateway.pay(link, { id: "pay_6" });
  expect((await tell(bytes, signature)).status).toBe(200);
  expect((await readMoney(trip.id)).paid).toBe(283_500);
});

test("under an editor's ceiling what is matched enters by itself, and what is not is for a manager to enter", async () => {
  const { owner, editor, manager } = desk.seats;
  const writeMost = async (editorMost: number | null) => {
    const { revision, settings } = await desk.services.quoteDesk.readSettings();
    const next = { ...settings, editorMost };
    await desk.services.quoteDesk.writeSettings(owner.admin, { revision, settings: next });
  };
  await writeMost(100_000);
  const matched = await agreeWithLink();
  const paid = gateway.pay(matched.link, { id: "pay_most", at: now });
  expect((await tell(paid.bytes, paid.signature)).status).toBe(200);
  const money = await readMoney(matched.trip.id);
  expect([money.paid, money.waiting ?? []]).toEqual([283_500, []]);
  // Another sum than its link's stands at the desk: it waits there already, and is put aside nowhere else.
  const other = await agreeWithLink();
  const changes = { amount: 200_000 };
  const told = gateway.pay(other.link, { id: "pay_most2", changes, at: now });
  await tell(told.bytes, told.signature);
  const entering = { payment: "pay_most2", as: "entered" };
  const refused = await settle(other.trip.id, entering, editor);
  expect(refused.status).toBe(403);
  expect(JSON.stringify(refused.body)).toMatch(/manager/i);
  expect(await readMoney(other.trip.id)).toMatchObject({
    paid: 0,
    unsettled: [{ id: "pay_most2" }],
  });
  expect((await settle(other.trip.id, entering, manager)).body.paid).toBe(200_000);
  await writeMost(null);
});

test("a gateway that is away is said, with no secret in what is said", async () => {
  const trip = await agree();
  gateway.state.isAway = true;
  const { status, body } = await open(trip.token);
  gateway.state.isAway = false;
  expect(status).toBe(503);
  for (const secret of gateway.secrets) expect(JSON.stringify(body)).not.toContain(secret);
  expect((await open(trip.token)).status).toBe(200);
});

test("a setting that is not well is named and never repeated", () => {
  for (const url of [
    "razorpay://key@api.razorpay.com",
    "razorpay+http://key:topsecret@api.razorpay.com?webhook_secret=12345678",
    "https://key:topsecret@api.razorpay.com?webhook_secret=12345678",
    "razorpay://key:topsecret@api.razorpay.com?webhook_secret=short",
    "razorpay://%zz:topsecret@api.razorpay.com?webhook_secret=12345678",
  ]) {
    const attempt = () => readConfig({ PAYMENT_GATEWAY_URL: url });
    expect(attempt).toThrow("PAYMENT_GATEWAY_URL");
    expect(attempt).not.toThrow("topsecret");
  }
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sumBalances } from "#contract/group/split.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import type { DeskGroup, TripGroup, TripGroupLink } from "#contract/wire/trip-group.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let now = new Date("2027-06-10T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({ LOG_LEVEL: "error" }, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

async function ask<T>(method: string, path: string, body?: unknown, key?: string) {
  const response = await desk.app.request(`/api/trip/${path}`, {
    method,
    headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (await response.json()) as T & { error?: { message: string } },
  };
}

/** A trip of three: Asha who asked for it, Bilal and Chitra, each with a link. */
async function makeGroup() {
  const open = await openTrip(resources, desk);
  const add = async (name: string) => {
    const { status, body } = await ask<TripGroupLink>("POST", `${open.token}/group/members`, {
      name,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const member = body.group.members.find((one) => one.name === name)?.id ?? "";
    return { token: body.url?.split("/trip/")[1] ?? "", member };
  };
  const [bilal, chitra] = [await add("Bilal"), await add("Chitra")];
  const { body } = await ask<TripGroup>("GET", `${open.token}/group`);
  return { ...open, asha: body.you, bilal, chitra };
}

const buildExpense = (paidBy: string, members: string[], overrides: object = {}) => ({
  ...{ base: 0, title: "Dinner", currency: "INR", amount: 100_000, rate: 1_000_000 },
  ...{ paidBy, split: "equally", shares: members.map((member) => ({ member, share: 1 })) },
  on: "2027-06-10",
  ...overrides,
});

test("a member's link reads the trip, knows whose it is, and is nobody else's", async () => {
  const trip = await makeGroup();
  const { body: page } = await ask<TripPage>("GET", trip.bilal.token);
  expect(page).toMatchObject({ access: "read", member: { id: trip.bilal.member, name: "Bilal" } });
  const { body } = await ask<TripGroup>("GET", `${trip.bilal.token}/group`);
  expect(body).toMatchObject({ you: trip.bilal.member, mayManage: false });
  expect(body.members.map(({ name }) => name)).toEqual(["Asha", "Bilal", "Chitra"]);
  // A reading link that is nobody's reads the trip, and not what the group shares.
  const { body: link } = await ask<{ url: string }>("POST", `${trip.token}/links`, {
    kind: "read",
    action: "renew",
  });
  const reader = link.url.split("/trip/")[1] ?? "";
  expect((await ask("GET", reader)).status).toBe(200);
  expect((await ask("GET", `${reader}/group`)).status).toBe(403);
  expect(
    (
      await ask("PUT", `${reader}/group/packing/${randomUUID()}`, {
        text: "Torch",
        shared: true,
        done: false,
      })
    ).status,
  ).toBe(403);
  // Renewing that link closes none of the members'.
  expect((await ask("GET", `${trip.bilal.token}/group`)).status).toBe(200);
  for (const [method, path, input] of [
    ["POST", "members", { name: "Dev" }],
    ["PUT", "settings", { officeSees: true }],
    ["DELETE", `members/${trip.chitra.member}`, undefined],
    ["POST", `members/${trip.chitra.member}/link`, { action: "renew" }],
  ] as const)
    expect((await ask(method, `${trip.bilal.token}/group/${path}`, input)).status).toBe(403);
});

test("expenses in two currencies are split to the paisa, and balances are nothing together", async () => {
  const trip = await makeGroup();
  const all = [trip.asha, trip.bilal.member, trip.chitra.member];
  const [dinner, tickets] = [randomUUID(), randomUUID()];
  await ask(
    "PUT",
    `${trip.bilal.token}/group/expenses/${dinner}`,
    buildExpense(trip.bilal.member, all, { amount: 100_001 }),
  );
  const euro = {
    currency: "EUR",
    amount: 4200,
    rate: 100_250_000,
    rateOn: "2027-06-09",
    split: "parts",
  };
  const shares = [
    { member: trip.chitra.member, share: 2 },
    { member: trip.asha, share: 1 },
  ];
  const { status, body } = await ask<TripGroup>(
    "PUT",
    `${trip.chitra.token}/group/expenses/${tickets}`,
    buildExpense(trip.chitra.member, [], { ...euro, shares, title: "Tickets" }),
  );
  expect(status).toBe(200);
  expect(body.expenses.find(({ id }) => id === tickets)).toMatchObject({
    paisa: 421_050,
    rateOn: "2027-06-09",
  });
  // In the order of the group, whoever sent them.
  expect(
    body.expenses.find(({ id }) => id === tickets)?.shares.map(({ member }) => member),
  ).toEqual([trip.asha, trip.chitra.member]);
  const balances = sumBalances(body.expenses, all);
  expect(Object.fromEntries(balances)).toEqual({
    [trip.asha]: -33_334 - 140_350,
    [trip.bilal.member]: 100_001 - 33_334,
    [trip.chitra.member]: 421_050 - 33_333 - 280_700,
  });
  expect([...balances.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
  const table = await desk.app.request(`/api/trip/${trip.bilal.token}/group/expenses.csv`);
  expect(table.headers.get("cache-control")).toBe("private, no-store");
  const text = await table.text();
  expect(text).toContain("Date,For,Paid by,Currency,Amount,Rate,Rupees,Asha,Bilal,Chitra,Note");
  expect(text).toContain(
    "2027-06-10,Tickets,Chitra,EUR,42.00,100.25,4210.50,1403.50,0.00,2807.00,",
  );
});

test("what does not add up is refused with a sentence at its field", async () => {
  const trip = await makeGroup();
  const put = (overrides: object) =>
    ask(
      "PUT",
      `${trip.token}/group/expenses/${randomUUID()}`,
      buildExpense(trip.asha, [trip.asha, trip.bilal.member], overrides),
    );
  const half = [{ member: trip.asha, share: 50_000 }];
  for (const [overrides, field] of [
    [{ split: "amounts", shares: half }, "shares"],
    [{ shares: [] }, "shares"],
    [{ shares: [{ member: randomUUID(), share: 1 }] }, "shares"],
    [{ shares: [{ member: trip.asha, share: 2 }] }, "shares"],
    [{ paidBy: randomUUID() }, "paidBy"],
    [{ currency: "QQQ" }, "currency"],
    [{ currency: "INR", rate: 2_000_000 }, "rate"],
    [{ amount: 0 }, "amount"],
    [{ amount: 1.5 }, "amount"],
    [{ currency: "EUR", amount: 90_000_000_000, rate: 900_000_000_000 }, "amount"],
    [{ title: "" }, "title"],
    [{ on: "2027-02-31" }, "on"],
  ] as const) {
    const { status, body } = await put(overrides);
    expect([overrides, status]).toEqual([overrides, 400]);
    expect(body.error).toMatchObject({ fields: { [field]: expect.any(String) } });
  }
});

test("sent again with its key it is there once; changed by two, the later one hears of it", async () => {
  const trip = await makeGroup();
  const [id, key] = [randomUUID(), randomUUID()];
  const path = `${trip.bilal.token}/group/expenses/${id}`;
  const first = buildExpense(trip.bilal.member, [trip.bilal.member, trip.asha]);
  for (const _ of [1, 2]) expect((await ask("PUT", path, first, key)).status).toBe(200);
  // Written twice without a network: created, then changed, each once.
  const change = { ...first, base: 1, title: "Supper" };
  const changeKey = randomUUID();
  for (const _ of [1, 2]) expect((await ask("PUT", path, change, changeKey)).status).toBe(200);
  const late = await ask("PUT", `${trip.chitra.token}/group/expenses/${id}`, {
    ...first,
    base: 1,
    title: "Lunch",
  });
  expect(late.status).toBe(409);
  const { body } = await ask<TripGroup>("GET", `${trip.token}/group`);
  expect(body.expenses.map(({ title, revision }) => [title, revision])).toEqual([["Supper", 2]]);
  // Away, and back; what is gone is a conflict, which a browser says and goes on.
  const removal = `${path}/removal`;
  expect((await ask<TripGroup>("POST", removal, { base: 2, removed: true })).body.expenses).toEqual(
    [],
  );
  expect(
    (await ask<TripGroup>("POST", removal, { base: 3, removed: false })).body.expenses,
  ).toHaveLength(1);
  expect(
    (
      await ask("POST", `${trip.token}/group/expenses/${randomUUID()}/removal`, {
        base: 1,
        removed: true,
      })
    ).status,
  ).toBe(409);
});

test("another trip's group can do nothing with it", async () => {
  const [one, other] = [await makeGroup(), await makeGroup()];
  const id = randomUUID();
  await ask("PUT", `${one.token}/group/expenses/${id}`, buildExpense(one.asha, [one.asha]));
  const theirs = `${other.token}/group/expenses/${id}`;
  expect((await ask("PUT", theirs, buildExpense(other.asha, [other.asha]))).status).toBe(409);
  expect(
    (await ask("PUT", theirs, buildExpense(other.asha, [other.asha], { base: 1 }))).status,
  ).toBe(409);
  expect((await ask("POST", `${theirs}/removal`, { base: 1, removed: true })).status).toBe(409);
  expect((await ask("DELETE", `${other.token}/group/members/${one.bilal.member}`)).status).toBe(
    404,
  );
  expect((await ask<TripGroup>("GET", `${one.token}/group`)).body.expenses).toHaveLength(1);
});

test("everybody's list is everybody's, one's own is one's own", async () => {
  const trip = await makeGroup();
  const [torch, book] = [randomUUID(), randomUUID()];
  const put = (token: string, id: string, text: string, shared: boolean, done: boolean) =>
    ask<TripGroup>("PUT", `${token}/group/packing/${id}`, { text, shared, done });
  await put(trip.token, torch, "Torch", true, false);
  await put(trip.bilal.token, book, "My book", false, false);
  const { body } = await put(trip.chitra.token, torch, "Torch", true, true);
  expect(body.packing).toEqual([
    { id: torch, text: "Torch", shared: true, doneBy: trip.chitra.member },
  ]);
  expect((await ask<TripGroup>("GET", `${trip.bilal.token}/group`)).body.packing).toHaveLength(2);
  expect((await put(trip.token, book, "Mine now", true, true)).status).toBe(409);
  expect((await ask("DELETE", `${trip.token}/group/packing/${book}`)).status).toBe(200);
  expect((await ask<TripGroup>("GET", `${trip.bilal.token}/group`)).body.packing).toHaveLength(2);
  await ask("DELETE", `${trip.bilal.token}/group/packing/${book}`);
  expect((await ask<TripGroup>("GET", `${trip.bilal.token}/group`)).body.packing).toHaveLength(1);
});

test("a member's link is closed and renewed; whom an expense names stays in the accounts", async () => {
  const trip = await makeGroup();
  await ask(
    "PUT",
    `${trip.token}/group/expenses/${randomUUID()}`,
    buildExpense(trip.asha, [trip.bilal.member]),
  );
  const members = `${trip.token}/group/members`;
  expect((await ask("DELETE", `${members}/${trip.bilal.member}`)).status).toBe(409);
  const closed = await ask<TripGroupLink>("POST", `${members}/${trip.bilal.member}/link`, {
    action: "close",
  });
  expect(closed.body.url).toBeNull();
  expect(closed.body.group.members.find(({ name }) => name === "Bilal")?.hasLink).toBe(false);
  expect((await ask("GET", trip.bilal.token)).status).toBe(404);
  const { body } = await ask<TripGroupLink>("POST", `${members}/${trip.bilal.member}/link`, {
    action: "renew",
  });
  expect((await ask("GET", body.url?.split("/trip/")[1] ?? "")).status).toBe(200);
  expect((await ask("DELETE", `${members}/${trip.asha}`)).status).toBe(409);
  expect(
    (await ask<TripGroup>("DELETE", `${members}/${trip.chitra.member}`)).body.members,
  ).toHaveLength(2);
  expect((await ask("GET", trip.chitra.token)).status).toBe(404);
});

test("the office sees what a group spends where its trip's traveller shows it, and the list never", async () => {
  const trip = await makeGroup();
  await ask("PUT", `${trip.token}/group/packing/${randomUUID()}`, {
    text: "Torch",
    shared: true,
    done: false,
  });
  await ask(
    "PUT",
    `${trip.token}/group/expenses/${randomUUID()}`,
    buildExpense(trip.asha, [trip.bilal.member]),
  );
  const look = async () =>
    (
      await desk.call<DeskGroup>(
        "GET",
        `/api/desk/trips/${trip.id}/group`,
        desk.seats.owner.headers,
      )
    ).body;
  expect(await look()).toEqual({ group: null });
  await ask("PUT", `${trip.token}/group/settings`, { officeSees: true });
  expect((await look()).group).toMatchObject({ expenses: [{ title: "Dinner" }], packing: [] });
});

test("links of members close ninety days after the departure, and the trip's own does not", async () => {
  const trip = await makeGroup();
  const before = now;
  const { group } = desk.services;
  try {
    now = new Date(`${addDays("2027-06-10", 90)}T06:00:00Z`);
    await group.closeEnded();
    expect((await ask("GET", trip.bilal.token)).status).toBe(200);
    now = new Date(`${addDays("2027-06-10", 91)}T06:00:00Z`);
    await group.closeEnded();
    expect((await ask("GET", trip.bilal.token)).status).toBe(404);
    expect((await ask("GET", trip.token)).status).toBe(200);
  } finally {
    now = before;
  }
});

test("a person's removal takes their group away, and their download has it", async () => {
  const trip = await makeGroup();
  await ask(
    "PUT",
    `${trip.token}/group/expenses/${randomUUID()}`,
    buildExpense(trip.asha, [trip.bilal.member]),
  );
  const { createGroupKeeper } = await import("./person-keeper.ts");
  const keeper = createGroupKeeper(resources);
  const person = { userId: randomUUID(), email: trip.email, phone: null };
  expect(JSON.stringify(await keeper.exportOf(person))).toContain("Bilal");
  await resources.database.transaction(async (db) => {
    await keeper.forgetPerson(db, person, { by: { actor: "system" } });
  });
  expect(await keeper.exportOf(person)).toEqual({ groups: [] });
  expect((await ask("GET", trip.bilal.token)).status).toBe(404);
});

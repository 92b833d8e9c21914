import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import type { QuoteItem } from "#contract/quote/quote-item.ts";
import { sumQuote } from "#contract/quote/quote-total.ts";
import { Wish } from "#contract/trip/wish.ts";
import type { DeskQuote, QuoteSent } from "#contract/wire/desk-quotes.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { queryRows } from "#server/db/database.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp, type Headers } from "#tests/factories/desk-app.ts";
import { buildItem, buildQuote, buildTrip, registerOffice } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { writeDays } from "#tests/factories/written-days.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { writeWishLink } from "#trip/link.ts";
import { daysOfShown } from "#trip/shown-trip.ts";
import { createLapseSweep } from "./lapse-sweep.ts";
import { exchangeTopic } from "./shown-exchange.ts";

const start = new Date("2026-11-22T06:00:00Z");

describe.each(databasesOf(import.meta.url))("a quote on %s", (kind) => {
  let resources: OpenResources;
  let desk: Awaited<ReturnType<typeof createDeskApp>>;
  let editor: Headers;
  let owner: Headers;
  let now = start;
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      { clock: () => now, ...(kind === "postgres" && { postgresUrl: inject("postgresUrl") }) },
    );
    desk = await createDeskApp(resources);
    await registerOffice(desk.services, desk.seats.owner.admin);
    editor = desk.seats.editor.headers;
    owner = desk.seats.owner.headers;
  });
  afterAll(() => resources.close());

  const save = (id: string, revision: number, content = buildQuote(), who = editor) =>
    desk.call<DeskQuote>("PUT", `/api/desk/trips/${id}/quote`, who, { revision, content });
  const send = (id: string, revision: number, who = editor) =>
    desk.call<QuoteSent>("POST", `/api/desk/trips/${id}/quote/versions`, who, { revision });
  const shown = async (token: string) =>
    (await desk.call<TripQuoteAnswer>("GET", `/api/trip/${token}/quote`, {})).body.quote;
  const stageOf = async (id: string) =>
    (await desk.call<{ stage: string }>("GET", `/api/desk/trips/${id}`, owner)).body.stage;

  /** A trip with a version that is open, and the link of its mail. */
  async function sendOne(content = buildQuote()) {
    const trip = await openTrip(resources, desk);
    await save(trip.id, 0, content);
    const sent = await send(trip.id, 1);
    const token = sent.body.url?.split("/trip/")[1] ?? "";
    const quote = await shown(token);
    if (!quote?.price) throw new Error("no quote is shown");
    const accept = (changes: Record<string, unknown> = {}) =>
      desk.call<TripQuoteAnswer>(
        "POST",
        `/api/trip/${token}/acceptance`,
        {},
        {
          version: quote.id,
          ticked: [],
          total: quote.price?.totals.total,
          name: "Asha Devi",
          agreed: true,
          ...changes,
        },
      );
    return { trip, token, quote, accept };
  }

  test("begins with the trip's own days, party and terms, and is kept at its revision", async () => {
    const trip = await openTrip(resources, desk);
    await writeDays(desk.services, trip.token, [buildDay("d1", "Leh"), buildDay("d2", "Nubra")]);
    const first = await desk.call<DeskQuote>("GET", `/api/desk/trips/${trip.id}/quote`, editor);
    expect(first.body).toMatchObject({
      revision: 0,
      content: { title: "Leh", party: { adults: 2, rooms: 1 }, departure: "2027-06-10" },
      versions: [],
    });
    expect(first.body.content.trip.days.map(({ title }) => title)).toEqual(["Leh", "Nubra"]);
    expect(first.body.content.trip.services).toMatchObject([
      { id: "stay-d1", kind: "stay", nights: ["d1"], supplier: null, rate: null },
      { id: "stay-d2", kind: "stay", nights: ["d2"], supplier: null, rate: null },
    ]);
    expect((await save(trip.id, 0)).body.revision).toBe(1);
    expect((await save(trip.id, 0)).status).toBe(409);
    expect(first.body.content.items).toMatchObject([
      { id: "stay-d1", title: "Leh", nightsOf: ["d1"], nights: 1, price: 0 },
      { id: "stay-d2", title: "Nubra", nightsOf: ["d2"], nights: 1, price: 0 },
    ]);
    const both = await Promise.all([save(trip.id, 1), save(trip.id, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("begins with the party of the plan that was sent, and asks for the number that nobody gave", async () => {
    const wish = Wish.parse({ party: { adults: 4, children: [8] } });
    const planned = await openTrip(resources, desk, {
      travelers: "5",
      plan: await writeWishLink(wish),
    });
    const open = (id: string) => desk.call<DeskQuote>("GET", `/api/desk/trips/${id}/quote`, editor);
    expect((await open(planned.id)).body.content.party).toEqual({
      adults: 4,
      children: 1,
      ages: [8],
      rooms: 2,
      atLeast: false,
    });
    const many = await openTrip(resources, desk, { travelers: "9+" });
    const { party } = (await open(many.id)).body.content;
    expect(party).toMatchObject({ adults: 9, atLeast: true });
    await save(many.id, 0, buildQuote({ party }));
    const refused = await send(many.id, 1);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain("how many come");
    await save(many.id, 1, buildQuote({ party: { ...party, adults: 11, atLeast: false } }));
    expect((await send(many.id, 2)).status).toBe(201);
  }, 60_000);

  test("a quote of the release before is read, worked on and sent", async () => {
    const trip = await openTrip(resources, desk);
    await save(trip.id, 0);
    const { adults, children, rooms } = buildQuote({
      party: { adults: 4, children: 2, ages: [], rooms: 3, atLeast: false },
    }).party;
    await queryRows(
      resources.database.db,
      sql`update quotes set content = (content - 'version' - 'trip') || ${JSON.stringify({
        party: { adults, children, rooms },
        days: [buildDay("d1", "Leh"), buildDay("d2", "Hanle")],
      })}::jsonb where trip_id = ${trip.id}::uuid`,
    );
    const read = await desk.call<DeskQuote>("GET", `/api/desk/trips/${trip.id}/quote`, editor);
    expect(read.body.content.party).toMatchObject({ children: 2, ages: [null, null], rooms: 3 });
    const sent = await send(trip.id, 1);
    const token = sent.body.url?.split("/trip/")[1] ?? "";
    const seen = await shown(token);
    expect(seen?.party).toMatchObject({ adults: 4, children: 2 });
    expect(seen && daysOfShown(seen).map(({ date }) => date)).toEqual(["2027-06-10", "2027-06-11"]);
    expect(seen?.price?.items[0]?.lines).toEqual([
      {
        ...{ of: "room", count: 3, ages: [], bed: null, asAdult: false },
        ...{ nights: 2, quantity: 1, times: 6, each: 450_000, paisa: 2_700_000 },
      },
    ]);
  });

  test("a line that is called otherwise loses supplier and rate, and so does its service", async () => {
    const trip = await openTrip(resources, desk);
    const rate = "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11";
    const saved = async (revision: number, changes: Partial<QuoteItem>) => {
      const of = { rate, supplier: "Dragon", ...changes };
      const content = buildQuote({ items: [buildItem(of)] });
      const { body } = await save(trip.id, revision, content);
      const [service] = body.content.trip.services;
      const item = body.content.items[0];
      expect(service).toMatchObject({ id: item?.id, title: item?.title, rate: item?.rate });
      expect(service?.supplier).toBe(item?.rate ? "Dragon" : null);
      return item?.rate;
    };
    expect(await saved(0, { title: "Grand Dragon" })).toBe(rate);
    expect(await saved(1, { title: "Grand Dragon", price: 1 })).toBe(rate);
    expect(await saved(2, { title: "Hotel Ladakh" })).toBeNull();
    expect(await saved(3, { title: "Hotel Ladakh" })).toBe(rate);
    expect(await saved(4, { title: "Hotel Ladakh", kind: "meal" })).toBeNull();
  });

  test("sending freezes a version, mails it and moves the trip on, all at once", async () => {
    const { trip, token, quote } = await sendOne();
    expect(quote).toMatchObject({ number: 1, state: "sent", mayAccept: true, changes: null });
    expect(quote.price?.items).toMatchObject([{ paisa: 900_000 }, { optional: true }]);
    expect(await stageOf(trip.id)).toBe("quote_sent");
    const mail = (await listMail(resources.database.db)).find(
      (one) => one.to === trip.email && one.kind === "quote-sent",
    );
    expect(mail?.text).toContain(`/trip/${token}`);
    expect(mail?.text).toContain("₹9,450");
    // What is worked on after it changes nothing of what was sent.
    await save(trip.id, 1, buildQuote({ title: "Another" }));
    expect((await shown(token))?.title).toBe("Ladakh in June");
  });

  test("the next version says what changed and replaces the one before; ticks are kept", async () => {
    const { trip, token, quote } = await sendOne();
    await desk.call(
      "PUT",
      `/api/trip/${token}/options`,
      {},
      { version: quote.id, ticked: ["guide"] },
    );
    const content = buildQuote();
    await save(trip.id, 1, {
      ...content,
      trip: buildTrip([buildDay("d1", "Leh"), buildDay("d2", "Turtuk")]),
      items: content.items.map((item) => (item.id === "room" ? { ...item, nights: 3 } : item)),
    });
    const sent = await send(trip.id, 2);
    expect(sent.body.quote.versions.map(({ state }) => state)).toEqual(["sent", "replaced"]);
    const next = await shown(token);
    expect(next).toMatchObject({
      number: 2,
      changes: {
        since: 1,
        days: [{ day: "d2", kind: "changed", before: "Hanle", title: "Turtuk" }],
        items: [{ kind: "changed", before: 900_000, after: 1_350_000 }],
      },
      price: { ticked: ["guide"] },
    });
    const late = await desk.call<{ message: string }>(
      "POST",
      `/api/trip/${token}/acceptance`,
      {},
      {
        version: quote.id,
        ticked: [],
        total: quote.price?.totals.total,
        name: "Asha",
        agreed: true,
      },
    );
    expect(late.status).toBe(409);
    expect(late.body.message).toContain("newer version");
  });

  test("the trip's page knows the sights and towns of the version that counts, which the office may have written", async () => {
    const dayAt = (name: string, sight: string) => ({
      ...buildDay("d1", name),
      stops: [{ id: "d1-1", name, sight, at: 600, text: "" }],
    });
    const { trip, token, accept } = await sendOne(
      buildQuote({ days: [dayAt("Agra", "taj-mahal"), { ...buildDay("d2", "Jaipur") }] }),
    );
    const known = async () => {
      const { body } = await desk.call<TripPage>("GET", `/api/trip/${token}`, {});
      return [Object.keys(body.sights), Object.keys(body.beds).toSorted()];
    };
    const agra = [["taj-mahal"], ["Agra", "Jaipur"]];
    expect(await known()).toEqual(agra);
    expect((await accept()).status).toBe(200);
    // A change that is only offered counts not yet.
    await save(trip.id, 1, buildQuote({ days: [dayAt("Jodhpur", "mehrangarh")] }));
    expect(await known()).toEqual(agra);
  });

  test("is accepted exactly once, whoever presses how often from where", async () => {
    const { trip, quote, accept } = await sendOne();
    const ticked = ["guide"];
    const { total } = sumQuote(buildQuote(), ticked, { package: 500, other: 1800, tcs: 500 });
    expect((await accept({ ticked })).status).toBe(409);
    expect((await accept({ ticked: ["elephant"] })).status).toBe(400);
    expect((await accept({ agreed: false })).status).toBe(400);
    expect((await accept({ name: " " })).status).toBe(400);
    const all = await Promise.all(Array.from({ length: 6 }, () => accept({ ticked, total })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const done = all.find(({ status }) => status === 200);
    expect(done?.body.quote).toMatchObject({
      state: "accepted",
      mayAccept: false,
      acceptance: { name: "Asha Devi", total, version: 1 },
      price: { totals: { total } },
    });
    expect(await stageOf(trip.id)).toBe("accepted");
    const mails = (await listMail(resources.database.db)).filter(
      ({ kind: what, to, text }) =>
        (what === "quote-accepted" && to === trip.email) ||
        (what === "quote-accepted-notice" && text.includes(trip.reference)),
    );
    expect(mails).toHaveLength(2);
    // Nothing moves any more.
    expect((await save(trip.id, 1)).status).toBe(409);
    expect((await send(trip.id, 1)).status).toBe(409);
    const withdrawn = await desk.call(
      "POST",
      `/api/desk/trips/${trip.id}/quote/withdrawal`,
      editor,
      {
        version: quote.id,
        reason: "Too late",
      },
    );
    expect(withdrawn.status).toBe(409);
  });

  test("what was agreed is what the desk shows, whatever was worked on after it was sent", async () => {
    const { trip, accept } = await sendOne();
    await save(trip.id, 1, buildQuote({ title: "Another", items: [buildItem({ price: 1 })] }));
    const ticked = ["guide"];
    const { total } = sumQuote(buildQuote(), ticked, { package: 500, other: 1800, tcs: 500 });
    expect((await accept({ ticked, total })).status).toBe(200);
    const { body } = await desk.call<DeskQuote>("GET", `/api/desk/trips/${trip.id}/quote`, editor);
    expect(body).toMatchObject({
      content: { title: "Ladakh in June" },
      versions: [{ state: "accepted", ticked, total }],
    });
    expect(sumQuote(body.content, ticked, body.tax).total).toBe(total);
  });

  test("sent, withdrawn and accepted at once ends in one state", async () => {
    const { trip, quote, accept } = await sendOne();
    await save(trip.id, 1);
    const [accepted, sent, withdrawn] = await Promise.all([
      accept(),
      send(trip.id, 2),
      desk.call("POST", `/api/desk/trips/${trip.id}/quote/withdrawal`, editor, {
        version: quote.id,
        reason: "A mistake",
      }),
    ]);
    for (const { status } of [accepted, sent, withdrawn]) expect([200, 201, 409]).toContain(status);
    const { body } = await desk.call<DeskQuote>("GET", `/api/desk/trips/${trip.id}/quote`, owner);
    const states = body.versions.map(({ state }) => state);
    expect(states.filter((state) => state === "sent" || state === "accepted").length).toBeLessThan(
      2,
    );
    expect(body.acceptance !== null).toBe(states.includes("accepted"));
  });

  test("withdrawn, declined and lapsed cannot be accepted, and each says why", async () => {
    const withdrawn = await sendOne();
    await desk.call("POST", `/api/desk/trips/${withdrawn.trip.id}/quote/withdrawal`, editor, {
      version: withdrawn.quote.id,
      reason: "The hotel is full.",
    });
    const declined = await sendOne();
    await desk.call(
      "POST",
      `/api/trip/${declined.token}/decline`,
      {},
      {
        version: declined.quote.id,
        reason: "Too dear.",
      },
    );
    const lapsed = await sendOne();
    now = new Date("2026-12-05T18:29:59Z");
    // The last second of the last day of the office.
    expect((await shown(lapsed.token))?.mayAccept).toBe(true);
    now = new Date("2026-12-05T18:30:00Z");
    const messages: string[] = [];
    for (const { accept } of [withdrawn, declined, lapsed]) {
      const { status, body } = await accept();
      expect(status).toBe(409);
      messages.push((body as unknown as { message: string }).message);
    }
    expect(messages.map((text) => /withdrawn|declined|lapsed/.exec(text)?.[0])).toEqual([
      "withdrawn",
      "declined",
      "lapsed",
    ]);
    await createLapseSweep(resources, desk.services.trips.file).run();
    const { body } = await desk.call<DeskQuote>(
      "GET",
      `/api/desk/trips/${lapsed.trip.id}/quote`,
      owner,
    );
    expect(body.versions[0]?.state).toBe("lapsed");
    now = start;
  });

  test("is reminded of once, three days before it lapses", async () => {
    const { trip } = await sendOne();
    const sweep = createLapseSweep(resources, desk.services.trips.file);
    const reminders = async () =>
      (await listMail(resources.database.db, 1000)).filter(
        (mail) => mail.kind === "quote-reminder" && mail.to === trip.email,
      ).length;
    await sweep.run();
    expect(await reminders()).toBe(0);
    now = new Date("2026-12-03T06:00:00Z");
    await Promise.all([sweep.run(), sweep.run()]);
    await sweep.run();
    expect(await reminders()).toBe(1);
    now = start;
  });

  test("margins are an owner's: an editor sees and keeps prices, and what they cost stays", async () => {
    const trip = await openTrip(resources, desk);
    const net = buildItem({ price: 100_000, margin: 2000 });
    await save(trip.id, 0, buildQuote({ items: [net] }), owner);
    const seen = await desk.call<DeskQuote>("GET", `/api/desk/trips/${trip.id}/quote`, editor);
    expect(seen.body.content.items[0]).toMatchObject({
      price: 120_000,
      margin: null,
      costs: "kept",
    });
    expect(JSON.stringify(seen.body)).not.toContain("100000");
    expect(seen.body.margin).toBeNull();
    await save(trip.id, 1, { ...seen.body.content, title: "Changed" });
    const kept = await desk.call<DeskQuote>("GET", `/api/desk/trips/${trip.id}/quote`, owner);
    expect(kept.body).toMatchObject({
      content: { title: "Changed", items: [{ price: 100_000, margin: 2000, costs: "open" }] },
      margin: { margin: 20_000, unknown: 0 },
    });
    const sent = await send(trip.id, 2);
    const page = await shown(sent.body.url?.split("/trip/")[1] ?? "");
    expect(JSON.stringify(page)).not.toMatch(/margin|100000/);
  });

  test("a reading link shows no price where it may not, and accepts nothing", async () => {
    const family = { adults: 2, children: 1, ages: [8], rooms: 1, atLeast: false };
    const dinner = buildItem({ kind: "meal", title: "Dinner", per: "person" });
    const { token, quote } = await sendOne(buildQuote({ party: family, items: [dinner] }));
    const link = await desk.call<{ url: string }>(
      "POST",
      `/api/trip/${token}/links`,
      {},
      {
        kind: "read",
        action: "renew",
      },
    );
    const reading = link.body.url.split("/trip/")[1] ?? "";
    expect(await shown(reading)).toMatchObject({ mayAccept: false, price: { ticked: [] } });
    await desk.call("PUT", `/api/trip/${token}/settings`, {}, { prices: false, names: true });
    const hidden = await shown(reading);
    expect(hidden?.price).toBeNull();
    expect(JSON.stringify(hidden)).not.toContain("paisa");
    // How old the children are is hidden with the names, and with nothing else.
    expect(hidden?.party).toEqual(family);
    await desk.call("PUT", `/api/trip/${token}/settings`, {}, { prices: false, names: false });
    expect((await shown(reading))?.party).toEqual({ ...family, ages: [] });
    expect((await shown(token))?.party).toEqual(family);
    await desk.call("PUT", `/api/trip/${token}/settings`, {}, { prices: true, names: false });
    const agesOf = async (link: string) =>
      (await shown(link))?.price?.items[0]?.lines.map(({ ages }) => ages);
    expect(await agesOf(reading)).toEqual([[], []]);
    expect(await agesOf(token)).toEqual([[], [8]]);
    const body = { version: quote.id, ticked: [], total: 0, name: "Uncle", agreed: true };
    for (const [method, path, what] of [
      ["POST", "acceptance", body],
      ["POST", "decline", { version: quote.id, reason: "No" }],
      ["PUT", "options", { version: quote.id, ticked: [] }],
    ] as const)
      expect((await desk.call(method, `/api/trip/${reading}/${path}`, {}, what)).status).toBe(403);
  });

  test("another trip's version cannot be accepted by one's own link", async () => {
    const [one, other] = [await sendOne(), await sendOne()];
    expect((await one.accept({ version: other.quote.id })).status).toBe(404);
  });

  test.each([
    ["nothing priced", { items: [buildItem({ price: 0 })] }],
    ["the past", { validUntil: "2026-11-21" }],
    ["a departure in the past", { departure: "2026-01-01" }],
  ])("%s cannot be sent", async (_what, changes) => {
    const trip = await openTrip(resources, desk);
    await save(trip.id, 0, buildQuote(changes));
    expect((await send(trip.id, 1)).status).toBe(400);
    expect((await send(trip.id, 7)).status).toBe(409);
  });

  test("what nobody has priced yet cannot be sent, and that is said", async () => {
    const trip = await openTrip(resources, desk);
    const { status, body } = await send(trip.id, 0);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("at least one item that is priced");
  });

  test("sums beyond all trips are refused with a sentence, not kept", async () => {
    const trip = await openTrip(resources, desk);
    const huge = buildItem({ price: 100_000_000_00, nights: 200, quantity: 999, count: 200 });
    const { status, body } = await save(trip.id, 0, { ...buildQuote(), items: [huge] });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("too large");
  });

  test("a currency needs a rate that is set; it is frozen with the version", async () => {
    const trip = await openTrip(resources, desk);
    await save(trip.id, 0, buildQuote({ currency: "EUR" }));
    expect((await send(trip.id, 1)).status).toBe(409);
    const path = "/api/desk/money-settings";
    const { body } = await desk.call<{ revision: number; settings: Record<string, unknown> }>(
      "GET",
      path,
      owner,
    );
    const exchange = [{ currency: "EUR", on: "2026-11-20", rate: 1_000_000 }];
    const change = { revision: body.revision, settings: { ...body.settings, exchange } };
    const told = vi.fn();
    resources.events.subscribe(exchangeTopic, told);
    expect((await desk.call("PUT", path, editor, change)).status).toBe(403);
    expect((await desk.call("PUT", path, owner, change)).status).toBe(200);
    expect((await desk.call("PUT", path, owner, change)).status).toBe(409);
    // What the planner shows sums by is told of it, and has the day's own.
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    await desk.services.exchange.load();
    expect(desk.services.exchange.current()).toEqual(exchange);
    const sent = await send(trip.id, 1);
    const page = await shown(sent.body.url?.split("/trip/")[1] ?? "");
    expect(page?.price?.totals.shown).toEqual({ currency: "EUR", minor: 9450, on: "2026-11-20" });
  });
});

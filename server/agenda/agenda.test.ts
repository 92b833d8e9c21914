import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { output } from "zod/v4/core";
import type { AskList, AskSent, DayTasks, QuoteNumbers } from "#contract/wire/agenda.ts";
import type { SupplierAccounts } from "#contract/wire/payables.ts";
import { createApp } from "#server/app.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote, registerOffice } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

type Tasks = output<typeof DayTasks>;

describe.each(databasesOf(import.meta.url))("the day's work on %s", (kind) => {
  let resources: OpenResources;
  let desk: Awaited<ReturnType<typeof createDeskApp>>;
  let now = new Date("2026-11-22T06:00:00Z");
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      { clock: () => now, ...(kind === "postgres" && { postgresUrl: inject("postgresUrl") }) },
    );
    desk = await createDeskApp(resources);
    await registerOffice(desk.services, desk.seats.owner.admin);
  });
  afterAll(() => resources.close());

  const viewer = () => desk.seats.viewer.headers;
  const tasksOf = async (tripId: string, headers = viewer()) => {
    const { body } = await desk.call<Tasks>("GET", "/api/desk/tasks", headers);
    return body.tasks.filter((one) => one.tripId === tripId);
  };

  test("what lapses, is late or departs is there on its day, and can be put off for oneself", async () => {
    const { owner } = desk.seats;
    const open = await openTrip(resources, desk);
    await desk.services.quoteDesk.saveQuote(owner.admin, open.id, {
      revision: 0,
      content: buildQuote({ validUntil: "2026-11-24" }),
    });
    await desk.services.quoteDesk.sendQuote(owner.admin, open.id, { revision: 1, message: "" });
    expect(await tasksOf(open.id)).toMatchObject([{ kind: "lapsing", on: "2026-11-24" }]);

    const agreed = await agreeTrip(resources, desk.services, owner.admin);
    expect(await tasksOf(agreed.id)).toEqual([]);
    now = new Date("2026-11-27T06:00:00Z");
    expect(await tasksOf(agreed.id)).toMatchObject([
      { kind: "late", on: "2026-11-25", paisa: 283_500 },
    ]);
    const snooze = { task: `late:${agreed.id}`, days: 2 };
    await desk.call("POST", "/api/desk/tasks/snooze", viewer(), snooze);
    expect(await tasksOf(agreed.id)).toEqual([]);
    expect(await tasksOf(agreed.id, owner.headers)).toHaveLength(1);
    now = new Date("2026-11-29T06:00:00Z");
    expect(await tasksOf(agreed.id)).toHaveLength(1);
    await desk.services.money.addPayment(owner.admin, agreed.id, {
      paisa: 283_500,
      receivedOn: "2026-11-29",
      method: "bank",
      reference: "",
      note: "",
    });
    expect(await tasksOf(agreed.id)).toEqual([]);
    now = new Date("2027-06-05T06:00:00Z");
    expect((await tasksOf(agreed.id)).map((one) => one.kind)).toEqual(["late", "departure"]);
    now = new Date("2026-11-22T06:00:00Z");
  });

  test("a tour that is over wants its invoice, and a supplier what is owed; of the latter a viewer hears nothing", async () => {
    const { owner } = desk.seats;
    const trip = await agreeTrip(resources, desk.services, owner.admin);
    const asks = `/api/desk/trips/${trip.id}/asks`;
    const ask = { supplier: "Lake House", email: "", item: "room", body: "Two nights." };
    const asked = await desk.call<AskSent>("POST", asks, owner.headers, ask);
    const service = asked.body.asks[0]?.id ?? "";
    const yes = { action: "confirm", revision: 1, confirmation: "LH-1" };
    await desk.call("PATCH", `${asks}/${service}`, owner.headers, yes);
    const list = await desk.call<SupplierAccounts>("GET", "/api/desk/payables", owner.headers);
    const account = list.body.accounts.find(({ name }) => name === "Lake House")?.account;
    const kept = await desk.call(
      "PUT",
      `/api/desk/payables/${account}/services/${service}`,
      owner.headers,
      { revision: 2, cost: 700_000, dueOn: "2027-06-10" },
    );
    expect(kept.status).toBe(200);
    const kindsOf = async (headers = viewer()) =>
      (await tasksOf(trip.id, headers))
        .filter(({ kind }) => kind === "invoice" || kind === "payable")
        .map(({ kind, on, paisa, unconfirmed }) => [kind, on, paisa, ...unconfirmed]);
    // From the 10th to the 11th of June.
    now = new Date("2027-06-10T06:00:00Z");
    const owed = ["payable", "2027-06-10", 700_000, "Lake House"];
    expect(await kindsOf(owner.headers)).toEqual([owed]);
    expect(await kindsOf(desk.seats.editor.headers)).toEqual([]);
    // The office's own mail says to whom, and no sum.
    expect((await desk.services.agenda.listTasks(null)).tasks).toContainEqual(
      expect.objectContaining({ kind: "payable", paisa: null, unconfirmed: ["Lake House"] }),
    );
    now = new Date("2027-06-11T06:00:00Z");
    expect(await kindsOf()).toEqual([["invoice", "2027-06-11", null]]);
    await desk.call("POST", `/api/desk/payables/${account}/payments`, owner.headers, {
      ...{ paidOn: "2027-06-11", method: "bank", reference: "", note: "" },
      parts: [{ service, paisa: 700_000 }],
    });
    await desk.call("POST", `/api/desk/trips/${trip.id}/invoices`, owner.headers, {
      buyer: { name: "Asha Devi", state: "20" },
    });
    expect(await kindsOf(owner.headers)).toEqual([]);
    const money = await desk.services.money.getMoney(trip.id);
    const invoice = money.documents.find(({ kind: of }) => of === "invoice");
    await desk.call("POST", `/api/desk/trips/${trip.id}/credit-notes`, owner.headers, {
      ...{ invoice: invoice?.id, reason: "Another buyer." },
    });
    expect(await kindsOf()).toEqual([["invoice", "2027-06-11", null]]);
    now = new Date("2026-11-22T06:00:00Z");
  });

  test("the digest goes out once a day, from eight in the office on, with what is ready to be sent", async () => {
    const countMessages = async () => (await desk.services.road.listMessages(null)).messages.length;
    await openTrip(resources, desk);
    await agreeTrip(resources, desk.services, desk.seats.owner.admin);
    const digests = async () =>
      (await listMail(resources.database.db, 1000)).filter((mail) => mail.kind === "desk-digest")
        .length;
    now = new Date("2026-12-01T02:29:00Z");
    await desk.services.agenda.sendDigest(countMessages);
    expect(await digests()).toBe(0);
    now = new Date("2026-12-01T02:30:00Z");
    await Promise.all([1, 2, 3].map(() => desk.services.agenda.sendDigest(countMessages)));
    expect(await digests()).toBe(1);
    now = new Date("2026-12-02T05:00:00Z");
    await desk.services.agenda.sendDigest(countMessages);
    expect(await digests()).toBe(2);
    // To where the owner says that trips are read, and signed with the office as it is now.
    const { details } = await desk.services.office.readView();
    await desk.services.office.change(desk.seats.owner.admin, {
      ...details,
      address: ["4 Lake Road", "Ranchi 834002"],
      phone: "+91 651 246 8000",
      emails: { ...details.emails, trips: `trips-${kind}@example.org` },
    });
    now = new Date("2026-12-03T05:00:00Z");
    await desk.services.agenda.sendDigest(countMessages);
    const mails = await listMail(resources.database.db, 1000);
    const digest = mails.find(({ to }) => to === `trips-${kind}@example.org`);
    expect(digest?.kind).toBe("desk-digest");
    const ready = await countMessages();
    expect(ready).toBeGreaterThan(0);
    expect(digest?.text).toContain(`copied or opened in WhatsApp: ${ready}.`);
    for (const body of [digest?.text, digest?.html])
      expect(body).toContain("Safarnama · 4 Lake Road, Ranchi 834002 · +91 651 246 8000");
    expect(mails.at(-1)?.text).toContain("Safarnama · Ranchi, Jharkhand, India");
    now = new Date("2026-11-22T06:00:00Z");
  });

  test("a supplier confirms with one press, by a link that is nobody else's", async () => {
    const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
    const path = `/api/desk/trips/${trip.id}/asks`;
    const asked = await desk.call<output<typeof AskList>>("POST", path, desk.seats.editor.headers, {
      supplier: "The Grand Dragon",
      email: `dragon-${kind}@example.org`,
      body: "Two nights from 10 June, one double room.",
    });
    expect(asked.body.asks).toMatchObject([{ state: "asked" }]);
    const mail = (await listMail(resources.database.db)).find(
      ({ to }) => to === `dragon-${kind}@example.org`,
    );
    const url = new URL(/https?:\S+\/supplier\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const app = createApp(resources, { services: desk.services });
    const page = await app.request(url.pathname);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(await page.text()).toContain("Two nights from 10 June");
    const press = (answer: string, note = "") =>
      app.request(url.pathname, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ answer, note }),
      });
    const askNow = async () =>
      (await desk.call<output<typeof AskList>>("GET", path, viewer())).body.asks[0];
    // What is pressed stands in the button: pressed twice it says the same as once.
    for (const _ of [1, 2]) expect((await press("confirmed")).status).toBe(303);
    expect(await askNow()).toMatchObject({ state: "confirmed" });
    await Promise.all([1, 2].map(() => press("refused", "Closed in <winter>\u0000")));
    expect(await askNow()).toMatchObject({ state: "refused", note: "Closed in <winter>" });
    expect(await (await app.request(url.pathname)).text()).toContain("Noted: it cannot be");
    for (const token of ["a".repeat(43), "x"])
      expect((await app.request(`/supplier/${token}`)).status).toBe(404);
  });

  test("asking again closes the link before; what is confirmed by telephone or withdrawn is no longer open", async () => {
    const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
    const path = `/api/desk/trips/${trip.id}/asks`;
    const { headers } = desk.seats.editor;
    const openOf = async () => {
      const { departures } = await desk.services.agenda.listDepartures();
      return departures.find(({ tripId }) => tripId === trip.id)?.unconfirmed;
    };
    // The room of the quote that nobody was asked for; the guide is an option that was not ticked.
    expect(await openOf()).toEqual(["A room"]);
    const ask = { supplier: "Driver Tashi", email: "", item: "room", body: "Two nights." };
    const asked = await desk.call<AskSent>("POST", path, headers, ask);
    expect(asked.body.link).toMatch(/\/supplier\/[\w-]{43}$/);
    expect(await openOf()).toEqual(["Driver Tashi"]);
    const id = asked.body.asks[0]?.id;
    let revision = 1;
    const change = async (action: string, who = headers, more = {}) => {
      const body = { action, revision, ...more };
      const answer = await desk.call<AskSent>("PATCH", `${path}/${id}`, who, body);
      revision = answer.body.asks?.[0]?.revision ?? revision;
      return answer;
    };
    expect((await change("again", viewer())).status).toBe(403);
    const again = await change("again");
    const app = createApp(resources, { services: desk.services });
    const open = async (link: string | null) =>
      (await app.request(new URL(link ?? "").pathname)).status;
    expect(await open(asked.body.link)).toBe(404);
    expect(await open(again.body.link)).toBe(200);
    expect((await change("confirm")).status).toBe(400);
    const number = { confirmation: "GD-4711, Ms Dolma" };
    expect((await change("confirm", headers, number)).body).toMatchObject({
      link: null,
      asks: [{ state: "confirmed", item: "room", confirmation: "GD-4711, Ms Dolma" }],
    });
    expect(await openOf()).toEqual([]);
    // What is confirmed is cancelled, never only forgotten.
    expect((await change("withdraw")).status).toBe(409);
    expect((await change("cancel", headers, { charge: -1 })).status).toBe(400);
    expect((await change("cancel", headers, { charge: 150_000 })).body.asks).toMatchObject([
      { state: "cancelled", charge: 150_000 },
    ]);
    expect(await openOf()).toEqual(["A room"]);
    const page = await app.request(new URL(again.body.link ?? "").pathname);
    expect(await page.text()).toContain("Cancelled, thank you");
    expect((await change("again")).status).toBe(409);
    expect((await change("nothing")).status).toBe(400);
    const withdrawn = await desk.call<AskSent>("POST", path, headers, { ...ask, item: "" });
    const other = withdrawn.body.asks.find(({ item }) => item === "");
    const gone = await desk.call<AskSent>("PATCH", `${path}/${other?.id}`, headers, {
      ...{ action: "withdraw", revision: 1 },
    });
    expect(gone.body.asks).toHaveLength(1);
    expect(await open(withdrawn.body.link)).toBe(404);
  });

  test("what became another line, or is on other nights, was asked of nobody, nor is the old letter sent again", async () => {
    const trip = await openTrip(resources, desk);
    const { headers } = desk.seats.editor;
    const path = `/api/desk/trips/${trip.id}`;
    const days = ["Leh", "Leh", "Nubra"].map((place, at) => buildDay(`d${at + 1}`, place));
    const save = async (revision: number, title: string, nightsOf: string[]) => {
      const item = buildItem({ title, nightsOf, nights: nightsOf.length });
      const content = buildQuote({ days, items: [item] });
      const body = { revision, content };
      expect((await desk.call("PUT", `${path}/quote`, headers, body)).status).toBe(200);
    };
    await save(0, "The Grand Dragon", ["d1", "d2"]);
    const ask = { supplier: "Grand Dragon", email: "", item: "room", body: "Two nights." };
    const asked = await desk.call<AskSent>("POST", `${path}/asks`, headers, ask);
    expect(asked.body.asks[0]?.askedFor).toEqual({
      title: "The Grand Dragon",
      nightsOf: ["d1", "d2"],
      departure: "2027-06-10",
    });
    const again = async () => {
      const { body } = await desk.call<output<typeof AskList>>("GET", `${path}/asks`, headers);
      const { id, revision } = body.asks[0] ?? {};
      return desk.call("PATCH", `${path}/asks/${id}`, headers, { action: "again", revision });
    };
    expect((await again()).status).toBe(200);
    await save(1, "The Grand Dragon", ["d3"]);
    expect((await again()).status).toBe(409);
    await save(2, "Hotel Ladakh", ["d1", "d2"]);
    expect((await again()).status).toBe(409);
    await save(3, "The Grand Dragon", ["d1", "d2"]);
    expect((await again()).status).toBe(200);
    // Departures see it too: what is agreed has another title than what was asked for.
    await save(4, "Hotel Ladakh", ["d1", "d2"]);
    const sent = await desk.services.quoteDesk.sendQuote(desk.seats.owner.admin, trip.id, {
      revision: 5,
      message: "",
    });
    const token = sent.url?.split("/trip/")[1] ?? "";
    const { quote } = await desk.services.quoteAnswers.getShown(token);
    const total = quote?.price?.totals.total ?? 0;
    const yes = {
      version: quote?.id ?? "",
      ticked: [] as string[],
      total,
      name: "Asha",
      agreed: true as const,
    };
    await desk.services.quoteAnswers.accept(token, yes, "127.0.0.1");
    const { departures } = await desk.services.agenda.listDepartures();
    expect(departures.find(({ tripId }) => tripId === trip.id)?.unconfirmed).toEqual([
      "Hotel Ladakh",
      "Grand Dragon",
    ]);
  });

  test("a service goes from asked over held to confirmed; each state says who and when, and of two colleagues the later is told", async () => {
    const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
    const path = `/api/desk/trips/${trip.id}/asks`;
    const { editor, owner } = desk.seats;
    const ask = {
      ...{
        supplier: "Hotel Ladakh",
        email: "",
        item: "room",
        body: "Two nights.",
        channel: "telephone",
      },
    };
    const noMail = { ...ask, channel: "mail" };
    expect((await desk.call("POST", path, editor.headers, noMail)).body).toMatchObject({
      error: { fields: { email: expect.stringContaining("address") } },
    });
    const both = await Promise.all(
      [1, 2].map(() => desk.call<AskSent>("POST", path, editor.headers, ask)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const asked = both.find(({ status }) => status === 201)?.body;
    expect(asked?.link).toBe(null);
    const id = asked?.asks[0]?.id;
    const change = (who: typeof editor, body: object) =>
      desk.call<AskSent>("PATCH", `${path}/${id}`, who.headers, body);
    const hold = { action: "hold", revision: 1, note: "by Ms Dolma" };
    expect((await change(editor, { ...hold, until: "2026-11-21" })).status).toBe(400);
    expect((await change(editor, { ...hold, until: "soon" })).status).toBe(400);
    const raced = await Promise.all([
      change(editor, { ...hold, until: "2026-11-25" }),
      change(owner, { ...hold, until: "2026-11-24" }),
    ]);
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409]);
    const held = raced.find(({ status }) => status === 200)?.body.asks[0];
    expect(held).toMatchObject({ state: "held", revision: 2, note: "by Ms Dolma" });
    // Its end is a task, for everybody who did not put it off, and once it is over too.
    const holds = async () => (await tasksOf(trip.id)).filter((one) => one.kind === "hold");
    expect(await holds()).toMatchObject([
      { task: `hold:${id}`, on: held?.until, unconfirmed: ["Hotel Ladakh"] },
    ]);
    now = new Date("2026-11-26T06:00:00Z");
    expect(await holds()).toHaveLength(1);
    const snooze = { task: `hold:${id}`, days: 1 };
    await desk.call("POST", "/api/desk/tasks/snooze", viewer(), snooze);
    expect(await holds()).toEqual([]);
    now = new Date("2026-11-22T06:00:00Z");
    const done = await change(editor, { action: "confirm", revision: 2, confirmation: "4711" });
    expect(
      done.body.asks[0]?.history.map(({ state, who, details }) => [state, who, details]),
    ).toEqual([
      ["asked", editor.admin.name, { channel: "telephone" }],
      ["held", expect.any(String), { until: held?.until, note: "by Ms Dolma" }],
      ["confirmed", editor.admin.name, { confirmation: "4711" }],
    ]);
    expect(await holds()).toEqual([]);
    expect(done.body.asks[0]).toMatchObject({ from: null, until: null });
    const letter = await desk.call("POST", `${path}/preview`, editor.headers, {
      ...{ ...noMail, email: "a@example.org" },
    });
    expect(letter.body).toMatchObject({ to: "a@example.org" });
    expect(letter.body.text).toContain("Two nights.");
    // Signed as it will be sent.
    expect(letter.body.text).toMatch(/Safarnama · 4 Lake Road, Ranchi 834002 · \S/);
  });

  test("a waiting list, a refusal and a release are states of their own; what is cancelled says what it costs", async () => {
    const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
    const path = `/api/desk/trips/${trip.id}/asks`;
    const { headers } = desk.seats.editor;
    const ask = { supplier: "Hotel Ladakh", email: "", item: "room", body: "Two nights." };
    const sent = await desk.call<AskSent>("POST", path, headers, { ...ask, channel: "telephone" });
    const id = sent.body.asks[0]?.id;
    let revision = 1;
    const step = async (body: { action: string; [field: string]: unknown }) => {
      const answer = await desk.call<AskSent>("PATCH", `${path}/${id}`, headers, {
        revision,
        ...body,
      });
      if (answer.status !== 200) return answer.status;
      const [row] = answer.body.asks;
      revision = row?.revision ?? 0;
      return row?.state;
    };
    // Nothing is kept yet: nothing can be released, and what is not confirmed has no charge.
    expect(await step({ action: "release" })).toBe(409);
    expect(await step({ action: "cancel", charge: 0 })).toBe(409);
    expect(await step({ action: "waitlist" })).toBe("waitlisted");
    expect(await step({ action: "refuse", note: "Full." })).toBe("refused");
    expect(await step({ action: "again" })).toBe("asked");
    expect(await step({ action: "hold", until: "2026-12-24" })).toBe("held");
    expect(await step({ action: "release" })).toBe("released");
    expect(await step({ action: "confirm", confirmation: "4711" })).toBe(409);
    expect(await step({ action: "again" })).toBe("asked");
    expect(await step({ action: "confirm", confirmation: "4711" })).toBe("confirmed");
    expect(await step({ action: "withdraw" })).toBe(409);
    expect(await step({ action: "cancel", charge: -1 })).toBe(400);
    expect(await step({ action: "cancel", charge: 5_000_00 })).toBe("cancelled");
    const { body } = await desk.call<AskSent>("GET", path, headers);
    expect(body.asks[0]).toMatchObject({ state: "cancelled", charge: 5_000_00 });
  });

  test("departures are listed and a calendar; numbers are an owner's", async () => {
    const { owner, editor } = desk.seats;
    const content = buildQuote({ items: [buildItem({ price: 100_000, margin: 1000 })] });
    const trip = await agreeTrip(resources, desk.services, owner.admin, content);
    const list = await desk.call<{ departures: { reference: string; on: string }[] }>(
      "GET",
      "/api/desk/departures",
      viewer(),
    );
    expect(list.body.departures).toContainEqual(
      expect.objectContaining({ reference: trip.reference, on: "2027-06-10" }),
    );
    const calendar = await desk.app.request("/api/desk/departures.ics", { headers: viewer() });
    expect(await calendar.text()).toContain(`SUMMARY:${trip.reference}`);
    const path = "/api/desk/quote-numbers";
    expect((await desk.call("GET", path, editor.headers)).status).toBe(403);
    const { body } = await desk.call<QuoteNumbers>("GET", path, owner.headers);
    expect(body.states.accepted).toBe(body.accepted);
    expect(body.accepted).toBeGreaterThan(0);
  });
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import type { MyTripDetail } from "#contract/wire/account.ts";
import type { TripList } from "#contract/wire/desk.ts";
import type { DeskNumbers, DeskView, TripBulkResult } from "#contract/wire/desk-requests.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import { queryRows } from "#server/db/database.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp, seatAdmin } from "#tests/factories/desk-app.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { writeDays } from "#tests/factories/written-days.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { writeWishLink } from "#trip/link.ts";
import { createTripKeeper } from "./person-keeper.ts";

/** What the desk does with many requests, and what comes by another way than the form. */
describe.each(databasesOf(import.meta.url))("requests on %s", (kind) => {
  let resources: OpenResources;
  let desk: Awaited<ReturnType<typeof createDeskApp>>;
  let now = new Date("2026-11-20T20:30:00Z");
  const wait = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      { clock: () => now, ...(kind === "postgres" && { postgresUrl: inject("postgresUrl") }) },
    );
    desk = await createDeskApp(resources);
  });
  beforeEach(() => wait(61));
  afterAll(() => resources.close());

  const editor = () => desk.seats.editor.headers;
  const find = async (query: string) =>
    (await desk.call<TripList>("GET", `/api/desk/trips?${query}`, editor())).body.trips;
  const entry = (over: object = {}) => ({
    source: "phone",
    name: "Frau Köhler",
    email: "",
    phone: "+4930123456",
    destination: "Kerala",
    travelDate: "2027-02-14",
    travelers: "2",
    tripType: "leisure",
    message: "Two weeks, calm.",
    ...over,
  });

  test("a name is found however it is written", async () => {
    const trip = await desk.createTrip({ name: "Jürgen Müller-Łoś", destination: "Straße 7" });
    for (const word of ["muller", "MÜLLER", "mueller", "Mu\u0308ller", "los", "strasse", "urgen"])
      expect(
        (await find(`search=${encodeURIComponent(word)}`)).map(({ id }) => id),
        word,
      ).toEqual([trip.id]);
    expect(await find("search=moller")).toEqual([]);
  });

  test("a message that a request was made of is sorted, and leads to it", async () => {
    const { db } = resources.database;
    await desk.services.contact.keepMail(db, {
      ...{ name: "Thomas Kurian", email: "thomas@example.org", message: "A tour for twenty." },
      ...{ subject: "Jharkhand", unproved: false, namesTrip: "", mailKey: "kochi-1" },
    });
    const path = "/api/desk/contact";
    type Kept = { id: string; reference: string; status: string; joined: { id: string } | null };
    const list = await desk.call<{ messages: Kept[] }>("GET", path, editor());
    const [kept] = list.body.messages;
    expect(kept?.status).toBe("new");
    const made = await desk.call<{ id: string }>(
      "POST",
      "/api/desk/trips",
      editor(),
      entry({ source: "email", origin: kept?.reference }),
    );
    expect(made.status).toBe(201);
    const seen = await desk.call<Kept>("GET", `${path}/${kept?.id}`, editor());
    expect(seen.body).toMatchObject({ status: "closed", joined: { id: made.body.id } });
    // A second request of the same message leaves it with the first.
    await desk.call("POST", "/api/desk/trips", editor(), entry({ origin: kept?.reference }));
    const still = await desk.call<Kept>("GET", `${path}/${kept?.id}`, editor());
    expect(still.body.joined).toEqual(seen.body.joined);
  });

  test("the search has an index", async () => {
    const rows = await queryRows<{ name: string }>(
      resources.database.db,
      sql`select indexname as name from pg_indexes where indexname = 'trips_search'`,
    );
    expect(rows).toHaveLength(1);
  });

  test("what was said by link about a day, and who travels by the plan, is read at the desk", async () => {
    const party = { adults: 4, children: [8] };
    const plan = await writeWishLink(Wish.parse({ party }));
    const trip = await openTrip(resources, desk, { travelers: "5", plan });
    // Beside those that its plan has.
    await writeDays(desk.services, trip.token, [buildDay("d91", "Leh")]);
    const said = {
      name: "Safarnama",
      body: "The other hotel?",
      day: "d91",
      stop: "d91-1",
      alternative: true,
    };
    expect((await desk.call("POST", `/api/trip/${trip.token}/comments`, {}, said)).status).toBe(
      201,
    );
    const { body } = await desk.call<DeskTripDetail>("GET", `/api/desk/trips/${trip.id}`, editor());
    expect(body.comments).toMatchObject([{ ...said, votes: 0, byDesk: false, claimsOffice: true }]);
    expect(body).toMatchObject({ travelers: "5", party });
    const bare = await desk.createTrip();
    const other = await desk.call<DeskTripDetail>("GET", `/api/desk/trips/${bare.id}`, editor());
    expect(other.body).toMatchObject({ comments: [], party: null });
  });

  test("a request by telephone is written down: of no account, its writer's, and told by mail if wished", async () => {
    const { status, body } = await desk.call<DeskTripDetail>(
      "POST",
      "/api/desk/trips",
      editor(),
      entry({ email: "koehler@example.org", confirm: true }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      userId: null,
      source: "phone",
      owner: { name: "editor" },
      timeline: [{ kind: "received", who: "editor", details: { source: "phone" } }],
    });
    const mails = await listMail(resources.database.db);
    expect(mails.find(({ subject }) => subject.includes(body.reference))).toMatchObject({
      kind: "trip-confirmation",
      to: "koehler@example.org",
    });
    expect((await find(`source=phone&search=${body.reference}`)).map(({ id }) => id)).toEqual([
      body.id,
    ]);
    expect((await desk.call("GET", "/Travellerlist", editor())).status).toBe(200);
    const answer = await desk.call("POST", `/api/desk/trips/${body.id}/replies`, editor(), {
      subject: "",
      body: "Good morning.",
    });
    expect(answer.status).toBe(201);
  });

  test("a mobile is kept as it is dialled, however it is typed: the same number is found again", async () => {
    const enter = async (phone: string) =>
      (
        await desk.call<DeskTripDetail>(
          "POST",
          "/api/desk/trips",
          editor(),
          entry({ email: "", phone, confirm: false }),
        )
      ).body;
    const first = await enter("98300 12399");
    expect(first.phone).toBe("+919830012399");
    const second = await enter("+91 98300-12399");
    expect(second.twins.map(({ id }) => id)).toEqual([first.id]);
  });

  test.each([
    ["nobody could be answered", { email: "", phone: "" }],
    ["it claims to come from the site", { source: "site" }],
    ["its day is over", { travelDate: "2026-11-01" }],
    ["its day is none", { travelDate: "2027-02-30" }],
  ])("an entry is refused when %s", async (_why, over) => {
    const { status } = await desk.call("POST", "/api/desk/trips", editor(), entry(over));
    expect(status).toBe(400);
  });

  test("what the desk entered for a confirmed address goes with its person", async () => {
    const { body } = await desk.call<DeskTripDetail>(
      "POST",
      "/api/desk/trips",
      editor(),
      entry({ email: "Gone@example.org" }),
    );
    const trips = createTripKeeper(resources);
    const person = { userId: crypto.randomUUID(), email: "gone@example.org" };
    expect((await trips.exportOf(person)).trips).toHaveLength(1);
    await resources.database.transaction((db) => trips.forgetPerson(db, person));
    expect(await find(`search=${body.reference}`)).toMatchObject([
      { name: "Account deleted", email: "", phone: "" },
    ]);
  });

  test("several at once: assigned and closed; what a colleague changed meanwhile is left and told", async () => {
    const trips = [await desk.createTrip(), await desk.createTrip(), await desk.createTrip()];
    await desk.call("PATCH", `/api/desk/trips/${trips[2]?.id}`, editor(), {
      version: 1,
      stage: "qualified",
    });
    const { body } = await desk.call<TripBulkResult>("PATCH", "/api/desk/trips", editor(), {
      trips: trips.map(({ id }) => ({ id, version: 1 })),
      change: { stage: "lost", lostCode: "price", ownerId: desk.seats.owner.admin.id },
    });
    expect(body).toMatchObject({ changed: 2, left: [{ reference: trips[2]?.reference }] });
    expect(await find(`search=${trips[0]?.reference}`)).toMatchObject([
      { stage: "lost", lostCode: "price", owner: { name: "owner" } },
    ]);
    const many = await desk.call("PATCH", "/api/desk/trips", editor(), {
      trips: Array.from({ length: 101 }, () => ({ id: crypto.randomUUID(), version: 1 })),
      change: { ownerId: null },
    });
    expect(many.status).toBe(400);
  });

  test("lost: a reason of the list is enough, 'other' wants words", async () => {
    const trip = await desk.createTrip();
    const path = `/api/desk/trips/${trip.id}`;
    const lose = (body: object) =>
      desk.call<DeskTripDetail>("PATCH", path, editor(), { version: 1, stage: "lost", ...body });
    expect((await lose({ lostCode: "other" })).status).toBe(400);
    expect((await lose({ lostCode: "weather" })).status).toBe(400);
    const lost = await lose({ lostCode: "silence" });
    expect(lost.body).toMatchObject({ lostCode: "silence", lostReason: "" });
    expect(lost.body.timeline.at(-1)?.details).toMatchObject({ code: "silence" });
  });

  test("views are one's own, by name, and bounded", async () => {
    const path = "/api/desk/views";
    const keep = (name: string, query: string, headers = editor()) =>
      desk.call<{ views: DeskView[] }>("POST", path, headers, { name, query });
    await keep("Mine, this week", "owner=mine&show=due");
    const again = await keep("Mine, this week", "owner=mine");
    expect(again.body.views).toMatchObject([{ name: "Mine, this week", query: "owner=mine" }]);
    const viewer = desk.seats.viewer.headers;
    expect((await desk.call<{ views: [] }>("GET", path, viewer)).body.views).toEqual([]);
    const id = again.body.views[0]?.id;
    await desk.call("DELETE", `${path}/${id}`, viewer);
    const left = await desk.call<{ views: [] }>("GET", path, editor());
    expect(left.body.views).toHaveLength(1);
    for (let index = 0; index < 29; index++) await keep(`View ${index}`, "");
    expect((await keep("One more", "")).status).toBe(400);
    expect((await keep("View 1", "show=lost")).status).toBe(201);
  });

  test("its sender puts a request right, and the desk sees what changed", async () => {
    const trip = await desk.createTrip({ destination: "Leh" });
    wait(1);
    const path = `/api/me/trips/${trip.id}`;
    const change = {
      destination: "Leh and Nubra",
      travelDate: trip.travelDate,
      travelers: "4",
      tripType: trip.tripType,
      message: trip.message,
    };
    const { status } = await desk.call<MyTripDetail>("PATCH", path, desk.asha, change);
    expect(status).toBe(200);
    const { body } = await desk.call<DeskTripDetail>("GET", `/api/desk/trips/${trip.id}`, editor());
    expect(body).toMatchObject({ destination: "Leh and Nubra", travelers: "4", unread: true });
    expect(body.version).toBe(2);
    expect(body.timeline.at(-1)).toMatchObject({
      kind: "corrected",
      details: { destination: "Leh → Leh and Nubra", travelers: "2 → 4" },
    });
    expect((await desk.call("PATCH", path, desk.bilal, change)).status).toBe(404);
    const past = { ...change, travelDate: "2026-01-01" };
    expect((await desk.call("PATCH", path, desk.asha, past)).status).toBe(400);
    const mails = await listMail(resources.database.db);
    expect(mails.some(({ subject }) => subject.includes("has corrected the request"))).toBe(true);
  });

  test("its sender takes a request back, once", async () => {
    const trip = await desk.createTrip();
    const path = `/api/me/trips/${trip.id}/withdraw`;
    expect((await desk.call("POST", path, desk.bilal, {})).status).toBe(404);
    const { body } = await desk.call<MyTripDetail>("POST", path, desk.asha, {
      reason: "Grandmother is ill.",
    });
    expect(body.stage).toBe("lost");
    expect(await find(`search=${trip.reference}`)).toMatchObject([
      { stage: "lost", lostCode: "withdrawn", lostReason: "Grandmother is ill.", unread: true },
    ]);
    expect((await desk.call("POST", path, desk.asha, {})).status).toBe(409);
  });

  test("pages of the talks and of the audit log give every one once", async () => {
    for (let index = 0; index < 43; index++) {
      const trip = await desk.createTrip({}, index % 2 ? desk.travellers.bilal.id : undefined);
      const writer = index % 2 ? desk.bilal : desk.asha;
      wait(index % 3 ? 0 : 61);
      const path = `/api/me/trips/${trip.id}/messages`;
      expect((await desk.call("POST", path, writer, { body: "Hello?" })).status).toBe(201);
    }
    const walk = async (path: string, place: string, name: string, headers = editor()) => {
      const ids: string[] = [];
      let next: string | null = "";
      do {
        const { body }: { body: Record<string, unknown> } = await desk.call(
          "GET",
          `${path}${next ? `&${place}=${next}` : ""}`,
          headers,
        );
        ids.push(...(body[name] as { id: string }[]).map(({ id }) => String(id)));
        next = body.next as string | null;
      } while (next);
      return ids;
    };
    const talks = await walk("/api/desk/talks?unread=1", "before", "talks");
    expect(talks.length).toBeGreaterThan(42);
    expect(new Set(talks).size).toBe(talks.length);
    const { headers } = desk.seats.owner;
    const lines = await walk("/api/desk/audit?limit=3", "after", "entries", headers);
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines).size).toBe(lines.length);
    const other = await desk.call("GET", "/api/desk/audit?after=12", headers);
    expect(other.status).toBe(400);
  });

  test("the table has its times where the reader sits, as spreadsheets read them", async () => {
    now = new Date("2027-01-10T20:30:00Z");
    const trip = await desk.createTrip({ destination: "Zone" });
    const read = async (zone: string) => {
      const path = `/api/desk/trips.csv?search=${trip.reference}&zone=${encodeURIComponent(zone)}`;
      const response = await desk.app.request(path, { headers: editor() });
      return response.status === 200 ? (await response.text()).split("\r\n") : response.status;
    };
    const [head, row] = (await read("Asia/Kolkata")) as string[];
    expect(head).toContain("Received (Asia/Kolkata)");
    expect(row).toContain(`${trip.reference},2027-01-11 02:00,site,new`);
    expect(row).toContain(",+91 6512234455,");
    expect(((await read("Europe/Berlin")) as string[])[1]).toContain(",2027-01-10 21:30,");
    expect(await read("Mars/Base")).toBe(400);
  });

  test("the numbers: what came how, where it got to, and why it was lost", async () => {
    now = new Date("2028-03-10T10:00:00Z");
    const { headers } = await seatAdmin(resources, "editor", "late");
    const first = await desk.createTrip({ travelDate: "2028-06-10" });
    const second = await desk.createTrip({ travelDate: "2028-06-10" });
    const { body: third } = await desk.call<DeskTripDetail>(
      "POST",
      "/api/desk/trips",
      headers,
      entry({ source: "whatsapp", travelDate: "2028-06-10" }),
    );
    const move = (id: string, version: number, change: object) =>
      desk.call("PATCH", `/api/desk/trips/${id}`, headers, { version, ...change });
    await move(first.id, 1, { stage: "qualified" });
    await move(first.id, 2, { stage: "accepted" });
    // Cancelled after it was agreed: it was accepted all the same, in every table.
    await move(second.id, 1, { stage: "accepted" });
    await move(second.id, 2, { stage: "lost", lostCode: "price" });
    wait(30);
    await desk.call("POST", `/api/desk/trips/${third.id}/seen`, headers, {});
    await desk.call("POST", `/api/desk/trips/${first.id}/replies`, headers, {
      subject: "",
      body: "Welcome.",
    });
    const { body } = await desk.call<DeskNumbers>("GET", "/api/desk/numbers", headers);
    expect(body.stages).toEqual([
      { stage: "new", requests: 3 },
      { stage: "qualified", requests: 2 },
      // Stepped over by who was accepted: it came at least so far.
      { stage: "quote_sent", requests: 2 },
      { stage: "accepted", requests: 2 },
      { stage: "lost", requests: 1 },
    ]);
    expect(body.sources).toEqual([
      { source: "site", requests: 2, accepted: 2, lost: 1 },
      { source: "whatsapp", requests: 1, accepted: 0, lost: 0 },
    ]);
    expect(body.months).toHaveLength(12);
    expect(body.months.at(-1)).toEqual({
      month: "2028-03",
      requests: 3,
      accepted: 2,
      lost: 1,
      answerSeconds: 30 * 60,
    });
    expect(body.lost).toEqual([{ code: "price", requests: 1 }]);
  });
});

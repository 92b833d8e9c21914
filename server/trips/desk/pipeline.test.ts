import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import type { AuditPage } from "#contract/wire/audit.ts";
import type { TripCounts, TripList } from "#contract/wire/desk.ts";
import type { DeskOverview } from "#contract/wire/desk-overview.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

describe.each(databasesOf(import.meta.url))("the pipeline on %s", (kind) => {
  let resources: OpenResources;
  let desk: Awaited<ReturnType<typeof createDeskApp>>;
  let now = new Date("2026-11-20T10:00:00Z");
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
  // Every test in an hour of its own: the limits are real.
  beforeEach(() => wait(61));
  afterAll(() => resources.close());

  const editor = () => desk.seats.editor.headers;
  const get = async <T>(path: string) => (await desk.call<T>("GET", path, editor())).body;
  const detail = (id: string) => get<DeskTripDetail>(`/api/desk/trips/${id}`);
  const change = (id: string, body: object, headers = editor()) =>
    desk.call<DeskTripDetail & { error: { code: string } }>(
      "PATCH",
      `/api/desk/trips/${id}`,
      headers,
      body,
    );

  test("moves a request along, and writes down who did what when", async () => {
    const trip = await desk.createTrip({ destination: "Spiti" });
    wait(10);
    const qualified = await change(trip.id, {
      version: 1,
      stage: "qualified",
      ownerId: desk.seats.editor.admin.id,
      nextAction: "Ask about the pass",
      nextActionOn: "2026-11-21",
    });
    expect(qualified.status).toBe(200);
    expect(qualified.body).toMatchObject({
      stage: "qualified",
      version: 2,
      owner: { name: "editor" },
      nextAction: "Ask about the pass",
      nextActionOn: "2026-11-21",
    });
    expect(qualified.body.timeline.map(({ kind: what, who }) => [what, who])).toEqual([
      ["received", "The traveller"],
      ["stage", "editor"],
      ["owner", "editor"],
      ["next_action", "editor"],
    ]);
    expect(qualified.body.timeline[1]?.details).toEqual({ from: "new", to: "qualified" });
    const audit = await desk.call<AuditPage>(
      "GET",
      `/api/desk/audit?subject=${trip.reference}`,
      desk.seats.owner.headers,
    );
    expect(audit.body.entries.map(({ action, who }) => [action, who])).toEqual([
      ["trip.next-action", "editor"],
      ["trip.owner", "editor"],
      ["trip.stage", "editor"],
    ]);
  });

  test("two people at once: the second is told, and nothing of theirs is kept", async () => {
    const trip = await desk.createTrip();
    const answers = await Promise.all(
      ["qualified", "quote_sent", "accepted"].map((stage) =>
        change(trip.id, { version: 1, stage }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const after = await detail(trip.id);
    expect(after.version).toBe(2);
    expect(after.timeline.filter(({ kind: what }) => what === "stage")).toHaveLength(1);
  });

  test("lost wants a reason, and a request that comes back loses it again", async () => {
    const trip = await desk.createTrip();
    const bare = await change(trip.id, { version: 1, stage: "lost" });
    expect([bare.status, bare.body.error.code]).toEqual([400, "validation_failed"]);
    const lost = await change(trip.id, { version: 1, stage: "lost", lostReason: "Too dear" });
    expect(lost.body).toMatchObject({ stage: "lost", lostReason: "Too dear", version: 2 });
    const back = await change(trip.id, { version: 2, stage: "quote_sent" });
    expect(back.body).toMatchObject({ stage: "quote_sent", lostReason: "", version: 3 });
  });

  test("a change that changes nothing is no event", async () => {
    const trip = await desk.createTrip();
    const same = await change(trip.id, { version: 1, stage: "new", nextAction: "" });
    expect(same.body.version).toBe(1);
    expect(same.body.timeline).toHaveLength(1);
  });

  test("nobody who is disabled can be made the owner", async () => {
    const trip = await desk.createTrip();
    const answer = await change(trip.id, { version: 1, ownerId: crypto.randomUUID() });
    expect(answer.status).toBe(400);
  });

  test("notes: written, removed by their author or an owner alone", async () => {
    const trip = await desk.createTrip();
    const path = `/api/desk/trips/${trip.id}/notes`;
    const first = await desk.call<DeskTripDetail>("POST", path, editor(), {
      body: "Called.\r\nNo reply.",
    });
    expect(first.status).toBe(201);
    expect(first.body.notes).toMatchObject([
      { body: "Called.\nNo reply.", who: "editor", mine: true },
    ]);
    const owners = await desk.call<DeskTripDetail>("POST", path, desk.seats.owner.headers, {
      body: "Mine.",
    });
    const mine = owners.body.notes.find(({ body }) => body === "Mine.");
    expect((await desk.call("DELETE", `${path}/${mine?.id}`, editor())).status).toBe(403);
    const id = first.body.notes[0]?.id;
    const removed = await desk.call<DeskTripDetail>(
      "DELETE",
      `${path}/${id}`,
      desk.seats.owner.headers,
    );
    expect(removed.body.notes.map(({ body }) => body)).toEqual(["Mine."]);
    expect(removed.body.timeline.at(-1)?.kind).toBe("note_removed");
  });

  test("a reply reaches the traveller by mail and on the page, and stops the clock", async () => {
    const trip = await desk.createTrip({ email: "asha@example.org" });
    wait(90);
    const answer = await desk.call<DeskTripDetail>(
      "POST",
      `/api/desk/trips/${trip.id}/replies`,
      editor(),
      { subject: "Your June in Leh", body: "Dear Asha,\n\nthe pass opens in May." },
    );
    expect(answer.status).toBe(201);
    expect(answer.body.answeredAt).toBe(now.toISOString());
    const mail = (await listMail(resources.database.db)).find(
      ({ kind: what, subject }) => what === "trip-reply" && subject.includes(trip.reference),
    );
    expect(mail).toMatchObject({
      to: "asha@example.org",
      subject: `Your June in Leh [${trip.reference}]`,
    });
    expect(mail?.headers?.["Reply-To"]).toContain(trip.reference);
    expect(mail?.text).toContain("the pass opens in May.");
    const own = await desk.call<{ trips: { id: string; unread: boolean }[] }>(
      "GET",
      "/api/me/trips",
      desk.asha,
    );
    expect(own.body.trips.find(({ id }) => id === trip.id)?.unread).toBe(true);
  });

  test("the traveller writes back: unread at the desk until somebody opens it", async () => {
    const trip = await desk.createTrip({ destination: "Hampi" });
    wait(1);
    await desk.call("POST", `/api/me/trips/${trip.id}/messages`, desk.asha, { body: "Is it hot?" });
    expect((await detail(trip.id)).unread).toBe(true);
    const talks = await get<{ talks: { id: string; unread: boolean; last: { body: string } }[] }>(
      "/api/desk/talks?unread=1",
    );
    expect(talks.talks[0]).toMatchObject({
      id: trip.id,
      unread: true,
      last: { body: "Is it hot?" },
    });
    wait(1);
    await desk.call("POST", `/api/desk/trips/${trip.id}/seen`, editor(), {});
    expect((await detail(trip.id)).unread).toBe(false);
    const mails = await listMail(resources.database.db);
    expect(
      mails.some(
        ({ kind: what, subject }) => what === "trip-message" && subject.includes(trip.reference),
      ),
    ).toBe(true);
  });

  test("requests of the same address or telephone within thirty days point at one another", async () => {
    const same = { email: "Meera@Example.org", phone: "+15550001", destination: "Goa" };
    const first = await desk.createTrip(same);
    wait(31 * 24 * 60);
    const second = await desk.createTrip({
      ...same,
      email: "meera@example.org",
      phone: "+15550002",
    });
    wait(60);
    const third = await desk.createTrip({
      ...same,
      email: "other@example.org",
      phone: "+15550002",
      destination: "goa ",
    });
    expect((await detail(first.id)).twins).toEqual([]);
    expect((await detail(third.id)).twins).toMatchObject([
      { id: second.id, same: ["phone", "destination"] },
    ]);
    expect((await detail(second.id)).twins.map(({ id }) => id)).toEqual([third.id]);
  });

  test.each(["newest", "updated", "next_action", "travel_date"])(
    "pages by %s give every request once",
    async (sort) => {
      for (let index = 0; index < 7; index++) {
        const trip = await desk.createTrip({
          destination: `Paging ${sort}`,
          travelDate: `2027-0${1 + (index % 3)}-10`,
        });
        if (index % 2)
          await change(trip.id, { version: 1, nextAction: "Call", nextActionOn: "2026-12-24" });
        if (index % 3 === 0) wait(1);
      }
      const ids: string[] = [];
      let after: string | null = "";
      do {
        const page: TripList = await get(
          `/api/desk/trips?search=paging+${sort}&sort=${sort}&limit=3${after ? `&after=${after}` : ""}`,
        );
        ids.push(...page.trips.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(ids).toHaveLength(7);
      expect(new Set(ids).size).toBe(7);
    },
  );

  test("finds by every word, takes signs of the pattern for themselves, and filters", async () => {
    const trip = await desk.createTrip({ name: "Zoë 100%_Wilder", destination: "Majuli" });
    const find = async (query: string) =>
      (await get<TripList>(`/api/desk/trips?${query}`)).trips.map(({ id }) => id);
    expect(await find(`search=${encodeURIComponent("majuli ZOË")}`)).toEqual([trip.id]);
    expect(await find(`search=${encodeURIComponent("100%_w")}`)).toEqual([trip.id]);
    expect(await find(`search=${encodeURIComponent("%")}`)).toEqual([trip.id]);
    expect(await find(`search=${trip.reference.toLowerCase()}&stage=new&owner=none`)).toEqual([
      trip.id,
    ]);
    expect(await find(`search=${trip.reference}&stage=accepted`)).toEqual([]);
    expect(await find(`search=${trip.reference}&type=honeymoon`)).toEqual([]);
    const { status } = await desk.call("GET", "/api/desk/trips?after=nonsense", editor());
    expect(status).toBe(400);
  });

  test("counts by stage, what is due, what is unread", async () => {
    const before = await get<TripCounts>("/api/desk/trips/counts");
    const trip = await desk.createTrip();
    await change(trip.id, { version: 1, stage: "qualified", nextActionOn: "2026-11-20" });
    await desk.call("POST", `/api/me/trips/${trip.id}/messages`, desk.asha, { body: "Hello?" });
    const after = await get<TripCounts>("/api/desk/trips/counts");
    expect([
      after.qualified - before.qualified,
      after.due - before.due,
      after.unread - before.unread,
    ]).toEqual([1, 1, 1]);
  });

  test("the download is text alone: no cell is a formula", async () => {
    await desk.createTrip({
      name: '=HYPERLINK("http://x","y")',
      destination: "@Export, here",
      message: "+1\n-2",
    });
    const response = await desk.app.request("/api/desk/trips.csv?search=export", {
      headers: desk.seats.editor.headers,
    });
    expect(response.headers.get("content-type")).toContain("text/csv");
    const text = await response.text();
    expect(text.split("\r\n")[0]).toContain("Reference,Received (Asia/Kolkata),Source,Stage");
    expect(text).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(text).toContain(`"'@Export, here"`);
    expect(text).toContain(",+91 6512234455,");
    for (const cell of text.split(/[,\r\n]+/))
      expect(cell).not.toMatch(/^"?(?:[=@]|\+(?!91 6512234455$))/);
  });

  test("the overview adds up", async () => {
    const view = await get<DeskOverview>("/api/desk/overview");
    expect(view.weeks).toHaveLength(12);
    const counts = await get<TripCounts>("/api/desk/trips/counts");
    const open = counts.new + counts.qualified + counts.quote_sent;
    expect(view.ages.reduce((sum, { count }) => sum + count, 0)).toBe(open);
    const all = Object.values(view.stages).reduce((sum, count) => sum + count, 0);
    expect(view.weeks.reduce((sum, { count }) => sum + count, 0)).toBe(all);
    expect(view.answerSeconds).toBe(90 * 60);
    expect(view.answered).toBe(1);
  });

  test("a change is heard on the stream, and the stream ends with the session", async () => {
    const stream = await desk.app.request("/api/desk/events", { headers: editor() });
    const reader = stream.body?.getReader();
    const read = async (wanted: string) => {
      let text = "";
      while (!text.includes(wanted)) {
        const part = await reader?.read();
        if (!part || part.done) break;
        text += new TextDecoder().decode(part.value);
      }
      return text;
    };
    expect(await read("welcome")).toContain("retry:");
    const trip = await desk.createTrip();
    expect(await read(trip.id)).toContain(`{"topic":"trips","type":"INSERT","id":"${trip.id}"}`);
    resources.streams.closeAll();
    expect((await reader?.read())?.done).toBe(true);
  });
});

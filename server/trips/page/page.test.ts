import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { buildDay, buildUnconfirmed, buildVisitor, openTrip } from "#tests/factories/trip-pages.ts";
import { createPlan } from "#tests/factories/trip-plans.ts";
import { editsOfDays, writeDays } from "#tests/factories/written-days.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { daysOfShown } from "#trip/shown-trip.ts";

describe.each(databasesOf(import.meta.url))("a trip's page on %s", (kind) => {
  let resources: OpenResources;
  let desk: Awaited<ReturnType<typeof createDeskApp>>;
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      kind === "postgres" ? { postgresUrl: inject("postgresUrl") } : {},
    );
    desk = await createDeskApp(resources);
  });
  afterAll(() => resources.close());

  const call = <T = TripPage>(method: string, path: string, body?: unknown) =>
    desk.call<T>(method, path, {}, body);
  const open = () => openTrip(resources, desk);

  test("a request with an address alone reaches the office when the mail's link was followed", async () => {
    const email = `${randomUUID().slice(0, 8)}@example.org`;
    const asked = await call<{ message: string }>(
      "POST",
      "/api/trips",
      buildUnconfirmed({ email }),
    );
    expect(asked.status).toBe(200);
    const before = await desk.call<{ trips: { email: string }[] }>(
      "GET",
      `/api/desk/trips?search=${email}`,
      desk.seats.viewer.headers,
    );
    expect(before.body.trips).toEqual([]);
    const mail = (await listMail(resources.database.db)).find(({ to }) => to === email);
    // Not a word of whoever typed the address.
    expect(mail?.text).not.toContain("Hanle");
    const token = /\/trip\/([\w-]{43})#confirm/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await call("GET", `/api/trip/${token}`)).status).toBe(404);

    const both = await Promise.all(
      [1, 2].map(() => call<{ reference: string }>("POST", "/api/trips/confirm", { token })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.reference).toBe(both[1]?.body.reference);
    const page = await call("GET", `/api/trip/${token}`);
    expect(page.body).toMatchObject({ access: "edit", destination: "Leh", stage: "new" });
    const after = await desk.call<{ trips: { email: string; userId: string | null }[] }>(
      "GET",
      `/api/desk/trips?search=${email}`,
      desk.seats.viewer.headers,
    );
    expect(after.body.trips).toMatchObject([{ email, userId: null }]);
  });

  test("an address gets three such mails a day, and whoever asks hears nothing of it", async () => {
    const email = `${randomUUID().slice(0, 8)}@example.org`;
    const services = createServices(resources);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        services.trips.unconfirmed.ask(buildUnconfirmed({ email, website: "" }), buildVisitor()),
      ),
    );
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    const mails = (await listMail(resources.database.db)).filter(({ to }) => to === email);
    expect(mails).toHaveLength(3);
  });

  test("an account with that confirmed address finds the trip, another's does not", async () => {
    const { reference } = await openTrip(resources, desk, { email: "Bilal@Example.org" });
    const mine = async (headers: Record<string, string>) =>
      (
        await desk.call<{ trips: { reference: string }[] }>("GET", "/api/me/trips", headers)
      ).body.trips.map((trip) => trip.reference);
    expect(await mine(desk.asha)).not.toContain(reference);
    expect(await mine(desk.bilal)).toContain(reference);
  });

  test("two who edit at once keep each other's days; the same day is a conflict; undo takes one back", async () => {
    const { token } = await open();
    const path = `/api/trip/${token}`;
    const days = [buildDay("d1", "Delhi"), buildDay("d2", "Agra"), buildDay("d3", "Jaipur")];
    await writeDays(desk.services, token, days);
    expect((await call("GET", path)).body).toMatchObject({ daysNumber: 1 });
    const rename = (day: string, title: string, name: string) =>
      call("POST", `${path}/edits`, { base: 1, edits: [{ do: "rename-day", day, title }], name });
    const [one, two] = await Promise.all([
      rename("d1", "Old Delhi", "Asha"),
      rename("d3", "Amber", "Bilal"),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const now = await call("GET", path);
    expect(now.body.trip.days.map(({ title }) => title)).toEqual(["Old Delhi", "Agra", "Amber"]);
    expect(now.body.daysNumber).toBe(3);
    const late = await rename("d1", "New Delhi", "");
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      error: {
        message:
          "Day 1, “Old Delhi”, title: you wrote “New Delhi”, somebody else wrote “Old Delhi” meanwhile. It is shown as it stands now, your words are still in the form.",
      },
    });

    // The change that made the second state goes, the third's stays.
    const undone = await call("POST", `${path}/undo`, { number: 2 });
    const titles = undone.body.trip.days.map(({ title }) => title);
    expect([
      ["Delhi", "Agra", "Amber"],
      ["Old Delhi", "Agra", "Jaipur"],
    ]).toContainEqual(titles);
    expect((await call("POST", `${path}/undo`, { number: 99 })).status).toBe(409);
  });

  test("two in one day need not collide; what cannot be taken back any more is named", async () => {
    const { token } = await open();
    const path = `/api/trip/${token}`;
    const stop = (id: string, name: string, at = 540) => ({ id, name, at, sight: null, text: "" });
    const stops = [stop("a", "Red Fort"), stop("b", "Qutb Minar")];
    const day = { ...buildDay("d1", "Delhi"), stops };
    await writeDays(desk.services, token, [day]);
    const save = (days: PlanDays) =>
      call("POST", `${path}/edits`, { base: 1, edits: editsOfDays([day], days), name: "" });
    const [one, two, three] = await Promise.all([
      save([{ ...day, stops: [stop("a", "Red Fort", 600), stop("b", "Qutb Minar")] }]),
      save([{ ...day, text: "Slowly", stops: [...day.stops, stop("c", "Humayun's Tomb")] }]),
      save([{ ...day, sleeps: "Agra" }]),
    ]);
    expect([one.status, two.status, three.status]).toEqual([200, 200, 200]);
    const { body } = await call("GET", path);
    const shown = daysOfShown(body);
    expect(shown).toEqual([
      {
        ...{ ...day, text: "Slowly", sleeps: "Agra" },
        stops: [stop("a", "Red Fort", 600), stop("b", "Qutb Minar"), stop("c", "Humayun's Tomb")],
      },
    ]);
    for (const [at, text] of ["Very slowly", "At noon"].entries()) {
      const edits = [{ do: "write-day", day: "d1", text }];
      await call("POST", `${path}/edits`, { base: body.daysNumber + at, edits, name: "" });
    }
    const late = await call("POST", `${path}/undo`, { number: body.daysNumber + 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      error: {
        message:
          "This can no longer be taken back: the same has been changed since. Day 1, “Delhi”, text.",
      },
    });
  });

  test("a reading link reads, comments and votes; it changes nothing", async () => {
    const { token } = await open();
    const path = `/api/trip/${token}`;
    await writeDays(desk.services, token, [buildDay("d1", "Delhi")]);
    const { body: link } = await call<{ url: string }>("POST", `${path}/links`, {
      kind: "read",
      action: "renew",
    });
    const reading = `/api/trip/${link.url.split("/trip/")[1]}`;
    const page = await call("GET", reading);
    expect(page.body).toMatchObject({ access: "read", message: "", messages: [] });
    for (const [method, where, body] of [
      ["POST", "/edits", { base: 1, edits: [{ do: "remove-day", day: "d1" }] }],
      ["POST", "/undo", { number: 2 }],
      ["PUT", "/settings", { prices: true, names: true }],
      ["POST", "/links", { kind: "edit", action: "renew" }],
      ["POST", "/messages", { body: "Hello" }],
      ["DELETE", `/comments/${randomUUID()}`, undefined],
    ] as const)
      expect((await call(method, reading + where, body)).status, where).toBe(403);

    const said = await call("POST", `${reading}/comments`, {
      name: "Uncle",
      body: "The fort rather?",
      day: "d1",
      alternative: true,
    });
    expect(said.status).toBe(201);
    const [comment] = said.body.comments;
    const votes = `${reading}/comments/${comment?.id}/votes`;
    const vote = async (cookie = "") => {
      const response = await desk.app.request(votes, { method: "POST", headers: { cookie } });
      const { comments } = (await response.json()) as TripPage;
      return { votes: comments[0]?.votes, cookie: response.headers.get("set-cookie") ?? "" };
    };
    const first = await vote();
    expect(first).toMatchObject({ votes: 1, cookie: expect.stringContaining("HttpOnly") });
    expect((await vote()).votes).toBe(2);
    // The same browser takes its own vote back, and is given no other number.
    const own = first.cookie.split(";")[0];
    expect(await vote(own)).toEqual({ votes: 1, cookie: "" });
    expect((await vote(own)).votes).toBe(2);

    await call("PUT", `${path}/settings`, { prices: false, names: false });
    const quiet = await call("GET", reading);
    expect(quiet.body).toMatchObject({ name: "", comments: [{ name: "" }] });
    await call("POST", `${path}/links`, { kind: "read", action: "close" });
    expect((await call("GET", reading)).status).toBe(404);
    expect((await call("POST", `${reading}/comments`, { name: "x", body: "y" })).status).toBe(404);
  });

  test("renewing the editing link closes the one that asked; comments are the trip's own", async () => {
    const [one, other] = [await open(), await open()];
    const said = await call("POST", `/api/trip/${one.token}/comments`, { name: "A", body: "B" });
    const id = said.body.comments[0]?.id;
    expect((await call("DELETE", `/api/trip/${other.token}/comments/${id}`)).status).toBe(404);
    const { body } = await call<{ url: string }>("POST", `/api/trip/${one.token}/links`, {
      kind: "edit",
      action: "renew",
    });
    expect((await call("GET", `/api/trip/${one.token}`)).status).toBe(404);
    const renewed = body.url.split("/trip/")[1];
    expect((await call("DELETE", `/api/trip/${renewed}/comments/${id}`)).body.comments).toEqual([]);
  });

  test("nothing of it is kept by a cache or listed, refusals neither; no token of another shape is looked for", async () => {
    const { token } = await open();
    for (const one of [token, "x", "a".repeat(43), "%00", `${token}x`]) {
      const response = await desk.app.request(`/api/trip/${one}`);
      expect(response.status).toBe(one === token ? 200 : 404);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("x-robots-tag")).toContain("noindex");
    }
  });

  test("a question of the page is in the thread at the desk", async () => {
    const { token, id } = await open();
    const asked = await call("POST", `/api/trip/${token}/messages`, { body: "Is it cold?" });
    expect(asked.body.messages.map(({ body }) => body)).toEqual(["Is it cold?"]);
    const detail = await desk.call<{ messages: { body: string }[]; unread: boolean }>(
      "GET",
      `/api/desk/trips/${id}`,
      desk.seats.viewer.headers,
    );
    expect(detail.body).toMatchObject({ unread: true, messages: [{ body: "Is it cold?" }] });
  });

  test("a request that came with a wish of the planner has its days when first looked at", async () => {
    const { writeWishLink } = await import("#trip/link.ts");
    const { Wish } = await import("#contract/trip/wish.ts");
    const plan = await writeWishLink(Wish.parse({ seed: 7 }));
    let made = 0;
    const services = createServices(resources, {
      openPlan: async ({ wish }) => {
        made++;
        expect(wish.seed).toBe(7);
        return createPlan({ days: [] });
      },
    });
    const { token } = await openTrip(resources, { ...desk, services }, { plan });
    const pages = await Promise.all([1, 2, 3].map(() => services.trips.pages.getPage(token)));
    expect(pages.map((page) => page.daysNumber)).toEqual([1, 1, 1]);
    expect(made).toBe(1);
  });
});

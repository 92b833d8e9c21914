import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { MyAccount, MyTripDetail } from "#contract/wire/account.ts";
import { createApp } from "#server/app.ts";
import { insertSession } from "#server/auth/store/sessions-store.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices, type Services } from "#server/services.ts";
import { createTripSender } from "#server/trips/sending/send-service.ts";
import { findOwnTrip } from "#server/trips/store.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { buildTripRequest } from "#tests/factories/requests.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createDeletionSweep } from "./deletion-sweep.ts";

describe.each(databasesOf(import.meta.url))("a traveller's own pages on %s", (kind) => {
  let resources: OpenResources;
  let services: Services;
  let app: ReturnType<typeof createApp>;
  let now = new Date();
  beforeAll(async () => {
    resources = await createTestResources(
      { AUTH_AUTOCONFIRM_EMAIL: "on", AUTH_RATE_LIMITS: "off", ORIGIN: "http://localhost:3000" },
      { clock: () => now, ...(kind === "postgres" && { postgresUrl: inject("postgresUrl") }) },
    );
    services = createServices(resources, { auth: quickAuth });
    app = createApp(resources, { services });
  });
  afterAll(() => resources.close());

  async function join(name: string) {
    const email = `${name}-${randomUUID().slice(0, 6)}@example.org`;
    const password = "Correct-Horse-9!";
    const response = await app.request("/auth/v1/signup", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, data: { full_name: name } }),
    });
    const session = (await response.json()) as { access_token: string; user: { id: string } };
    return {
      email,
      id: session.user.id,
      headers: { authorization: `Bearer ${session.access_token}` },
      signIn: async () => {
        const answer = await app.request("/auth/v1/token?grant_type=password", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email, password }),
        });
        return {
          authorization: `Bearer ${((await answer.json()) as { access_token: string }).access_token}`,
        };
      },
    };
  }
  async function call<T = Record<string, unknown>>(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ) {
    const response = await app.request(`/api/me${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }
  const createTrip = (id: string, email: string) =>
    createTripSender(resources, { layOutSent: async () => {} }).createTrip(
      { id, email, emailVerified: true },
      buildTripRequest({ id, email, phone: "+15551234" }) as never,
      "key",
    );

  test("requests with their steps and messages", async () => {
    const asha = await join("asha");
    const trip = await createTrip(asha.id, asha.email);
    const sent = await call<MyTripDetail>("POST", `/trips/${trip.id}/messages`, asha.headers, {
      body: "May we bring the dog?",
    });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      reference: trip.reference,
      stage: "new",
      steps: [{ stage: "new" }],
      messages: [{ author: "traveller", body: "May we bring the dog?" }],
    });
    expect(
      (await call("POST", `/trips/${trip.id}/messages`, asha.headers, { body: " " })).status,
    ).toBe(400);
  });

  test("the language chosen is the account's and its trips' from then on, and nobody else's", async () => {
    const [asha, ben] = [await join("asha"), await join("ben")];
    const trip = await createTrip(asha.id, asha.email);
    const others = await createTrip(ben.id, ben.email);
    const languageOf = async (id: string) => {
      const [row] = await resources.database.db.select().from(trips).where(eq(trips.id, id));
      return row?.language;
    };
    expect((await call<MyAccount>("GET", "/account", asha.headers)).body.language).toBe("en");
    expect((await call("PUT", "/language", asha.headers, { language: "xx" })).status).toBe(400);
    const put = await call("PUT", "/language", asha.headers, { language: "hi" });
    expect(put).toEqual({ status: 200, body: { language: "hi" } });
    expect((await call<MyAccount>("GET", "/account", asha.headers)).body.language).toBe("hi");
    expect(await languageOf(trip.id)).toBe("hi");
    expect(await languageOf(others.id)).toBe("en");
    expect((await call("PUT", "/language", {}, { language: "hi" })).status).toBe(401);
  });

  test("a picture is re-encoded, shown at its address, and taken away", async () => {
    const meera = await join("meera");
    const png = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#a8234b" },
    })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${png.toString("base64")}`;
    const put = await call<{ path: string }>("PUT", "/picture", meera.headers, { image });
    expect(put.status).toBe(200);
    const stored = async () => {
      const portraits = await resources.storage.list("profile-pictures", "portraits/");
      return portraits.find(({ owner }) => owner === meera.id);
    };
    expect(put.body.path).toMatch(/\/profile-pictures\/portraits\/[0-9a-f-]{36}\.webp\?v=/);
    expect(put.body.path).not.toContain(meera.id);
    expect((await stored())?.mimetype).toBe("image/webp");
    const text = `data:image/png;base64,${Buffer.from("no picture").toString("base64")}`;
    expect((await call("PUT", "/picture", meera.headers, { image: text })).status).toBe(422);
    await call("PUT", "/picture", meera.headers, { image: null });
    expect(await stored()).toBeUndefined();
  });

  test("sessions: the others are listed and ended, and their tokens die at once", async () => {
    const tom = await join("tom");
    const other = await tom.signIn();
    const list = await call<{ sessions: { id: string; current: boolean }[] }>(
      "GET",
      "/sessions",
      tom.headers,
    );
    expect(list.body.sessions).toHaveLength(2);
    const id = list.body.sessions.find(({ current }) => !current)?.id;
    expect((await call("DELETE", `/sessions/${id}`, other)).status).toBe(200);
    expect((await call("GET", "/account", other)).status).toBe(401);
    expect((await call("GET", "/account", tom.headers)).status).toBe(200);
    const stranger = await join("stranger");
    const own = list.body.sessions.find(({ current }) => current)?.id;
    expect((await call("DELETE", `/sessions/${own}`, stranger.headers)).status).toBe(404);
  });

  test("the download has what is kept of the person, and of nobody else", async () => {
    const lena = await join("lena");
    const other = await join("other");
    const trip = await createTrip(lena.id, lena.email);
    await createTrip(other.id, other.email);
    const response = await app.request("/api/me/export", { headers: lena.headers });
    expect(response.headers.get("content-disposition")).toContain("attachment");
    const text = await response.text();
    const data = JSON.parse(text) as { profile: { email: string }; trips: { reference: string }[] };
    expect(data.profile.email).toBe(lena.email);
    expect(data.trips.map(({ reference }) => reference)).toEqual([trip.reference]);
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/password|refresh_counter|token_hash/);
  });

  test("leaving: confirmed by the address, seven days of grace, a way back by mail", async () => {
    const ravi = await join("ravi");
    expect((await call("POST", "/deletion", ravi.headers, { confirm: "no" })).status).toBe(400);
    const asked = await call<{ dueAt: string }>("POST", "/deletion", ravi.headers, {
      confirm: ravi.email.toUpperCase(),
    });
    expect(asked.status).toBe(201);
    expect(Date.parse(asked.body.dueAt) - now.getTime()).toBe(7 * 86_400_000);
    // Every session has ended; signing in again is allowed, and says what is coming.
    expect((await call("GET", "/account", ravi.headers)).status).toBe(401);
    const again = await ravi.signIn();
    expect((await call<MyAccount>("GET", "/account", again)).body.deletion?.dueAt).toBe(
      asked.body.dueAt,
    );
    const mail = (await listMail(resources.database.db)).find(
      ({ to, kind: what }) => to === ravi.email && what === "account-deletion-requested",
    );
    const token = /restore=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    expect((await call("POST", "/restore", {}, { token })).status).toBe(200);
    expect((await call("POST", "/restore", {}, { token })).status).toBe(404);
    expect((await call<MyAccount>("GET", "/account", again)).body.deletion).toBeNull();
  });

  test("when the days are over everything goes, a contract stays, and the next in line is reminded", async () => {
    const gone = await join("gone");
    const next = await join("next");
    const { reviews } = services;
    const trip = await createTrip(gone.id, gone.email);
    await call("POST", `/trips/${trip.id}/messages`, gone.headers, { body: "A secret" });
    await reviews.createReview(
      { id: gone.id, email: gone.email, userMetadata: { full_name: "Gone" } },
      { title: "Fine", rating: 5, comment: "Fine", excerpt: "Fine" },
    );
    await call("POST", "/deletion", gone.headers, { confirm: gone.email });
    const { auth } = services;
    const sweep = createDeletionSweep(resources, services.removePerson);
    expect(await sweep.run()).toBe(0);
    const start = now;
    now = new Date(start.getTime() + 86_400_000);
    await insertSession(resources.database.db, { userId: next.id });
    const nextAgain = await next.signIn();
    await call("POST", "/deletion", nextAgain, { confirm: next.email });
    now = new Date(start.getTime() + 7 * 86_400_000 + 1000);
    expect(await sweep.run()).toBe(1);
    expect(await sweep.run()).toBe(0);
    expect(await auth.users.find(gone.id)).toBeNull();
    expect(await reviews.listOwnReviews(gone.id)).toEqual([]);
    const kept = await findOwnTrip(resources.database.db, gone.id, trip.id);
    expect(kept).toMatchObject({
      name: "Account deleted",
      email: "",
      phone: "",
      message: "",
      destination: "Leh",
    });
    const mails = await listMail(resources.database.db);
    expect(mails.filter(({ to }) => to === gone.email).map(({ kind: what }) => what)).toContain(
      "account-deleted",
    );
    expect(mails.filter(({ to }) => to === next.email).map(({ kind: what }) => what)).toContain(
      "account-deletion-reminder",
    );
    expect(await auth.users.find(next.id)).not.toBeNull();
    now = start;
  });
});

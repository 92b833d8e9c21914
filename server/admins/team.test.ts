import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import type { AdminList, DeskSelf, TotpOffer } from "#contract/wire/desk-admins.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp, type Headers, seatAdmin, seatPassword } from "#tests/factories/desk-app.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { findAdminByEmail } from "./store.ts";

describe.each(databasesOf(import.meta.url))("administrators on %s", (kind) => {
  let resources: OpenResources;
  let desk: Awaited<ReturnType<typeof createDeskApp>>;
  let now = new Date("2026-11-20T10:00:00Z");
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      { clock: () => now, ...(kind === "postgres" && { postgresUrl: inject("postgresUrl") }) },
    );
    desk = await createDeskApp(resources);
  });
  // Every test in a quarter of an hour of its own: the limits are real.
  beforeEach(() => {
    now = new Date(now.getTime() + 16 * 60_000);
  });
  afterAll(() => resources.close());

  const owner = () => desk.seats.owner.headers;
  const code = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
  const signIn = (email: string, password: string, given?: string) =>
    desk.services.admins.signIn(email, password, {
      address: "192.0.2.1",
      ...(given && { code: given }),
    });
  const lastLink = async (to: string) =>
    /invitation#([\w-]+)/.exec(
      (await listMail(resources.database.db)).find((mail) => mail.to === to)?.text ?? "",
    )?.[1] ?? "";

  async function invite(email: string, role = "editor") {
    await desk.call("POST", "/api/desk/invitations", owner(), { email, name: "", role });
    return lastLink(email);
  }
  const accept = (token: string, password = "a long password") =>
    desk.call("POST", "/api/desk/invitation/accept", {}, { token, name: "Ravi", password });

  /** An administrator with a password and, if wanted, a second factor. */
  async function join(email: string, role = "editor"): Promise<{ headers: Headers; id: string }> {
    await accept(await invite(email, role));
    const result = await signIn(email, "a long password");
    if (result.outcome !== "signed in") throw new Error(result.outcome);
    return { headers: { cookie: `safarnama_admin=${result.token}` }, id: result.admin.id };
  }

  test("an invitation makes one administrator, once", async () => {
    const token = await invite("ravi@safarnama.example", "viewer");
    const opened = await desk.call("POST", "/api/desk/invitation/open", {}, { token });
    expect(opened.body).toEqual({
      email: "ravi@safarnama.example",
      name: "",
      role: "viewer",
      isReset: false,
    });
    expect((await accept(token, "short")).status).toBe(400);
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect(await findAdminByEmail(resources.database.db, "ravi@safarnama.example")).toMatchObject({
      name: "Ravi",
      role: "viewer",
    });
    expect((await signIn("ravi@safarnama.example", "a long password")).outcome).toBe("signed in");
    const again = await desk.call("POST", "/api/desk/invitations", owner(), {
      email: "Ravi@safarnama.example",
      role: "editor",
    });
    expect(again.status).toBe(409);
  });

  test("a withdrawn, a replaced and an old invitation open nothing", async () => {
    const first = await invite("late@safarnama.example");
    const second = await invite("late@safarnama.example");
    expect((await accept(first)).status).toBe(404);
    const list = await desk.call<AdminList>("GET", "/api/desk/admins", owner());
    const open = list.body.invitations.find(({ email }) => email === "late@safarnama.example");
    await desk.call("DELETE", `/api/desk/invitations/${open?.id}`, owner());
    expect((await accept(second)).status).toBe(404);
    const third = await invite("late@safarnama.example");
    const before = now;
    now = new Date(now.getTime() + 7 * 86_400_000 + 1);
    expect((await accept(third)).status).toBe(404);
    now = before;
  });

  test("the last owner stays: neither demoted nor disabled, not even by two at once", async () => {
    const second = await seatAdmin(resources, "owner", "second");
    const first = desk.seats.owner;
    const demote = (by: Headers, id: string) =>
      desk.call("PATCH", `/api/desk/admins/${id}`, by, { role: "viewer" });
    const answers = await Promise.all([
      demote(first.headers, second.admin.id),
      demote(second.headers, first.admin.id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = answers[0]?.status === 200 ? first : second;
    expect((await demote(left.headers, left.admin.id)).status).toBe(409);
    const self = await desk.call("PATCH", `/api/desk/admins/${left.admin.id}`, left.headers, {
      disabled: true,
    });
    expect(self.status).toBe(403);
    if (left === second) {
      await desk.call("PATCH", `/api/desk/admins/${first.admin.id}`, second.headers, {
        role: "owner",
      });
      await demote(first.headers, second.admin.id);
    }
  });

  test("a disabled administrator is out at once and may come back", async () => {
    const { headers, id } = await join("leaving@safarnama.example");
    expect((await desk.call("GET", "/api/desk/me", headers)).status).toBe(200);
    await desk.call("PATCH", `/api/desk/admins/${id}`, owner(), { disabled: true });
    expect((await desk.call("GET", "/api/desk/me", headers)).status).toBe(401);
    expect((await signIn("leaving@safarnama.example", "a long password")).outcome).not.toBe(
      "signed in",
    );
    await desk.call("PATCH", `/api/desk/admins/${id}`, owner(), { disabled: false });
    expect((await signIn("leaving@safarnama.example", "a long password")).outcome).toBe(
      "signed in",
    );
  });

  test("a second factor: set up by a code of it, each code and each recovery code good once", async () => {
    const email = "totp@safarnama.example";
    const { headers } = await join(email);
    const offer = await desk.call<TotpOffer>("POST", "/api/desk/me/totp", headers, {
      password: "a long password",
    });
    expect(offer.body.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(offer.body.qr).toMatch(/^<svg/);
    const { secret } = offer.body;
    const kept = await findAdminByEmail(resources.database.db, email);
    expect(kept?.totpSecret).toMatch(/^sealed:/);
    const wrong = await desk.call("POST", "/api/desk/me/totp/confirm", headers, { code: "000000" });
    expect(wrong.status).toBe(400);
    const confirmed = await desk.call<{ codes: string[] }>(
      "POST",
      "/api/desk/me/totp/confirm",
      headers,
      {
        code: code(secret),
      },
    );
    expect(confirmed.body.codes).toHaveLength(8);
    expect((await signIn(email, "a long password")).outcome).toBe("code needed");
    // The code that set it up is spent.
    expect((await signIn(email, "a long password", code(secret))).outcome).toBe("wrong code");
    now = new Date(now.getTime() + 30_000);
    const fresh = code(secret);
    const twice = await Promise.all([
      signIn(email, "a long password", fresh),
      signIn(email, "a long password", fresh),
    ]);
    expect(twice.map(({ outcome }) => outcome).sort()).toEqual(["signed in", "wrong code"]);
    const recovery = confirmed.body.codes[0] ?? "";
    expect((await signIn(email, "a long password", recovery.toUpperCase())).outcome).toBe(
      "signed in",
    );
    expect((await signIn(email, "a long password", recovery)).outcome).toBe("wrong code");
    const self = await desk.call<DeskSelf>("GET", "/api/desk/me", headers);
    expect(self.body).toMatchObject({ secondFactor: true, recoveryCodesLeft: 7 });
  });

  test("a session left open sets up no second factor: the password is asked, ten times at most", async () => {
    const email = "left-open@safarnama.example";
    const { headers } = await join(email);
    const begin = (body: object) => desk.call("POST", "/api/desk/me/totp", headers, body);
    for (const body of [{}, { password: "" }, { password: 5 }, { password: "x".repeat(201) }])
      expect((await begin(body)).status).toBe(400);
    const wrong = await begin({ password: "a wrong password" });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { fields: { password: expect.stringContaining("not right") } } },
    });
    expect((await findAdminByEmail(resources.database.db, email))?.totpSecret).toBeNull();
    for (let tries = 1; tries < 10; tries++) await begin({ password: "a wrong password" });
    expect((await begin({ password: "a long password" })).status).toBe(429);
  });

  test("one of the most used passwords opens no seat, however it is chosen", async () => {
    const email = "much-used@safarnama.example";
    const { headers } = await join(email);
    const changed = await desk.call("POST", "/api/desk/me/password", headers, {
      current: "a long password",
      next: "Password123456",
    });
    expect(changed).toMatchObject({
      status: 400,
      body: { error: { fields: { next: expect.stringContaining("most used") } } },
    });
  });

  test("an owner resets a lost second factor; its bearer hears of it and signs in anew", async () => {
    const email = "lost-phone@safarnama.example";
    const { headers, id } = await join(email);
    const { body } = await desk.call<TotpOffer>("POST", "/api/desk/me/totp", headers, {
      password: "a long password",
    });
    await desk.call("POST", "/api/desk/me/totp/confirm", headers, { code: code(body.secret) });
    expect((await desk.call("DELETE", `/api/desk/admins/${id}/totp`, owner())).status).toBe(200);
    expect((await desk.call("GET", "/api/desk/me", headers)).status).toBe(401);
    expect((await signIn(email, "a long password")).outcome).toBe("signed in");
    expect((await listMail(resources.database.db)).find((mail) => mail.to === email)?.kind).toBe(
      "admin-access-changed",
    );
  });

  test("required of all: whoever has none can set one up, and nothing else", async () => {
    expect(
      (await desk.call("PUT", "/api/desk/settings", owner(), { secondFactorRequired: true }))
        .status,
    ).toBe(409);
    const { body } = await desk.call<TotpOffer>("POST", "/api/desk/me/totp", owner(), {
      password: seatPassword,
    });
    await desk.call("POST", "/api/desk/me/totp/confirm", owner(), { code: code(body.secret) });
    expect(
      (await desk.call("PUT", "/api/desk/settings", owner(), { secondFactorRequired: true }))
        .status,
    ).toBe(200);
    const viewer = desk.seats.viewer.headers;
    const refused = await desk.call<{ error: { code: string } }>("GET", "/api/desk/trips", viewer);
    expect([refused.status, refused.body.error.code]).toEqual([403, "second_factor_needed"]);
    expect((await desk.call<DeskSelf>("GET", "/api/desk/me", viewer)).body.mustEnrol).toBe(true);
    const offer = await desk.call<TotpOffer>("POST", "/api/desk/me/totp", viewer, {
      password: seatPassword,
    });
    await desk.call("POST", "/api/desk/me/totp/confirm", viewer, { code: code(offer.body.secret) });
    expect((await desk.call("GET", "/api/desk/trips", viewer)).status).toBe(200);
    const forbidden = await desk.call("POST", "/api/desk/me/totp/remove", viewer, {
      code: code(offer.body.secret),
    });
    expect(forbidden.status).toBe(403);
    await desk.call("PUT", "/api/desk/settings", owner(), { secondFactorRequired: false });
  });

  test("asked with days of grace, everybody is told until when, and then shut out; asking again gives no more", async () => {
    const ask = (input: object) =>
      desk.call<{ secondFactorFrom: string | null }>("PUT", "/api/desk/settings", owner(), {
        secondFactorRequired: true,
        ...input,
      });
    const { body } = await ask({ graceDays: 7 });
    const until = now.getTime() + 7 * 86_400_000;
    expect(Date.parse(body.secondFactorFrom ?? "")).toBe(until);
    const editor = desk.seats.editor.headers;
    const self = async () => (await desk.call<DeskSelf>("GET", "/api/desk/me", editor)).body;
    expect(await self()).toMatchObject({ mustEnrol: false, enrolBy: body.secondFactorFrom });
    expect((await desk.call("GET", "/api/desk/trips", editor)).status).toBe(200);
    expect((await ask({ graceDays: 14 })).body.secondFactorFrom).toBe(body.secondFactorFrom);
    const before = now;
    now = new Date(until);
    expect((await desk.call("GET", "/api/desk/trips", editor)).status).toBe(403);
    expect(await self()).toMatchObject({ mustEnrol: true, enrolBy: null });
    // The owner, who has one, is never shut out by asking for it.
    expect((await desk.call("GET", "/api/desk/trips", owner())).status).toBe(200);
    now = before;
    expect((await ask({ graceDays: 5 })).status).toBe(400);
    await desk.call("PUT", "/api/desk/settings", owner(), { secondFactorRequired: false });
  });

  test("a new password ends the other sessions", async () => {
    const email = "password@safarnama.example";
    const { headers } = await join(email);
    const other = await signIn(email, "a long password");
    if (other.outcome !== "signed in") throw new Error(other.outcome);
    const otherHeaders = { cookie: `safarnama_admin=${other.token}` };
    const bad = await desk.call("POST", "/api/desk/me/password", headers, {
      current: "no",
      next: "another long one",
    });
    expect(bad.status).toBe(400);
    const good = await desk.call("POST", "/api/desk/me/password", headers, {
      current: "a long password",
      next: "another long one",
    });
    expect(good.status).toBe(200);
    expect((await desk.call("GET", "/api/desk/me", otherHeaders)).status).toBe(401);
    expect((await desk.call("GET", "/api/desk/me", headers)).status).toBe(200);
    expect((await signIn(email, "another long one")).outcome).toBe("signed in");
  });

  test("sessions are listed, and ended one by one; never somebody else's", async () => {
    const email = "sessions@safarnama.example";
    const { headers } = await join(email);
    await signIn(email, "a long password");
    const list = await desk.call<{ sessions: { id: string; current: boolean }[] }>(
      "GET",
      "/api/desk/me/sessions",
      headers,
    );
    expect(list.body.sessions.filter(({ current }) => current)).toHaveLength(1);
    const other = list.body.sessions.find(({ current }) => !current);
    expect(
      (await desk.call("DELETE", `/api/desk/me/sessions/${other?.id}`, desk.seats.viewer.headers))
        .status,
    ).toBe(404);
    expect((await desk.call("DELETE", `/api/desk/me/sessions/${other?.id}`, headers)).body).toEqual(
      { ended: 1 },
    );
  });
});

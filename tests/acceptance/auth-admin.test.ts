import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { follow, readLink, signUpConfirmed, startServer, type TestServer } from "./start-server.ts";

const password = "Ranchi!2026";
let counter = 0;
const newEmail = () => {
  counter += 1;
  return `person${counter}@example.org`;
};

describe.each(databasesOf(import.meta.url))("admin calls on %s", (kind) => {
  let server: TestServer;
  let admin: ReturnType<TestServer["createClient"]>["admin"];
  beforeAll(async () => {
    server = await startServer(kind, { AUTH_RATE_LIMITS: "off" });
    admin = server.createClient({ token: await server.serviceToken() }).admin;
  });
  afterAll(() => server?.close());

  test("a user is created as sent, read, changed and deleted", async () => {
    const email = newEmail();
    const made = await admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { full_name: "Asha" },
      app_metadata: { tier: "gold" },
    });
    expect(made.error).toBeNull();
    expect(made.data.user?.user_metadata).toEqual({ full_name: "Asha" });
    expect(made.data.user?.app_metadata).toEqual({
      provider: "email",
      providers: ["email"],
      tier: "gold",
    });
    const id = made.data.user?.id ?? "";
    expect((await server.createClient().signInWithPassword({ email, password })).error).toBeNull();

    const read = await admin.getUserById(id);
    expect(read.data.user?.email).toBe(email);
    const changed = await admin.updateUserById(id, {
      user_metadata: { full_name: null, city: "Puri" },
      ban_duration: "1h30m",
    });
    expect(changed.data.user?.user_metadata).toEqual({ city: "Puri" });
    const banned = await server.createClient().signInWithPassword({ email, password });
    expect(banned.error?.code).toBe("user_banned");
    await admin.updateUserById(id, { ban_duration: "none" });
    expect((await server.createClient().signInWithPassword({ email, password })).error).toBeNull();

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({
      status: 404,
      code: "user_not_found",
    });
    expect((await admin.deleteUser(id)).error?.status).toBe(404);
  });

  test("a soft delete frees the address", async () => {
    const email = newEmail();
    const { data } = await admin.createUser({ email });
    expect((await admin.deleteUser(data.user?.id ?? "", true)).error).toBeNull();
    expect((await admin.createUser({ email })).error).toBeNull();
  });

  test.each([
    [{}, 400],
    [{ email: "nonsense" }, 400],
    [{ email: "short@example.org", password: "x" }, 422],
    [{ email: "ban@example.org", ban_duration: "soon" }, 400],
  ])("creating %o is refused with %i", async (input, status) => {
    expect((await admin.createUser(input)).error?.status).toBe(status);
  });

  test("a taken address is refused", async () => {
    const email = newEmail();
    await admin.createUser({ email });
    expect((await admin.createUser({ email })).error).toMatchObject({
      status: 422,
      code: "email_exists",
    });
  });

  test("the list is paged", async () => {
    for (let index = 0; index < 3; index += 1) await admin.createUser({ email: newEmail() });
    const { data } = await admin.listUsers({ page: 1, perPage: 2 });
    expect(data.users).toHaveLength(2);
    expect(data).toMatchObject({ aud: "authenticated", nextPage: 2 });
    expect((data as { total: number }).total).toBeGreaterThanOrEqual(3);
    const bad = await admin.listUsers({ page: -1 });
    expect(bad.error?.status).toBe(400);
  });

  test("an invitation signs in", async () => {
    const email = newEmail();
    const { data, error } = await admin.inviteUserByEmail(email, { data: { role: "guide" } });
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeTruthy();
    expect(data.user?.user_metadata).toEqual({ role: "guide" });
    const target = await follow(await readLink(server, email));
    expect(new URLSearchParams(target.hash.slice(1)).get("type")).toBe("invite");
    expect((await admin.inviteUserByEmail(email)).error?.code).toBe("email_exists");
  });

  test.each(["signup", "invite", "magiclink", "recovery"] as const)(
    "a %s link is made without mail, and its code works",
    async (type) => {
      const email = newEmail();
      if (type === "recovery") await signUpConfirmed(server, email);
      const before = (await server.mails(email)).length;
      const { data, error } = await admin.generateLink({ type, email, password } as never);
      expect(error).toBeNull();
      expect(data.properties).toMatchObject({
        verification_type: type,
        email_otp: expect.stringMatching(/^\d{6}$/),
        redirect_to: server.url,
      });
      expect((await server.mails(email)).length).toBe(before);
      const client = server.createClient();
      const verified = await client.verifyOtp({
        token_hash: data.properties?.hashed_token ?? "",
        type,
      });
      expect(verified.data.user?.email).toBe(email);
    },
  );

  test("a link names its target as it was given, and odd ones come back whole", async () => {
    const make = (redirectTo: string) =>
      admin.generateLink({ type: "magiclink", email: newEmail(), options: { redirectTo } });
    const plain = await make(`${server.url}/welcome`);
    expect(plain.data.properties?.action_link).toMatch(/verify\?token=[0-9a-f]+&type=magiclink/);
    expect(plain.data.properties?.action_link).toContain(`redirect_to=${server.url}/welcome`);
    const odd = `${server.url}/a?b=c&d=e%20f+g#h`;
    const target = await follow((await make(odd)).data.properties?.action_link ?? "");
    expect(target.href.split("#")[0]).toBe(odd.split("#")[0]);
  });

  test("links for a change of address are two halves", async () => {
    const email = newEmail();
    const newAddress = newEmail();
    await signUpConfirmed(server, email);
    const make = (type: "email_change_current" | "email_change_new") =>
      admin.generateLink({ type, email, newEmail: newAddress });
    const current = await make("email_change_current");
    const next = await make("email_change_new");
    const client = server.createClient();
    const half = await client.verifyOtp({
      token_hash: current.data.properties?.hashed_token ?? "",
      type: "email_change",
    });
    expect(half.data.session).toBeNull();
    const target = await follow(next.data.properties?.action_link ?? "");
    expect(target.hash).toContain("access_token=");
    const unknown = await admin.generateLink({ type: "recovery", email: newEmail() });
    expect(unknown.error?.code).toBe("user_not_found");
  });

  test.each([undefined, "anon", "nonsense"])("the bearer %s is no administrator", async (token) => {
    const other = server.createClient(token ? { token } : {}).admin;
    const { error } = await other.listUsers();
    expect([401, 403]).toContain(error?.status);
  });

  test("a traveller is no administrator", async () => {
    const { session } = await signUpConfirmed(server, newEmail());
    const other = server.createClient({ token: session.access_token }).admin;
    for (const { error } of [
      await other.listUsers(),
      await other.deleteUser(session.user.id),
      await other.inviteUserByEmail(newEmail()),
      await other.generateLink({ type: "magiclink", email: newEmail() }),
    ])
      expect(error).toMatchObject({ status: 403, code: "not_admin" });
  });

  test("ids that are none are a 404", async () => {
    const response = await fetch(`${server.authUrl}/admin/users/none`, {
      headers: { authorization: `Bearer ${await server.serviceToken()}` },
    });
    expect(response.status).toBe(404);
  });
});

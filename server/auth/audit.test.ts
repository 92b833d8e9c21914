import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { auditLog } from "#server/db/schema/foundation.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let app: App;
beforeAll(async () => {
  resources = await createTestResources({ AUTH_RATE_LIMITS: "off" });
  app = createApp(resources, { auth: quickAuth });
});
afterAll(() => resources?.close());

const email = "audited@example.org";
const password = "Ranchi!2026";
const post = async (path: string, body: object, token?: string) => {
  const response = await app.request(`/auth/v1${path}`, {
    method: "POST",
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json().catch(() => ({}))) as Record<string, string>;
};

test("what happens to an account leaves rows without secrets or addresses", async () => {
  await post("/signup", { email, password });
  const [mail] = await listMail(resources.database.db);
  const code = /Code: (\d+)/.exec(mail?.text ?? "")?.[1] ?? "";
  await post("/verify", { type: "signup", email, token: "000000" });
  await post("/verify", { type: "signup", email, token: code });
  await post("/token?grant_type=password", { email, password: "Wrong!2026" });
  await post("/recover", { email });
  const session = await post("/token?grant_type=password", { email, password });
  await post("/factors", { factor_type: "totp" }, session.access_token);
  await post("/logout", {}, session.access_token);

  const rows = await resources.database.db.select().from(auditLog).orderBy(auditLog.id);
  expect(rows.map(({ action }) => action)).toEqual([
    "auth.signed_up",
    "auth.verify_failed",
    "auth.verified",
    "auth.signed_in",
    "auth.sign_in_failed",
    "auth.recovery_requested",
    "auth.signed_in",
    "auth.factor_enrolled",
    "auth.signed_out",
  ]);
  const text = JSON.stringify(rows);
  for (const secret of [email, password, code, session.access_token, session.refresh_token])
    expect(text).not.toContain(secret);
});

test("the database holds no password, code, link or refresh token as it was given", async () => {
  const other = "kept@example.org";
  await post("/signup", { email: other, password });
  const [mail] = await listMail(resources.database.db);
  const code = /Code: (\d+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const link = /token=([0-9a-f]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const session = await post("/verify", { type: "signup", email: other, token: code });
  await post("/otp", { email: other });
  const dump: unknown[] = [];
  for (const table of ["auth_users", "auth_sessions", "auth_one_time_tokens"]) {
    const { rows } = (await resources.database.db.execute(
      `select to_jsonb(t) as row from ${table} t`,
    )) as unknown as { rows: unknown[] };
    dump.push(...rows);
  }
  const text = JSON.stringify(dump);
  expect(text).toContain("$argon2id$");
  expect(link).toHaveLength(56);
  for (const secret of [password, link, session.refresh_token]) expect(text).not.toContain(secret);
  expect(text).not.toContain(`"${code}"`);
});

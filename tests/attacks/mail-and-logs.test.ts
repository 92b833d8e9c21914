import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { queryRows } from "#server/db/database.ts";
import { startMailDispatcher } from "#server/mail/dispatcher.ts";
import { listMail, queueMail } from "#server/mail/outbox-store.ts";
import { openSmtpTransport } from "#server/mail/smtp-transport.ts";
import type { OpenResources } from "#server/resources.ts";
import { makePicture } from "#tests/factories/make-picture.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { buildSignUp, buildTripRequest, json } from "#tests/factories/requests.ts";
import { startSmtpServer } from "#tests/factories/start-smtp-server.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { tries } from "./effort.ts";

/** A run that fails in every way, and the log of it: nothing of a person, no text, no token. */

// Whatever is secret in this file has the mark; the log of the whole run must not have it.
const mark = "zqleak";
const address = `asha-${mark}@example.org`;
const password = `Monsoon#2026-${mark}`;
const token = `${mark}${"t".repeat(37)}`;
const lines: string[] = [];
const leaks = () => lines.filter((line) => line.toLowerCase().includes(mark));

let resources: OpenResources;
let app: App;
let user: { id: string; headers: { authorization: string } };
let storageFails = false;
let picture = "";

beforeAll(async () => {
  const fail = async (): Promise<never> => {
    throw Object.assign(new Error(`ENOSPC: no space left, write '${mark}'`), {
      code: "ENOSPC",
      path: `/data/${mark}`,
    });
  };
  resources = await createTestResources(
    {
      LOG_LEVEL: "debug",
      AUTH_AUTOCONFIRM_EMAIL: "on",
      AUTH_RATE_LIMITS: "off",
      CHAT_PROVIDER: "site",
    },
    {
      log: { write: (line) => void lines.push(line) },
      bytes: {
        kind: "files",
        write: async () => (storageFails ? fail() : undefined),
        read: fail,
        remove: fail,
        check: async () => {},
      },
    },
  );
  app = createApp(resources, { auth: quickAuth });
  await app.request("/Signup", json(signup()));
  picture = `data:image/png;base64,${Buffer.from(await makePicture()).toString("base64")}`;
  await refresh();
  lines.length = 0;
});
afterAll(() => resources?.close());

/** A session that holds, no limit spent, no deletion asked for. */
async function refresh(): Promise<void> {
  const { database } = resources;
  await database.runScript(
    database.db,
    `delete from rate_limits; delete from account_deletions;
     update comments set created_at = created_at - interval '2 days'`,
  );
  const answer = await app.request("/Login", json({ email: address, password }));
  const { sess } = (await answer.json()) as {
    sess: { access_token: string; user: { id: string } };
  };
  user = { id: sess.user.id, headers: { authorization: `Bearer ${sess.access_token}` } };
}

const signup = (email = address) => buildSignUp({ username: `Asha ${mark}`, email, password });

/** Every call that writes, and some that read, with marked contents. */
function calls(): [string, RequestInit][] {
  const own = user.headers;
  const words = `Words of ${mark}\nparams: ${address}\n    at ${address}`;
  return [
    ["/Signup", json(signup(`new-${Math.random()}-${mark}@example.org`))],
    ["/Login", json({ email: address, password })],
    ["/Login", json({ email: address, password: `wrong-${mark}` })],
    ["/Update", json({ email: address })],
    ["/AdminLogin", json({ admin_email: address, admin_password: password })],
    [
      "/Blogs",
      json({ title: `${mark} ${Math.random()}`, rating: 5, comment: words, excerpt: mark }, own),
    ],
    ["/Tripdata", json(buildTripRequest({ id: user.id, email: address, message: words }), own)],
    ["/api/contact", json({ name: mark, email: address, message: words })],
    ["/api/newsletter", json({ email: address })],
    [
      "/api/photos",
      json({
        place: mark,
        credit: mark,
        email: address,
        files: [{ name: `${mark}.jpg`, size: 9 }],
      }),
    ],
    ["/api/chat", json({ message: words, email: address, name: mark })],
    ["/api/me/account", { headers: own }],
    ["/api/me/picture", { ...json({ image: picture }, own), method: "PUT" }],
    [
      "/auth/v1/signup",
      json({ email: `b-${Math.random()}-${mark}@example.org`, password, data: { note: words } }),
    ],
    ["/auth/v1/token?grant_type=password", json({ email: address, password })],
    ["/auth/v1/token?grant_type=refresh_token", json({ refresh_token: token })],
    ["/auth/v1/otp", json({ email: address })],
    ["/auth/v1/recover", json({ email: address })],
    ["/auth/v1/user", { ...json({ data: { note: words } }, own), method: "PUT" }],
    ["/auth/v1/factors", json({ factor_type: "totp", friendly_name: mark }, own)],
    [
      `/storage/v1/object/profile-pictures/avatars/${user.id}/${mark}.png`,
      {
        method: "POST",
        body: Buffer.from(picture.split(",")[1] ?? "", "base64"),
        headers: { ...own, "content-type": "image/png" },
      },
    ],
    // Ends the session: the last one.
    ["/api/me/deletion", json({ confirm: address }, own)],
  ];
}

const run = async (requests = calls()) => {
  const statuses: number[] = [];
  for (const [path, init] of requests) {
    const response = await app.request(path, init);
    statuses.push(response.status);
    await response.body?.cancel();
  }
  return statuses;
};

test("wrong tokens in queries, paths, headers and cookies; bodies that cannot be read", async () => {
  const wild: [string, RequestInit][] = [
    [`/auth/v1/verify?token=${token}&type=signup&redirect_to=http://x/${mark}`, {}],
    [`/auth/v1/callback?code=${token}&state=${token}`, {}],
    [`/newsletter/confirm?token=${token}`, {}],
    [`/newsletter/unsubscribe?key=${token}`, {}],
    [`/${address}`, {}],
    [
      `/api/photos/${token}`,
      { method: "PUT", headers: { "x-submission-token": token }, body: mark },
    ],
    [`/storage/v1/object/public/profile-pictures/${encodeURIComponent(address)}`, {}],
    [`/rest/v1/Comments?Name=eq.${mark}`, { headers: { authorization: `Bearer ${token}` } }],
    ["/api/me/account", { headers: { authorization: `Bearer ${token}` } }],
    ["/UserList", { headers: { cookie: `safarnama_admin=${token}` } }],
    ["/api/chat", { headers: { cookie: `safarnama_chat=${token}` } }],
    ["/api/me/restore", json({ token })],
    ...calls().flatMap(([path, init]): [string, RequestInit][] =>
      init.body
        ? [
            [path, { ...init, body: `{"email":"${address}",` }],
            [path, { ...init, body: `{"email":"${address}\\ud800","name":["${mark}"]}` }],
            [path, { ...init, headers: { ...init.headers, "content-type": `text/${mark}` } }],
            [path, { ...init, headers: { ...init.headers, "x-request-id": address } }],
          ]
        : [],
    ),
  ];
  const statuses = await run(wild);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(wild.length);
  expect(leaks()).toEqual([]);
});

test("every table's writing fails, and says the row it was given: the log has none of it", async () => {
  const { database } = resources;
  const tables = await queryRows<{ name: string }>(
    database.db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(25);
  // As unkind as a database can be: the whole row in the message, the detail and the hint.
  await database.runScript(
    database.db,
    `create function refuse() returns trigger language plpgsql as $$
      declare whole text := coalesce(new::text, '') || E'\\nparams: ' || coalesce(old::text, '');
      begin raise exception 'disk full: %', whole using detail = whole, hint = whole, errcode = '53100';
      end $$`,
  );
  const failed: Record<string, number> = {};
  // Those that the calls have written to; in the long form all there are.
  await refresh();
  await run();
  const isWritten = async (name: string) =>
    (await queryRows(database.db, sql`select 1 from ${sql.identifier(name)} limit 1`)).length > 0;
  for (const { name } of tables) {
    if (tries(0, 1) === 0 && !(await isWritten(name))) continue;
    await refresh();
    const trigger = `create trigger refuse before insert or update or delete on "${name}" for each row execute function refuse()`;
    await database.runScript(database.db, trigger);
    const statuses = await run();
    failed[name] = statuses.filter((status) => status >= 500).length;
    await database.runScript(database.db, `drop trigger refuse on "${name}"`);
  }
  expect(leaks()).toEqual([]);
  // They did fail, and the log tells where and of what.
  for (const name of ["mail_outbox", "trips", "comments", "contact_messages", "chat_threads"])
    expect(failed[name], name).toBeGreaterThan(0);
  const told = lines.filter((line) => line.includes('"53100"') && line.includes("mail_outbox"));
  expect(told.length).toBeGreaterThan(0);
  expect(told[0]).toContain("outbox-store.ts:");
}, 120_000);

test("the store of files fails with a person's name in its complaint", async () => {
  await refresh();
  storageFails = true;
  await run();
  storageFails = false;
  expect(lines.join("")).toContain("ENOSPC");
  expect(leaks()).toEqual([]);
});

test("a mail server that says the address and the subject back", async () => {
  const server = await startSmtpServer((to) => ({
    recipient: `550 5.1.1 <${to}> ${mark} unknown, token ${token}`,
  }));
  const { database, log } = resources;
  const transports = { mail: await openSmtpTransport(server.url, "post@safarnama.example") };
  const before = lines.length;
  await queueMail(database.db, {
    kind: "test",
    to: address,
    subject: mark,
    text: token,
    html: mark,
  });
  const dispatcher = await startMailDispatcher(database, transports, log);
  await expect
    .poll(() => lines.slice(before).filter((line) => line.includes("not delivered")).length, {
      timeout: 8000,
    })
    .toBeGreaterThan(0);
  await dispatcher.stop();
  await server.close();
  expect((await listMail(database.db)).length).toBeGreaterThan(0);
  expect(lines.slice(before).join("")).toContain('"status":550');
  expect(leaks()).toEqual([]);
});

import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { createContactService } from "#server/contact/service.ts";
import { startMailDispatcher } from "#server/mail/dispatcher.ts";
import { listMail, queueMail } from "#server/mail/outbox-store.ts";
import { openSmtpTransport } from "#server/mail/smtp-transport.ts";
import type { OpenResources } from "#server/resources.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { buildSignUp, buildTripRequest, json } from "#tests/factories/requests.ts";
import { startSmtpServer } from "#tests/factories/start-smtp-server.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** The house's mail carries nobody's words to an address that somebody typed. */

const victim = "victim@elsewhere.example";
const words = "Win a palace at evil.example";
let resources: OpenResources;
let app: App;
let user: { id: string; headers: { authorization: string } };

beforeAll(async () => {
  resources = await createTestResources({
    AUTH_AUTOCONFIRM_EMAIL: "on",
    AUTH_RATE_LIMITS: "off",
    CHAT_PROVIDER: "site",
  });
  app = createApp(resources, { auth: quickAuth });
  const form = buildSignUp({ email: "Asha@example.org" });
  await app.request("/Signup", json(form));
  const answer = await app.request("/Login", json(form));
  const { sess } = (await answer.json()) as {
    sess: { access_token: string; user: { id: string } };
  };
  user = { id: sess.user.id, headers: { authorization: `Bearer ${sess.access_token}` } };
});
afterAll(() => resources?.close());

const mailsTo = async (to: string) =>
  (await listMail(resources.database.db)).filter((mail) => mail.to.includes(to));

test("a trip request's confirmation goes to the account, whatever address was typed", async () => {
  const request = buildTripRequest({
    id: user.id,
    email: victim,
    name: words,
    destination: words,
    message: words,
  });
  const answer = await app.request("/Tripdata", json(request, user.headers));
  expect(answer.status).toBe(200);
  expect(await mailsTo(victim)).toEqual([]);
  const [confirmation] = await mailsTo("asha@example.org");
  expect(confirmation).toMatchObject({ kind: "trip-confirmation" });
  const [notice] = await mailsTo(resources.config.mail.operator);
  expect(notice?.text).toContain(`E-mail: ${victim}`);
  expect(notice?.text).toContain("The account's e-mail: asha@example.org");
});

test("an account without a confirmed address gets none", async () => {
  await resources.database.runScript(
    resources.database.db,
    `update auth_users set email_confirmed_at = null; update mail_outbox set status = 'sent'; delete from mail_outbox`,
  );
  const request = buildTripRequest({ id: user.id, email: victim });
  expect((await app.request("/Tripdata", json(request, user.headers))).status).toBe(200);
  const kinds = (await listMail(resources.database.db)).map(({ kind }) => kind);
  expect(kinds).toEqual(["trip-notice"]);
  await resources.database.runScript(
    resources.database.db,
    "update auth_users set email_confirmed_at = now()",
  );
});

test.each([
  "a@b.co\r\nBcc: x@y.zz",
  "a@b.co,c@d.ef",
  "a@b.co;c@d.ef",
  "<a@b.co>",
  '"a" <a@b.co>',
  "a@b.co\u2028Bcc:x@y.zz",
])(
  "%j is no address of a trip request, a message, a photo, a chat or a letter",
  async (address) => {
    const own = user.headers;
    const statuses = await Promise.all(
      [
        app.request("/Tripdata", json(buildTripRequest({ id: user.id, email: address }), own)),
        app.request("/api/contact", json({ name: "A", email: address, message: "Hello" })),
        app.request("/api/newsletter", json({ email: address })),
        app.request("/api/chat", json({ message: "Hello", email: address })),
        app.request(
          "/api/photos",
          json({ place: "Leh", credit: "A", email: address, files: [{ name: "a.jpg", size: 9 }] }),
        ),
        app.request("/Update", json({ email: address })),
      ].map(async (answer) => (await answer).status),
    );
    expect(statuses.filter((status) => status !== 400 && status !== 404)).toEqual([]);
  },
);

test("the forms that anybody may fill send nobody's words to the address that was typed", async () => {
  await app.request("/api/contact", json({ name: words, email: victim, message: words }));
  await app.request("/api/newsletter", json({ email: victim }));
  const contact = createContactService(resources);
  const { rows } = await contact.listMessages({ limit: 5 });
  const id = rows.find(({ email }) => email === victim)?.id ?? "";
  await contact.reply({ id: crypto.randomUUID() }, id, "We have no palaces.");
  const mails = await mailsTo(victim);
  expect(mails.map(({ kind }) => kind).sort()).toEqual([
    "contact-acknowledgement",
    "contact-reply",
    "newsletter-confirmation",
  ]);
  for (const mail of mails)
    expect(`${mail.subject}${mail.text}${mail.html}${JSON.stringify(mail.headers)}`).not.toContain(
      "evil.example",
    );
});

test("what stands in a header is one line on the wire, whoever built it", async () => {
  const server = await startSmtpServer();
  const { database, log } = resources;
  await database.runScript(database.db, "delete from mail_outbox");
  const body = { kind: "test", text: "T", html: "<p>T</p>" };
  const evil = "x\r\nBcc: all@evil.example\r\n\r\nA body";
  await queueMail(database.db, {
    ...body,
    to: "one@example.org",
    subject: `S ${evil}`,
    headers: { "Reply-To": `a@b.co${evil}` },
  });
  await queueMail(database.db, { ...body, to: "one@example.org, two@evil.example", subject: "S" });
  await queueMail(database.db, { ...body, to: "one@example.org\r\nBcc: x@y.zz", subject: "S" });
  const transports = { mail: await openSmtpTransport(server.url, "post@safarnama.example") };
  const dispatcher = await startMailDispatcher(database, transports, log);
  await expect.poll(() => server.received.length, { timeout: 8000 }).toBe(1);
  await dispatcher.stop();
  await server.close();
  expect(server.received.map(({ to }) => to)).toEqual(["one@example.org"]);
  const head = server.received[0]?.data.split("\r\n\r\n")[0] ?? "";
  expect(head).not.toMatch(/^(bcc|a body)/im);
  const left = (await listMail(database.db)).filter(({ status }) => status === "failed");
  expect(left).toHaveLength(2);
});

test("one file says what a line and an address are", async () => {
  const owners = ["contract/text.ts"];
  // What the operator writes into the configuration, and the content of the site itself.
  const ours = [
    "server/config/config.ts",
    "server/config/database-url.ts",
    "contract/content/office.ts",
    "server/content/translations.ts",
  ];
  const faults: string[] = [];
  for await (const path of glob("{contract,server,app}/**/*.{ts,tsx}")) {
    if (path.endsWith(".test.ts") || owners.includes(path)) continue;
    const text = readFileSync(path, "utf8");
    const isPattern = /\[\^[^\]\n]*@|@\[\^|\.includes\("@"\)/.test(text);
    const isOwnEmail = /z\s*\.email\(/.test(text) && !ours.includes(path);
    const isOwnLine = /\b(const|function)\s+(line|email|optionalLine|paragraphs)\s*=\s*(z|\()/.test(
      text,
    );
    if (isPattern && !ours.includes(path)) faults.push(`${path} has a pattern of an address`);
    if (isOwnEmail) faults.push(`${path} checks addresses by itself`);
    if (isOwnLine && path.startsWith("contract/")) faults.push(`${path} has its own line or email`);
  }
  expect(faults).toEqual([]);
});

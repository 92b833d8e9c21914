import { createHmac, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** Anybody writes any `From`: what nobody vouches for is shown as that, and nothing follows from it. */

const key = "only the provider knows";
const signingKey = "key-of-the-receiving-service";
let resources: OpenResources;
let strict: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let strictDesk: Awaited<ReturnType<typeof createDeskApp>>;
let trip: Awaited<ReturnType<typeof openTrip>>;

beforeAll(async () => {
  resources = await createTestResources({
    INBOUND_MAIL_SECRET: key,
    INBOUND_MAIL_SIGNING_KEY: signingKey,
  });
  desk = await createDeskApp(resources);
  strict = await createTestResources({
    INBOUND_MAIL_SECRET: key,
    INBOUND_MAIL_RECEIVER: "mx.safarnama.example",
  });
  strictDesk = await createDeskApp(strict);
});
afterAll(async () => {
  await resources.close();
  await strict.close();
});
beforeEach(async () => {
  trip = await openTrip(resources, desk, { email: `asha-${randomUUID().slice(0, 8)}@example.org` });
});

type Sent = { headers?: Record<string, string>; query?: string; to?: typeof desk };
async function post(body: object | FormData, { headers, query = "", to = desk }: Sent = {}) {
  const isForm = body instanceof FormData;
  const response = await to.app.request(`/api/inbound-mail${query}`, {
    method: "POST",
    body: isForm ? body : JSON.stringify(body),
    headers: {
      ...(!isForm && { "content-type": "application/json" }),
      ...(headers ?? { authorization: `Bearer ${key}` }),
    },
  });
  return response.status;
}
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const readTrip = async (from = resources, reference = trip.reference) => {
  const [row] = await queryRows<{ row: string; mails: number; events: number }>(
    from.database.db,
    sql`select (to_jsonb(trips) - 'traveller_message_at')::text as row,
      (select count(*) from mail_outbox)::int as mails,
      (select count(*) from trip_events e where e.trip_id = trips.id)::int as events
      from trips where reference = ${reference}`,
  );
  return row;
};
const threadAt = async (id: string, at = desk) =>
  (
    await at.call<{ messages: { who: string; subject: string; body: string }[]; unread: boolean }>(
      "GET",
      `/api/desk/trips/${id}`,
      at.seats.viewer.headers,
    )
  ).body;
const postmark = (headers: [string, string][], from = trip.email) => ({
  From: `Asha <${from}>`,
  Subject: `Re: [${trip.reference}]`,
  TextBody: `Please cancel everything. ${randomUUID()}`,
  Headers: headers.map(([Name, Value]) => ({ Name, Value })),
});
const mailgun = (headers: [string, string][], more: Record<string, string> = {}) =>
  formOf({
    from: `Asha <${trip.email}>`,
    sender: trip.email,
    subject: trip.reference,
    "body-plain": `Please cancel everything. ${randomUUID()}`,
    "message-headers": JSON.stringify(headers),
    ...more,
  });
const sendgrid = (fields: Record<string, string>) =>
  formOf({
    from: `Asha <${trip.email}>`,
    subject: trip.reference,
    text: `Please cancel everything. ${randomUUID()}`,
    envelope: JSON.stringify({ from: "mallory@evil.example", to: [] }),
    ...fields,
  });
const way: [string, string] = ["Received", "from mallory by mx.provider.example"];
const signedBy = (domain: string): [string, string] => [
  "DKIM-Signature",
  `v=1; a=rsa-sha256; d=${domain}; s=one; b=…`,
];

/** What a sender can put together without the domain of the address. */
const forged: [string, () => object | FormData][] = [
  ["nothing at all", () => postmark([])],
  ["tests that failed", () => postmark([["X-Spam-Tests", "DKIM_SIGNED,SPF_FAIL"]])],
  ["another's valid signature", () => postmark([["X-Spam-Tests", "DKIM_SIGNED,DKIM_VALID"]])],
  [
    "a header of one's own beside the provider's",
    () =>
      postmark([
        ["X-Spam-Tests", "DKIM_VALID_AU"],
        ["X-Spam-Tests", "DKIM_SIGNED"],
      ]),
  ],
  [
    "the SPF of one's own domain",
    () =>
      postmark([
        ["Received-SPF", "Pass (ok) identity=mailfrom; envelope-from=mallory@evil.example;"],
      ]),
  ],
  [
    "SPF of a domain that ends alike",
    () => postmark([["Received-SPF", "Pass identity=mailfrom; envelope-from=x@evil-example.org;"]]),
  ],
  [
    "a result of an unknown server",
    () =>
      postmark([["Authentication-Results", "mx.evil.example; dmarc=pass header.from=example.org"]]),
  ],
  [
    "Mailgun's findings below the way",
    () => mailgun([way, ["X-Mailgun-Spf", "Pass"], ["X-Mailgun-Dkim-Check-Result", "Pass"]]),
  ],
  ["Mailgun's findings without a way", () => mailgun([["X-Mailgun-Spf", "Pass"]])],
  [
    "the envelope of one's own domain",
    () => mailgun([["X-Mailgun-Spf", "Pass"], way], { sender: "mallory@evil.example" }),
  ],
  [
    "one's own signature beside one that says it is theirs",
    () =>
      mailgun([
        ["X-Mailgun-Dkim-Check-Result", "Pass"],
        way,
        signedBy("evil.example"),
        signedBy("example.org"),
      ]),
  ],
  [
    "SendGrid's fields as headers of a mail to Mailgun",
    () => mailgun([way], { dkim: "{@example.org : pass}", SPF: "pass", envelope: "{}" }),
  ],
  [
    "one's own signature and envelope",
    () => sendgrid({ dkim: "{@evil.example : pass, @example.org : fail}", SPF: "pass" }),
  ],
  [
    "SendGrid's fields without an envelope",
    () => {
      const form = sendgrid({ dkim: "{@example.org : pass}" });
      form.delete("envelope");
      return form;
    },
  ],
  ["an envelope that is no JSON", () => sendgrid({ envelope: "{", SPF: "pass" })],
];

test.each(forged)(
  "with %s it is shown as not proved, mails nobody and changes nothing",
  async (_, make) => {
    const before = await readTrip();
    expect(await post(make())).toBe(200);
    expect(await readTrip()).toEqual(before);
    const seen = await threadAt(trip.id);
    expect(seen.messages).toMatchObject([
      { subject: `Not proved to be from ${trip.email}`, who: "By mail, from anybody" },
    ]);
    expect(seen.unread).toBe(true);
    // Their own page, and whoever reads along there, does not see what a stranger wrote.
    expect((await desk.services.trips.pages.getPage(trip.token)).messages).toEqual([]);
  },
);

const proved: [string, () => object | FormData][] = [
  [
    "Postmark's test of the author's signature",
    () => postmark([["X-Spam-Tests", "DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU"]]),
  ],
  [
    "Postmark's SPF of their own domain",
    () =>
      postmark([
        ["Received-SPF", `Pass (ok) identity=mailfrom; envelope-from=${trip.email}; helo=x`],
      ]),
  ],
  ["Mailgun's SPF", () => mailgun([["X-Mailgun-Spf", "Pass"], way])],
  [
    "Mailgun's DKIM of their own domain",
    () =>
      mailgun([["X-Mailgun-Dkim-Check-Result", "Pass"], way, signedBy("example.org")], {
        sender: "bounce@mail.example",
      }),
  ],
  ["SendGrid's DKIM", () => sendgrid({ dkim: "{@example.org : pass}" })],
  [
    "SendGrid's SPF",
    () => sendgrid({ SPF: "pass", envelope: JSON.stringify({ from: trip.email, to: [] }) }),
  ],
];

test.each(proved)("by %s it is theirs, and the office is told", async (_, make) => {
  const before = await readTrip();
  expect(await post(make())).toBe(200);
  const after = await readTrip();
  expect(after?.mails).toBe((before?.mails ?? 0) + 1);
  expect((await threadAt(trip.id)).messages).toMatchObject([{ subject: "", who: "The traveller" }]);
  expect((await desk.services.trips.pages.getPage(trip.token)).messages).toHaveLength(1);
});

describe("a receiving server of one's own", () => {
  const from = (result: string) => ["Authentication-Results", result] as [string, string];
  let here: typeof trip;
  beforeEach(async () => {
    here = await openTrip(strict, strictDesk, {
      email: `a-${randomUUID().slice(0, 8)}@example.org`,
    });
    trip = here;
  });
  const isTaken = async (headers: [string, string][]) => {
    await post(postmark(headers), { to: strictDesk });
    const [message] = (await threadAt(here.id, strictDesk)).messages;
    return message?.who === "The traveller";
  };
  test.each([
    "mx.safarnama.example; dmarc=pass (p=none) header.from=example.org",
    "mx.safarnama.example 1; spf=fail smtp.mailfrom=x.example; dkim=pass header.d=example.org",
    'MX.safarnama.example; dkim=pass header.i="@example.org"; dmarc=none',
    "mx.safarnama.example; spf=pass smtp.mailfrom=bounce@example.org",
  ])("believes %s", async (result) => expect(await isTaken([from(result)])).toBe(true));

  test.each([
    "mx.evil.example; dmarc=pass header.from=example.org",
    "mx.safarnama.example.evil.example; dmarc=pass header.from=example.org",
    "mx.safarnama.example; dmarc=fail header.from=example.org; dkim=pass header.d=example.org",
    "mx.safarnama.example; dkim=pass header.d=evil.example",
    "mx.safarnama.example; dkim=pass header.d=org",
    "mx.safarnama.example; spf=softfail smtp.mailfrom=example.org",
    "mx.safarnama.example; dkim=fail (dkim=pass header.d=example.org)",
    "mx.safarnama.example; none",
    "mx.safarnama.example",
    "",
  ])("does not believe %o", async (result) => expect(await isTaken([from(result)])).toBe(false));

  test("believes the topmost of its own, and no provider's words beside it", async () => {
    const good = from("mx.safarnama.example; dmarc=pass header.from=example.org");
    const bad = from("mx.safarnama.example; dmarc=none header.from=example.org");
    expect(await isTaken([bad, good])).toBe(false);
    expect(await isTaken([["X-Spam-Tests", "DKIM_VALID_AU"]])).toBe(false);
  });
});

test("a stranger's mails use up nothing of the traveller's own, and cannot stand in their way", async () => {
  const text = "The very same words.";
  const theirs = { ...postmark([["X-Spam-Tests", "DKIM_VALID_AU"]]), TextBody: text };
  expect(await post({ ...postmark([]), TextBody: text })).toBe(200);
  const statuses: number[] = [];
  for (let time = 0; time < 14; time++) statuses.push(await post(postmark([])));
  expect(statuses.slice(-1)).toEqual([429]);
  expect(await post(theirs)).toBe(200);
  const page = await desk.services.trips.pages.getPage(trip.token);
  expect(page.messages.map(({ body }) => body)).toEqual([text]);
});

describe("the key", () => {
  const basic = (pair: string) => `Basic ${Buffer.from(pair).toString("base64")}`;
  test.each([
    `Bearer ${key.replaceAll(" ", "%20")}`,
    "Bearer",
    "Basic !!",
    basic("x:another"),
    "Digest a",
  ])("%s opens nothing", async (authorization) => {
    expect(await post(postmark([]), { headers: { authorization } })).toBe(401);
    // Beside a wrong header the right address is not looked at: one way in, one answer.
    if (authorization.includes(" "))
      expect(await post(postmark([]), { headers: {}, query: "?key=another" })).toBe(401);
  });

  test("comes in a header, or in the address where a provider sends none", async () => {
    expect(await post(postmark([]), { headers: { authorization: basic(`mail:${key}`) } })).toBe(
      200,
    );
    expect(
      await post(postmark([]), { headers: {}, query: `?key=${encodeURIComponent(key)}` }),
    ).toBe(200);
  });

  const sign = (at = Date.now(), using = signingKey) => {
    const [timestamp, token] = [String(Math.floor(at / 1000)), randomUUID()];
    const signature = createHmac("sha256", using)
      .update(timestamp + token)
      .digest("hex");
    return { timestamp, token, signature };
  };
  test("Mailgun signs instead; a signature of another, of yesterday or for another token is none", async () => {
    const send = (signed: Record<string, string>) =>
      post(mailgun([["X-Mailgun-Spf", "Pass"], way], signed), { headers: {} });
    expect(await send(sign())).toBe(200);
    expect(await send(sign(Date.now(), "another key"))).toBe(401);
    expect(await send(sign(Date.now() - 86_400_000))).toBe(401);
    expect(await send(sign(Date.now() + 86_400_000))).toBe(401);
    expect(await send({ ...sign(), token: "another" })).toBe(401);
    expect(await send({ ...sign(), timestamp: "" })).toBe(401);
    expect(await send({})).toBe(401);
    expect(await post(postmark([]), { headers: {} })).toBe(401);
    expect((await threadAt(trip.id)).messages).toHaveLength(1);
  });

  test("one signature, seen by somebody, is not good for mail after mail", async () => {
    const signed = sign();
    const statuses: number[] = [];
    for (let time = 0; time < 10; time++)
      statuses.push(await post(mailgun([way], signed), { headers: {} }));
    expect(statuses.at(-1)).toBe(429);
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { cutQuotation } from "./inbound-mail.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({ INBOUND_MAIL_SECRET: "only the provider knows" });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const where = "/api/inbound-mail?key=only+the+provider+knows";
const send = async (body: object | FormData | URLSearchParams, path = where) => {
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  const response = await desk.app.request(path, {
    method: "POST",
    body: isForm ? body : JSON.stringify(body),
    ...(!isForm && { headers: { "content-type": "application/json" } }),
  });
  return response.status;
};
const threadOf = async (token: string) =>
  (await desk.services.trips.pages.getPage(token)).messages.map(({ body }) => body);
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test("an answer lands in the thread of its trip, in each provider's form, once", async () => {
  const { token, reference, email } = await openTrip(resources, desk);
  const postmark = {
    From: `"Asha" <${email.toUpperCase()}>`,
    Subject: `Re: Our offer [${reference}]`,
    StrippedTextReply: "From Postmark.",
    TextBody: "From Postmark.\n> quoted",
    Headers: [{ Name: "X-Spam-Tests", Value: "DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU" }],
  };
  const mailgun = new URLSearchParams({
    sender: email,
    subject: `Re: [${reference}]`,
    "message-headers": '[["X-Mailgun-Spf","Pass"],["Received","by mailgun"]]',
    "body-plain": "From Mailgun.\n\nOn 22 Nov 2026 Safarnama wrote:\n> Dear Asha",
  });
  const sendgrid = formOf({
    from: `Asha <${email}>`,
    subject: reference,
    text: "From SendGrid.",
    envelope: JSON.stringify({ from: `bounce+1@mail.example`, to: [] }),
    dkim: "{@mail.example : pass, @example.org : pass}",
    SPF: "pass",
  });
  for (const mail of [postmark, postmark, mailgun, sendgrid]) expect(await send(mail)).toBe(200);
  expect(await threadOf(token)).toEqual(["From Postmark.", "From Mailgun.", "From SendGrid."]);
});

test("another address, no reference, no words: nothing is written, and nothing is told", async () => {
  const { token, reference, email } = await openTrip(resources, desk);
  for (const mail of [
    { From: "mallory@example.org", Subject: reference, TextBody: "Let me in." },
    { From: email, Subject: "Hello", TextBody: "Which trip?" },
    { From: email, Subject: reference, TextBody: "> only what was quoted" },
    { From: email, Subject: "SF-222222", TextBody: "Nobody's." },
  ])
    expect(await send(mail)).toBe(200);
  expect(await threadOf(token)).toEqual([]);
});

test("without the secret nothing comes in; what is no mail is refused", async () => {
  const mail = { From: "a@example.org", Subject: "x", TextBody: "y" };
  expect(await send(mail, "/api/inbound-mail")).toBe(401);
  expect(await send(mail, "/api/inbound-mail?key=another")).toBe(401);
  const refused = await desk.app.request(where, { method: "POST", body: "{" });
  expect(refused.status).toBe(415);
  const broken = await desk.app.request(where, {
    method: "POST",
    body: "{",
    headers: { "content-type": "application/json" },
  });
  expect(broken.status).toBe(400);
});

test.each([
  ["Yes.\n> no", "Yes."],
  ["Yes.\n-----Original Message-----\nFrom: us", "Yes."],
  ["Two\nlines", "Two\nlines"],
])("%o is cut to what was written", (text, kept) => expect(cutQuotation(text)).toBe(kept));

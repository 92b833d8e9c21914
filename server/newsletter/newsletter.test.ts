import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newsletterSubscribers } from "#server/db/schema/voices.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { asJson, createClock, createShell, mountFor } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createNewsletterCalls, createNewsletterPages } from "./calls.ts";
import { sendBatch, sendIssues } from "./send-issues.ts";
import { createNewsletterService, type NewsletterService } from "./service.ts";
import { findByEmail } from "./subscriber-store.ts";

const admin = { id: "33333333-3333-4333-8333-333333333333" };
const clock = createClock();
let resources: OpenResources;
let service: NewsletterService;
let app: ReturnType<typeof createShell>;

beforeAll(async () => {
  resources = await createTestResources({}, { clock: clock.now });
  service = createNewsletterService(resources);
  app = createShell(resources);
  mountFor(app, createNewsletterCalls(service));
  app.route("/newsletter", createNewsletterPages(service));
});
afterAll(() => resources.close());
beforeEach(async () => {
  clock.advance(7200);
  await resources.database.db.delete(newsletterSubscribers);
});

const subscribe = (body: unknown) => app.request("/api/newsletter", asJson("POST", body));
const mails = async (kind: string) =>
  (await listMail(resources.database.db, 5000)).filter((mail) => mail.kind === kind);
const linkOf = (text: string) => new URL(/https?:\/\/\S+newsletter\/\S+/.exec(text)?.[0] ?? "");
const follow = async (url: URL, method = "GET") => {
  const answer = await app.request(url.pathname + url.search, { method });
  return answer.headers.get("location");
};
const newestTo = async (to: string, kind: string) =>
  (await mails(kind)).find((mail) => mail.to === to);

async function join(email: string): Promise<void> {
  await subscribe({ email });
  const mail = await newestTo(email.toLowerCase(), "newsletter-confirmation");
  expect(await follow(linkOf(mail?.text ?? ""))).toBe("/newsletter/message?state=confirmed");
}

test("an address is written to only after it was confirmed", async () => {
  expect((await subscribe({ email: "Asha@Example.org" })).status).toBe(200);
  expect(await service.countSubscribers()).toEqual({ pending: 1, confirmed: 0, unsubscribed: 0 });
  const mail = await newestTo("asha@example.org", "newsletter-confirmation");
  const link = linkOf(mail?.text ?? "");
  expect(await follow(link)).toBe("/newsletter/message?state=confirmed");
  expect(await follow(link)).toBe("/newsletter/message?state=confirmed");
  const page = await app.request("/newsletter/message?state=confirmed");
  expect(await page.text()).toContain("Your address is confirmed.");
  expect(await service.countSubscribers()).toMatchObject({ confirmed: 1 });
});

test("a known address is answered alike, and not mailed again at once", async () => {
  await join("a@example.org");
  const before = (await mails("newsletter-confirmation")).length;
  const again = await subscribe({ email: "a@example.org" });
  expect(await again.json()).toEqual(await (await subscribe({ email: "b@example.org" })).json());
  await subscribe({ email: "b@example.org" });
  expect((await mails("newsletter-confirmation")).length).toBe(before + 1);
});

test("a confirmation link ends after a week, a strange one was never good", async () => {
  await subscribe({ email: "late@example.org" });
  clock.advance(8 * 86_400);
  const mail = await newestTo("late@example.org", "newsletter-confirmation");
  expect(await follow(linkOf(mail?.text ?? ""))).toBe("/newsletter/message?state=unknown");
  expect((await app.request("/newsletter/confirm")).headers.get("location")).toContain("unknown");
  expect((await app.request("/newsletter/message?state=__proto__")).status).toBe(404);
});

test("an issue goes to each confirmed reader once, and leaving takes one click", async () => {
  await join("a@example.org");
  await join("b@example.org");
  await subscribe({ email: "pending@example.org" });
  const issue = await service.createIssue(admin, {
    subject: "The rains are here",
    body: "One.\n\nTwo.",
  });
  await service.sendProof(admin, issue.id, "desk@example.org");
  expect(await service.sendIssue(admin, issue.id)).toEqual({ recipients: 2, queued: 0 });
  await sendIssues(resources);
  expect(await service.getIssue(issue.id)).toMatchObject({
    status: "sent",
    recipients: 2,
    queued: 2,
  });
  const sent = (await mails("newsletter-issue")).filter(
    (mail) => mail.subject === "The rains are here",
  );
  expect(sent.map((mail) => mail.to).toSorted()).toEqual(["a@example.org", "b@example.org"]);

  const headers = sent.find((mail) => mail.to === "a@example.org")?.headers ?? {};
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const link = new URL(/<(.*)>/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "");
  const looked = await app.request(link.pathname + link.search);
  expect(await looked.text()).toContain("<form");
  expect(await service.countSubscribers()).toMatchObject({ confirmed: 2 });
  const left = await app.request(link.pathname + link.search, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(left.status).toBe(200);
  expect(await service.countSubscribers()).toMatchObject({ confirmed: 1, unsubscribed: 1 });
  expect(await follow(link, "POST")).toBe("/newsletter/message?state=unsubscribed");
  await expect(service.sendIssue(admin, issue.id)).rejects.toMatchObject({ code: "conflict" });
});

test("a stopped sending goes on where it was, and whoever left meanwhile is passed over", async () => {
  for (const name of ["a", "b", "c", "d", "e"]) await join(`${name}@stop.example.org`);
  const issue = await service.createIssue(admin, { subject: "Half way", body: "Text." });
  await service.sendIssue(admin, issue.id);
  expect(await sendBatch(resources, issue.id, 2)).toBe(true);
  const served = (await mails("newsletter-issue")).filter((mail) => mail.subject === "Half way");
  expect(served).toHaveLength(2);
  const left = ["a", "b", "c", "d", "e"]
    .map((name) => `${name}@stop.example.org`)
    .find((email) => !served.some((mail) => mail.to === email));
  const subscriber = await findByEmail(resources.database.db, left ?? "");
  await service.unsubscribe(subscriber?.unsubscribeKey ?? "");
  await sendIssues(resources);
  const all = (await mails("newsletter-issue")).filter((mail) => mail.subject === "Half way");
  expect(new Set(all.map((mail) => mail.to)).size).toBe(4);
  expect(all).toHaveLength(4);
  expect(await service.getIssue(issue.id)).toMatchObject({ status: "sent", queued: 5 });
});

test("a batch whose transaction fails is taken again", async () => {
  await join("again@example.org");
  const issue = await service.createIssue(admin, { subject: "Torn", body: "Text." });
  await service.sendIssue(admin, issue.id);
  const broken = {
    ...resources,
    events: {
      ...resources.events,
      publish: async () => {
        throw new Error("torn");
      },
    },
  };
  await expect(sendBatch(broken, issue.id)).rejects.toThrow("torn");
  expect(await service.getIssue(issue.id)).toMatchObject({ status: "sending", queued: 0 });
  await sendBatch(resources, issue.id);
  const all = (await mails("newsletter-issue")).filter((mail) => mail.subject === "Torn");
  expect(all).toHaveLength(1);
});

test("an issue without readers is not sent, and a draft can be changed or thrown away", async () => {
  const issue = await service.createIssue(admin, { subject: "Draft", body: "Text." });
  await expect(service.sendIssue(admin, issue.id)).rejects.toMatchObject({ code: "conflict" });
  await service.editIssue(admin, issue.id, { subject: "Better", body: "Text." });
  expect((await service.listIssues())[0]).toMatchObject({ subject: "Better", status: "draft" });
  await service.deleteIssue(admin, issue.id);
  await expect(service.getIssue(issue.id)).rejects.toMatchObject({ code: "not_found" });
});

test("the box works without a script: a page answers its form, right or wrong", async () => {
  const send = (email: string) =>
    app.request("/api/newsletter", {
      method: "POST",
      body: new URLSearchParams({ email, website: "" }),
      headers: { accept: "text/html", referer: "http://localhost/about" },
    });
  const taken = await send("plain.form@example.org");
  expect(taken.headers.get("content-type")).toContain("text/html");
  expect(await taken.text()).toContain("a link there confirms your address");
  expect(await newestTo("plain.form@example.org", "newsletter-confirmation")).toBeDefined();
  const wrong = await send("no address");
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toMatch(/Invalid email format.*href="\/about"/s);
});

test("no body or link gives a 5xx", async () => {
  const odd = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }), fc.emailAddress());
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.record({ email: odd }), fc.jsonValue()),
      fc.string({ unit: "binary" }),
      async (body, text) => {
        clock.advance(3600);
        expect((await subscribe(body)).status).toBeLessThan(500);
        for (const path of ["confirm?token", "unsubscribe?key", "message?state"])
          expect(
            (await app.request(`/newsletter/${path}=${encodeURIComponent(text.toWellFormed())}`))
              .status,
          ).toBeLessThan(500);
        const left = await app.request(
          `/newsletter/unsubscribe?key=${encodeURIComponent(text.toWellFormed())}`,
          { method: "POST", body: text.toWellFormed() },
        );
        expect(left.status).toBeLessThan(500);
      },
    ),
    { numRuns: 60 },
  );
});

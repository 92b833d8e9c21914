import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { bearer, createFakeAuth } from "#tests/factories/fake-auth.ts";
import { asJson, createClock, createShell, mountFor } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createContactCalls } from "./calls.ts";
import { type ContactService, createContactService } from "./service.ts";

const asha = "11111111-1111-4111-8111-111111111111";
const admin = { id: "33333333-3333-4333-8333-333333333333" };
const clock = createClock();
let resources: OpenResources;
let service: ContactService;
let app: ReturnType<typeof createShell>;

beforeAll(async () => {
  resources = await createTestResources(
    { OPERATOR_EMAIL: "desk@example.com" },
    { clock: clock.now },
  );
  service = createContactService(resources);
  app = createShell(resources);
  mountFor(app, createContactCalls(service, createFakeAuth([{ id: asha }])));
});
afterAll(() => resources.close());
beforeEach(() => clock.advance(7200));

const input = {
  name: "Asha Devi",
  email: "asha@example.org",
  phone: "+91 651 223 4455",
  message: "When do the passes to Spiti open?\nWe travel with a child.",
};
const send = (body: unknown, headers = {}) =>
  app.request("/api/contact", asJson("POST", body, headers));
const mails = async (kind: string) =>
  (await listMail(resources.database.db, 500)).filter((mail) => mail.kind === kind);

test("a message is stored, acknowledged, told to the operator, and answered from the desk", async () => {
  const answer = (await (await send(input, bearer(asha))).json()) as {
    message: string;
    reference: string;
  };
  expect(answer.message).toContain("has arrived");
  expect(answer.reference).toMatch(/^MSG-[2-9A-Z]{6}$/);
  const [acknowledged] = await mails("contact-acknowledgement");
  expect(acknowledged).toMatchObject({ to: "asha@example.org" });
  expect(acknowledged?.text).toContain(answer.reference);
  expect(acknowledged?.text).not.toContain("Spiti");
  expect((await mails("contact-notice"))[0]).toMatchObject({
    to: "desk@example.com",
    headers: { "Reply-To": "asha@example.org" },
  });

  const [message] = (await service.listMessages({ limit: 10, search: "spiti" })).rows;
  expect(message).toMatchObject({ status: "new", userId: asha });
  await service.reply(admin, message?.id ?? "", "Usually in June.\n\nWith a child, go slowly.");
  const thread = await service.getThread(message?.id ?? "");
  expect([thread.message.status, thread.replies.length]).toEqual(["answered", 1]);
  expect((await mails("contact-reply"))[0]?.text).toContain("Usually in June.");
  expect((await service.listMessages({ limit: 10, status: "new" })).rows).toEqual([]);
  expect((await service.exportOf({ userId: asha })).contact_messages).toHaveLength(1);
});

test("a filled honeypot is thanked and nothing is kept", async () => {
  const before = (await mails("contact-notice")).length;
  expect((await send({ ...input, website: "https://spam.example" })).status).toBe(200);
  expect((await mails("contact-notice")).length).toBe(before);
});

test("the list pages by place, without repeats", async () => {
  for (const name of ["one", "two", "three"]) {
    clock.advance(3600);
    await send({ ...input, name });
  }
  const first = await service.listMessages({ limit: 2 });
  const second = await service.listMessages({ limit: 2, before: first.next ?? "" });
  expect([...first.rows, ...second.rows].map((row) => row.name)).toEqual([
    "three",
    "two",
    "one",
    "Asha Devi",
  ]);
  expect(second.next).toBeNull();
});

test("too many messages to one address, or from one visitor, wait", async () => {
  const outcomes: number[] = [];
  for (let index = 0; index < 4; index++) outcomes.push((await send(input)).status);
  expect(outcomes).toEqual([200, 200, 200, 429]);
  for (let index = 0; index < 3; index++)
    outcomes.push((await send({ ...input, email: `a${index}@example.org` })).status);
  expect(outcomes.slice(4)).toEqual([200, 200, 429]);
});

test.each<[object, string]>([
  [{ name: "" }, "Name is required."],
  [{ email: "asha@example.org\r\nBcc: all@example.org" }, "Invalid email format."],
  [{ phone: "12ab" }, "Invalid phone number."],
  [{ message: "m".repeat(5001) }, "Message is too long: at most 5000 characters."],
])("case %# is refused", async (more, message) => {
  const answer = await send({ ...input, ...more });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message });
});

test("an account's messages go with it", async () => {
  await send(input, bearer(asha));
  await resources.database.transaction((db) =>
    service.forgetPerson(db, { userId: asha, email: null }),
  );
  expect((await service.exportOf({ userId: asha })).contact_messages).toEqual([]);
});

test("no body gives a 5xx", { timeout: 60_000 }, async () => {
  const odd = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }), fc.emailAddress());
  const body = fc.record(
    { name: odd, email: odd, phone: odd, message: odd, website: odd },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), async (value) => {
      clock.advance(3600);
      expect((await send(value)).status).toBeLessThan(500);
    }),
    { numRuns: 80 },
  );
});

import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ChatState } from "#contract/wire/chat.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { bearer, createFakeAuth } from "#tests/factories/fake-auth.ts";
import { asJson, createClock, createShell, mountFor } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createChatCalls } from "./calls.ts";
import { type ChatFollowUp, createChatFollowUp } from "./follow-up.ts";
import { type ChatService, createChatService } from "./service.ts";

const asha = "11111111-1111-4111-8111-111111111111";
const admin = { id: "33333333-3333-4333-8333-333333333333" };
const clock = createClock();
let resources: OpenResources;
let service: ChatService;
let followUp: ChatFollowUp;
let app: ReturnType<typeof createShell>;

beforeAll(async () => {
  resources = await createTestResources(
    { CHAT_PROVIDER: "site", OPERATOR_EMAIL: "desk@example.com" },
    { clock: clock.now },
  );
  service = createChatService(resources);
  followUp = createChatFollowUp(resources);
  app = createShell(resources);
  mountFor(app, createChatCalls(service, createFakeAuth([{ id: asha }]), resources));
  await resources.database.db.execute(
    sql`insert into admins (id, email, password_hash) values (${admin.id}, 'desk@example.com', 'x')`,
  );
});
afterAll(() => resources.close());
beforeEach(async () => {
  clock.advance(7200);
  await service.markDeskAbsent(admin);
});

const cookieOf = (answer: Response) => (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
const send = (body: object, headers: Record<string, string> = {}, query = "") =>
  app.request(`/api/chat${query}`, asJson("POST", body, headers));
const read = async (cookie: string, query = "") =>
  (await (await app.request(`/api/chat${query}`, { headers: { cookie } })).json()) as ChatState;
const mails = async (kind: string) =>
  (await listMail(resources.database.db, 500)).filter((mail) => mail.kind === kind);
async function begin(body: object = {}, headers = {}) {
  const answer = await send({ message: "Is Leh open in May?", ...body }, headers);
  const state = (await answer.json()) as ChatState;
  return { cookie: cookieOf(answer), id: state.thread?.id ?? "", state };
}

test("a conversation goes both ways", async () => {
  await service.markDeskPresent(admin);
  const { cookie, id, state } = await begin({ name: "Asha" });
  expect(state).toMatchObject({ present: true, thread: { status: "open", name: "Asha" } });
  expect(await mails("chat-notice")).toHaveLength(0);
  const [row] = (await service.listThreads({ limit: 10 })).rows;
  expect(row).toMatchObject({ id, unread: 1, lastBody: "Is Leh open in May?" });
  expect(await service.countUnread()).toBe(1);
  expect((await service.openThread(id)).visitorPresent).toBe(true);
  await service.answer(admin, id, "Mostly. The road opens late in the month.");
  expect(await service.countUnread()).toBe(0);
  const [first] = state.messages;
  const later = await read(cookie, `?after=${first?.id}`);
  expect(later.messages.map((message) => [message.author, message.body])).toEqual([
    ["desk", "Mostly. The road opens late in the month."],
  ]);
  clock.advance(1);
  const next = (await (
    await send({ message: "Thank you!" }, { cookie }, `?after=${later.messages[0]?.id}`)
  ).json()) as ChatState;
  expect(next.messages.map((message) => message.body)).toEqual(["Thank you!"]);
});

test("the cookie is the visitor's alone", async () => {
  const answer = await send({ message: "Hello" });
  const cookie = answer.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  expect(cookie).toMatch(/Path=\/api\/chat/);
  expect((await read("chat=somebody-elses")).thread).toBeNull();
  expect((await read("")).messages).toEqual([]);
});

test("when nobody is there it goes by mail, both ways", async () => {
  const { cookie, id, state } = await begin({ email: "asha@example.org" });
  expect(state.present).toBe(false);
  await send({ message: "And in June?" }, { cookie });
  const notices = (await mails("chat-notice")).filter((mail) =>
    mail.text.includes("asha@example.org"),
  );
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({
    to: "desk@example.com",
    headers: { "Reply-To": "asha@example.org" },
  });
  await service.answer(admin, id, "Yes.");
  expect(await mails("chat-answer")).toHaveLength(0);
  clock.advance(120);
  await service.answer(admin, id, "And the lakes are thawed by then.");
  expect((await mails("chat-answer"))[0]).toMatchObject({ to: "asha@example.org" });
  expect((await read(cookie)).messages).toHaveLength(4);
});

test("an answer to somebody who has just left follows by mail, once", async () => {
  const { cookie, id } = await begin({ email: "gone@example.org" });
  const sent = async () =>
    (await mails("chat-answer")).filter(({ to }) => to === "gone@example.org").map((m) => m.text);
  clock.advance(5);
  await service.answer(admin, id, "By the Rohtang tunnel.");
  await service.answer(admin, id, "Buses go from Manali.");
  clock.advance(30);
  expect(await followUp.run()).toBe(0);
  clock.advance(60);
  expect(await followUp.run()).toBe(1);
  expect(await followUp.run()).toBe(0);
  const [text] = await sent();
  expect(text).toMatch(/By the Rohtang tunnel\..*Buses go from Manali\./s);

  // Who is still there has seen it.
  await send({ message: "Thanks" }, { cookie });
  clock.advance(1);
  await service.answer(admin, id, "You are welcome.");
  clock.advance(20);
  await service.markVisitorPresent(id);
  clock.advance(300);
  expect(await followUp.run()).toBe(0);
  expect(await sent()).toHaveLength(1);
});

test("an address can be left later, and a closed conversation opens again", async () => {
  const { cookie, id } = await begin();
  const set = await app.request(
    "/api/chat/contact",
    asJson("PUT", { email: "late@example.org" }, { cookie }),
  );
  expect(await set.json()).toMatchObject({ thread: { email: "late@example.org" } });
  await service.closeThread(admin, id);
  expect((await read(cookie)).thread?.status).toBe("closed");
  await send({ message: "One more thing" }, { cookie });
  expect((await read(cookie)).thread?.status).toBe("open");
  expect((await app.request("/api/chat/contact", asJson("PUT", {}))).status).toBe(404);
});

test("the stream tells of new messages of one's own conversation alone", async () => {
  const mine = await begin();
  const other = await begin();
  const leave = new AbortController();
  const stream = await app.request("/api/chat/stream", {
    headers: { cookie: mine.cookie },
    signal: leave.signal,
  });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  let heard = "";
  const listening = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard += new TextDecoder().decode(value);
    }
  })();
  await service.answer(admin, other.id, "not yours");
  await service.answer(admin, mine.id, "yours");
  await expect.poll(() => heard.match(/data: /g)?.length).toBe(1);
  leave.abort();
  await listening;
  expect((await app.request("/api/chat/stream")).status).toBe(404);
});

test("a seventh stream takes the oldest one's place", async () => {
  const { cookie } = await begin();
  const leave = new AbortController();
  const open = async () => {
    const answer = await app.request("/api/chat/stream", {
      headers: { cookie },
      signal: leave.signal,
    });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    return reader;
  };
  const first = await open();
  const end = first.read();
  for (let index = 0; index < 6; index++) await open();
  expect(await end).toMatchObject({ done: true });
  leave.abort();
});

test("no flood: conversations and messages are limited", async () => {
  const { cookie } = await begin();
  const outcomes: number[] = [];
  for (let index = 0; index < 22; index++)
    outcomes.push((await send({ message: "!" }, { cookie })).status);
  expect(outcomes.at(-1)).toBe(429);
  clock.advance(3600);
  const started: number[] = [];
  for (let index = 0; index < 6; index++) started.push((await send({ message: "Hello" })).status);
  expect(started).toEqual([200, 200, 200, 200, 200, 429]);
});

test("a script that fills the hidden field begins nothing", async () => {
  expect((await send({ message: "Buy", website: "x" })).status).toBe(400);
});

test("what an account said can be given to it and forgotten", async () => {
  await begin({}, bearer(asha));
  expect((await service.exportOf({ userId: asha })).chats).toMatchObject([
    { messages: [{ author: "visitor" }] },
  ]);
  await resources.database.transaction((db) =>
    service.forgetPerson(db, { userId: asha, email: null }),
  );
  expect((await service.exportOf({ userId: asha })).chats).toEqual([]);
});

test("without the site's own chat there is none", async () => {
  const shell = createShell(resources);
  const config = {
    ...resources.config,
    chat: { ...resources.config.chat, provider: "none" as const },
  };
  mountFor(shell, createChatCalls(service, createFakeAuth([]), { ...resources, config }));
  expect((await shell.request("/api/chat")).status).toBe(404);
});

test("no body gives a 5xx", { timeout: 60_000 }, async () => {
  const odd = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }), fc.emailAddress());
  const body = fc.record(
    { message: odd, name: odd, email: odd, website: odd },
    { requiredKeys: [] },
  );
  const { cookie } = await begin();
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), fc.string(), async (value, text) => {
      clock.advance(3600);
      const query = `?after=${encodeURIComponent(text)}`;
      for (const headers of [{}, { cookie }])
        expect(
          (await send(value as object, headers as Record<string, string>, query)).status,
        ).toBeLessThan(500);
      expect(
        (await app.request("/api/chat/contact", asJson("PUT", value, { cookie }))).status,
      ).toBeLessThan(500);
    }),
    { numRuns: 50 },
  );
});

import { expect, it, vi } from "vitest";
import { CallError } from "#app/calls/call-error.ts";
import type { ChatMessage, ChatState } from "#contract/wire/chat.ts";
import type { ChatCalls, ChatHearer, ChatWords } from "./chat-client.ts";
import type { ChatMemory, Draft, Seen } from "./chat-memory.ts";
import { createConversation } from "./conversation.ts";

/** A server of one conversation, and a network that can be cut. */
function createServer() {
  const messages: ChatMessage[] = [];
  const hearers = new Set<ChatHearer>();
  const heard: ChatWords[] = [];
  const server = {
    thread: null as ChatState["thread"],
    present: false,
    network: true,
    refusal: "",
    heard,
    hearers,
    put(author: ChatMessage["author"], body: string) {
      const id = messages.length + 1;
      messages.push({ id, author, body, created_at: "2026-11-20T10:00:00.000Z" });
      for (const { onNews } of hearers) onNews();
    },
  };
  const answer = (after: number): ChatState => ({
    thread: server.thread,
    present: server.present,
    messages: server.thread ? messages.filter(({ id }) => id > after).slice(0, 200) : [],
  });
  const cross = async () => {
    await Promise.resolve();
    if (!server.network) throw new CallError("offline", "No connection.");
  };
  const calls: ChatCalls = {
    async read(after) {
      await cross();
      return answer(after);
    },
    async say(words, after) {
      await cross();
      if (server.refusal) throw new CallError("validation_failed", server.refusal, { status: 400 });
      heard.push(words);
      server.thread ??= { id: "one", status: "open", name: words.name, email: words.email };
      server.put("visitor", words.message);
      return answer(after);
    },
    async setContact({ name, email }) {
      await cross();
      if (server.thread) server.thread = { ...server.thread, name, email };
      return answer(0);
    },
    async leave() {
      await cross();
      server.thread = null;
    },
    listen(hearer) {
      hearers.add(hearer);
      hearer.onOpen();
      return () => void hearers.delete(hearer);
    },
  };
  return { ...server, calls, server };
}

function createMemory(seen: Seen | null = null, draft: Draft | null = null) {
  const kept = { seen, draft };
  const memory: ChatMemory = {
    readSeen: () => kept.seen,
    keepSeen(next) {
      kept.seen = next;
    },
    readDraft: () => kept.draft,
    keepDraft(next) {
      kept.draft = next;
    },
  };
  return { memory, kept };
}
const bodies = (chat: { messages: readonly ChatMessage[] }) =>
  chat.messages.map(({ body }) => body);

it("sends one text after the other, the address with the first alone", async () => {
  const { calls, server } = createServer();
  const { memory, kept } = createMemory();
  const talk = createConversation(calls, memory);
  await talk.refresh();
  talk.say("First", { name: "Asha", email: "asha@example.org" });
  talk.say("Second");
  expect(talk.get().unsent.map(({ body }) => body)).toEqual(["First", "Second"]);
  await vi.waitFor(() => expect(talk.get().unsent).toEqual([]));
  expect(bodies(talk.get())).toEqual(["First", "Second"]);
  expect(server.heard.map(({ email }) => email)).toEqual(["asha@example.org", ""]);
  expect(kept.seen).toEqual({ thread: "one", to: 2 });
});

it("keeps what nobody answered, and sends it when the network is back", async () => {
  const { calls, server } = createServer();
  const { memory, kept } = createMemory();
  const talk = createConversation(calls, memory);
  await talk.refresh();
  server.network = false;
  talk.say("In the tunnel");
  await vi.waitFor(() => expect(talk.get().unsent[0]?.state).toBe("failed"));
  expect(kept.draft).toEqual({ text: "", unsent: ["In the tunnel"] });
  server.network = true;
  await talk.refresh();
  await vi.waitFor(() => expect(bodies(talk.get())).toEqual(["In the tunnel"]));
  expect(kept.draft).toEqual({ text: "", unsent: [] });
});

it("does not send again by itself what was refused", async () => {
  const { calls, server } = createServer();
  const talk = createConversation(calls, createMemory().memory);
  await talk.refresh();
  server.refusal = "Too many tries: please wait 20 seconds.";
  talk.say("Hello");
  await vi.waitFor(() => expect(talk.get().unsent[0]?.fault).toMatch(/wait 20 seconds/));
  server.refusal = "";
  await talk.refresh();
  expect(server.heard).toEqual([]);
  talk.retry(talk.get().unsent[0]?.key ?? 0);
  await vi.waitFor(() => expect(bodies(talk.get())).toEqual(["Hello"]));
});

it("listens only while somebody looks, and reads what was missed", async () => {
  const { calls, server, hearers } = createServer();
  const { memory } = createMemory();
  const talk = createConversation(calls, memory);
  talk.wake(true);
  await talk.refresh();
  expect(hearers.size).toBe(0);
  talk.say("Hello");
  await vi.waitFor(() => expect(hearers.size).toBe(1));
  server.put("desk", "Namaste");
  await vi.waitFor(() => expect(bodies(talk.get())).toEqual(["Hello", "Namaste"]));
  talk.wake(false);
  expect(hearers.size).toBe(0);
  expect(talk.get().link).toBe("off");
  server.put("desk", "Are you there?");
  talk.wake(true);
  await vi.waitFor(() => expect(talk.get().messages).toHaveLength(3));
});

it("reads a long conversation to its end", async () => {
  const { calls, server } = createServer();
  server.thread = { id: "one", status: "open", name: "", email: "" };
  for (let index = 0; index < 450; index++) server.put("desk", `Line ${index}`);
  const talk = createConversation(calls, createMemory({ thread: "one", to: 448 }).memory);
  await talk.refresh();
  expect(talk.get().messages).toHaveLength(450);
  expect(talk.get().readTo).toBe(448);
});

it("hears that another tab read on, began anew or left", async () => {
  const { calls, server } = createServer();
  const { memory, kept } = createMemory();
  const talk = createConversation(calls, memory);
  await talk.refresh();
  talk.say("Hello");
  await vi.waitFor(() => expect(kept.seen).toEqual({ thread: "one", to: 1 }));
  server.put("desk", "Namaste");
  await talk.refresh();
  kept.seen = { thread: "one", to: 2 };
  talk.hearTab();
  expect(talk.get().readTo).toBe(2);
  server.thread = { id: "two", status: "open", name: "", email: "" };
  kept.seen = { thread: "two", to: 0 };
  talk.hearTab();
  await vi.waitFor(() => expect(talk.get().thread?.id).toBe("two"));
  await talk.leave();
  expect(talk.get()).toMatchObject({ thread: null, messages: [] });
  expect(kept.seen).toBeNull();
});

it("finds what was written before a reload", () => {
  const { calls } = createServer();
  const draft = { text: "Half a sen", unsent: ["Not sent"] };
  const talk = createConversation(calls, createMemory(null, draft).memory);
  expect(talk.draft()).toBe("Half a sen");
  expect(talk.get().unsent).toMatchObject([{ body: "Not sent", state: "failed" }]);
});

import { expect, it } from "vitest";
import type { ChatMessage, ChatState } from "#contract/wire/chat.ts";
import {
  type Chat,
  countUnread,
  discard,
  emptyChat,
  holdBack,
  lastId,
  markRead,
  receive,
  refuse,
  sendAgain,
  tidyText,
  write,
} from "./chat-state.ts";

const message = (id: number, author: ChatMessage["author"], body = `Text ${id}`): ChatMessage => ({
  id,
  author,
  body,
  created_at: "2026-11-20T10:00:00.000Z",
});
const answer = (messages: ChatMessage[], id = "one"): ChatState => ({
  thread: { id, status: "open", name: "", email: "" },
  present: true,
  messages,
});
const ids = (chat: Chat) => chat.messages.map(({ id }) => id);
const states = (chat: Chat) => chat.unsent.map(({ state, fault }) => [state, fault]);

it("takes each message once, in order", () => {
  const first = receive(emptyChat, answer([message(1, "visitor"), message(2, "desk")]));
  const second = receive(first, answer([message(2, "desk"), message(4, "desk")]));
  expect(ids(second)).toEqual([1, 2, 4]);
  expect(lastId(second)).toBe(4);
  expect(second).toMatchObject({ phase: "ready", present: true });
});

it("begins anew when the conversation is another one", () => {
  const first = markRead(receive(emptyChat, answer([message(1, "desk")])), 1);
  const next = receive(first, answer([message(7, "desk")], "two"));
  expect(ids(next)).toEqual([7]);
  expect(next.readTo).toBe(0);
  const gone = receive(next, { thread: null, present: false, messages: [] });
  expect(ids(gone)).toEqual([]);
});

it("counts the desk's unseen answers, never one's own words", () => {
  const chat = receive(
    emptyChat,
    answer([message(1, "visitor"), message(2, "desk"), message(3, "desk")]),
  );
  expect(countUnread(chat)).toBe(2);
  expect(countUnread(markRead(chat, 2))).toBe(1);
  expect(countUnread(markRead(markRead(chat, 3), 1))).toBe(0);
});

it("knows a text again that arrived although its sending seemed to fail", () => {
  const typed = "  क्या लेह मई में खुला है?\r\n\r\n\r\n\r\nThank you. ";
  const held = holdBack(write(emptyChat, 1, typed));
  expect(states(held)).toEqual([["failed", undefined]]);
  const chat = receive(held, answer([message(5, "visitor", tidyText(typed))]));
  expect(chat.unsent).toEqual([]);
  expect(tidyText(typed)).toBe("क्या लेह मई में खुला है?\n\nThank you.");
});

it("takes one of two like texts for one arrival", () => {
  const twice = write(write(emptyChat, 1, "Hello"), 2, "Hello");
  expect(receive(twice, answer([message(5, "visitor", "Hello")])).unsent).toHaveLength(1);
});

it("sends again by itself only what nobody answered", () => {
  const both = write(write(emptyChat, 1, "One"), 2, "Two");
  const chat = holdBack(refuse(both, 1, "Please wait 20 seconds."));
  expect(states(chat)).toEqual([
    ["failed", "Please wait 20 seconds."],
    ["failed", undefined],
  ]);
  expect(states(sendAgain(chat))).toEqual([
    ["failed", "Please wait 20 seconds."],
    ["sending", undefined],
  ]);
  expect(states(sendAgain(chat, 1))[0]).toEqual(["sending", undefined]);
  expect(discard(chat, 1).unsent.map(({ body }) => body)).toEqual(["Two"]);
});

import type { ChatMessage, ChatState } from "#contract/wire/chat.ts";

/** What the visitor's side of the site's own chat knows, and how it changes. Nothing here talks to anybody. */

export type Unsent = {
  key: number;
  body: string;
  state: "sending" | "failed";
  /** Why the server refused it. Absent when nobody answered: then it goes again by itself. */
  fault?: string;
};

export type Chat = {
  /** `unreachable`: asked, and nobody answered. */
  phase: "asking" | "ready" | "unreachable";
  /** Whether news come by themselves; `off` while there is no conversation, or nobody looks. */
  link: "off" | "live" | "lost";
  thread: ChatState["thread"];
  /** Somebody sits at the desk now. */
  present: boolean;
  messages: readonly ChatMessage[];
  /** Written here and not known to have arrived, oldest first. */
  unsent: readonly Unsent[];
  /** Id of the last message that was before the visitor's eyes. */
  readTo: number;
};

export const emptyChat: Chat = {
  phase: "asking",
  link: "off",
  thread: null,
  present: false,
  messages: [],
  unsent: [],
  readTo: 0,
};

/** As the server keeps a text: to know one's own words again. */
export const tidyText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** Id behind which the next messages are asked for; 0: all of them. */
export const lastId = (chat: Chat): number => chat.messages.at(-1)?.id ?? 0;

/** Answers of the desk that were not seen yet. */
export const countUnread = (chat: Chat): number =>
  chat.messages.filter(({ id, author }) => author === "desk" && id > chat.readTo).length;

/** Another conversation than the one known so far: what was asked for behind a message is not all of it. */
export const isOther = (chat: Chat, answer: ChatState): boolean =>
  chat.thread !== null && chat.thread.id !== answer.thread?.id;

/**
 * The chat with an answer of the server laid over it, each message once. What arrived although its
 * sending seemed to fail is not kept as unsent: it would be sent twice.
 */
export function receive(chat: Chat, answer: ChatState): Chat {
  const other = isOther(chat, answer);
  const known = other ? [] : chat.messages;
  const ids = new Set(known.map(({ id }) => id));
  const fresh = answer.messages.filter(({ id }) => !ids.has(id));
  const unsent = [...chat.unsent];
  for (const { author, body } of fresh) {
    if (author !== "visitor") continue;
    const mine = unsent.findIndex((item) => tidyText(item.body) === body);
    if (mine >= 0) unsent.splice(mine, 1);
  }
  return {
    ...chat,
    phase: "ready",
    thread: answer.thread,
    present: answer.present,
    messages: [...known, ...fresh].sort((a, b) => a.id - b.id),
    unsent,
    readTo: other ? 0 : chat.readTo,
  };
}

export const write = (chat: Chat, key: number, body: string): Chat => ({
  ...chat,
  unsent: [...chat.unsent, { key, body, state: "sending" }],
});

/** Refused, with the server's sentence: that one text alone stays behind. */
export const refuse = (chat: Chat, key: number, fault: string): Chat => ({
  ...chat,
  unsent: chat.unsent.map((item) =>
    item.key === key ? { ...item, state: "failed", fault } : item,
  ),
});

/** Nobody answered: everything under way waits. */
export const holdBack = (chat: Chat): Chat => ({
  ...chat,
  unsent: chat.unsent.map((item) =>
    item.state === "sending" ? { key: item.key, body: item.body, state: "failed" } : item,
  ),
});

/** Sends again: one text, or without a key all that nobody answered. */
export const sendAgain = (chat: Chat, key?: number): Chat => ({
  ...chat,
  unsent: chat.unsent.map((item) =>
    item.key === key || (key === undefined && item.fault === undefined)
      ? { key: item.key, body: item.body, state: "sending" }
      : item,
  ),
});

export const discard = (chat: Chat, key: number): Chat => ({
  ...chat,
  unsent: chat.unsent.filter((item) => item.key !== key),
});

export const markRead = (chat: Chat, to: number): Chat =>
  to > chat.readTo ? { ...chat, readTo: to } : chat;

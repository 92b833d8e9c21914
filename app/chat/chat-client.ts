import { findStoredUser } from "#app/calls/auth.ts";
import { callApi, type Method } from "#app/calls/call-api.ts";
import { findBearer } from "#app/calls/call-as-traveller.ts";
import { CallError, withSentence } from "#app/calls/call-error.ts";
import { m } from "#app/paraglide/messages.js";
import type { ChatContactInput, ChatState } from "#contract/wire/chat.ts";

/** The calls of the site's own chat. Who is speaking stands in a cookie that no script reads. */

const patience = 20_000;

export type ChatWords = { message: string; name: string; email: string };
export type ChatHearer = { onOpen(): void; onNews(): void; onLost(): void };

export type ChatCalls = {
  read(after: number): Promise<ChatState>;
  say(words: ChatWords, after: number): Promise<ChatState>;
  setContact(contact: ChatContactInput): Promise<ChatState>;
  /** Forgets the conversation in this browser; the desk keeps it. */
  leave(): Promise<void>;
  /** @returns what ends the listening */
  listen(hearer: ChatHearer): () => void;
};

/** So that the account's own download has what was said: a conversation of nobody's is as good. */
const findOwnBearer = async (): Promise<Record<string, string>> =>
  findStoredUser() ? findBearer().catch(() => ({})) : {};

/** @throws CallError with a sentence for the visitor; `offline` when it may work a moment later */
async function call<T>(method: Method, path: string, body?: object, headers = {}): Promise<T> {
  try {
    return await callApi<T>(method, `/api/chat${path}`, body, { headers, patience });
  } catch (error) {
    throw error instanceof CallError ? withSentence(error, m.chat_unreachable()) : error;
  }
}

const retryAfter = 5000;

function listen({ onOpen, onNews, onLost }: ChatHearer): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function connect() {
    source = new EventSource("/api/chat/stream");
    source.onopen = onOpen;
    source.onmessage = onNews;
    source.onerror = () => {
      onLost();
      // An answer that is no stream (a proxy's 502) ends it for good: begin a new one.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, retryAfter);
    };
  }
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

export const chatCalls: ChatCalls = {
  read: (after) => call("GET", `?after=${after}`),
  say: async (words, after) => call("POST", `?after=${after}`, words, await findOwnBearer()),
  setContact: (contact) => call("PUT", "/contact", contact),
  leave: () => call("DELETE", ""),
  listen,
};

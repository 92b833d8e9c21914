import { findStoredUser, openAuth } from "#app/calls/auth.ts";
import { m } from "#app/paraglide/messages.js";
import type { ChatContactInput, ChatState } from "#contract/chat.ts";
import type { ErrorBody } from "#contract/errors.ts";

/** The calls of the site's own chat. Who is speaking stands in a cookie that no script reads. */

const patience = 20_000;

/** A call that came to nothing. `answered`: the server said why, and would say so again. */
export class ChatFault extends Error {
  override name = "ChatFault";
  readonly answered: boolean;
  constructor(message: string, answered: boolean) {
    super(message);
    this.answered = answered;
  }
}

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
async function findBearer(): Promise<Record<string, string>> {
  if (!findStoredUser()) return {};
  try {
    const { data } = await (await openAuth()).getSession();
    return data.session ? { authorization: `Bearer ${data.session.access_token}` } : {};
  } catch {
    return {};
  }
}

async function call<T>(method: string, path: string, body?: object, bearer = {}): Promise<T> {
  let response: Response;
  let answer: T & Partial<ErrorBody>;
  try {
    response = await fetch(`/api/chat${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: "application/json",
        ...bearer,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    answer = (await response.json()) as T & Partial<ErrorBody>;
  } catch {
    throw new ChatFault(m.chat_unreachable(), false);
  }
  if (response.ok) return answer;
  throw new ChatFault(answer.message ?? m.chat_unreachable(), response.status < 500);
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
  say: async (words, after) => call("POST", `?after=${after}`, words, await findBearer()),
  setContact: (contact) => call("PUT", "/contact", contact),
  leave: () => call("DELETE", ""),
  listen,
};

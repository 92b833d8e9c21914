import { CallError } from "#app/calls/call-error.ts";
import type { ChatContactInput, ChatState } from "#contract/wire/chat.ts";
import type { ChatCalls } from "./chat-client.ts";
import type { ChatMemory } from "./chat-memory.ts";
import {
  type Chat,
  discard,
  emptyChat,
  holdBack,
  isOther,
  lastId,
  markRead,
  receive,
  refuse,
  sendAgain,
  write,
} from "./chat-state.ts";

/** As many as the server sends at once: then there may be more. */
const pageOfServer = 200;
const nobody = { name: "", email: "" };

export type Conversation = ReturnType<typeof createConversation>;

/**
 * The visitor's conversation with the desk: reads, sends one text after the other, listens while
 * somebody looks, and remembers. `subscribe` and `get` are for React's external store.
 */
export function createConversation(calls: ChatCalls, memory: ChatMemory) {
  const seen = memory.readSeen();
  const draft = memory.readDraft();
  let nextKey = 1;
  let chat: Chat = {
    ...emptyChat,
    readTo: seen?.to ?? 0,
    unsent: (draft?.unsent ?? []).map((body) => ({ key: nextKey++, body, state: "failed" })),
  };
  let text = draft?.text ?? "";
  let contact = nobody;
  let hush: (() => void) | null = null;
  let awake = false;
  let sending = false;
  let reading: Promise<void> | null = null;
  let readAgain = false;
  const watchers = new Set<() => void>();

  function set(next: Chat): void {
    if (next === chat) return;
    const { unsent } = chat;
    chat = next;
    if (next.unsent !== unsent) remember();
    for (const watcher of watchers) watcher();
  }
  const remember = () => memory.keepDraft({ text, unsent: chat.unsent.map(({ body }) => body) });

  function take(answer: ChatState): void {
    set(receive(chat, answer));
    const { thread } = chat;
    if (!thread) memory.keepSeen(null);
    else if (memory.readSeen()?.thread !== thread.id)
      memory.keepSeen({ thread: thread.id, to: chat.readTo });
    listen();
  }

  async function readAll(): Promise<void> {
    for (;;) {
      const answer = await calls.read(lastId(chat));
      const partial = isOther(chat, answer) && lastId(chat) > 0;
      take(partial ? { ...answer, messages: [] } : answer);
      if (!partial && answer.messages.length < pageOfServer) return;
      if (partial && !answer.thread) return;
    }
  }

  /** Reads what is new; asked again meanwhile, it reads once more. Never fails: `phase` and `link` tell. */
  function refresh(): Promise<void> {
    if (reading) {
      readAgain = true;
      return reading;
    }
    reading = (async () => {
      try {
        do {
          readAgain = false;
          await readAll();
        } while (readAgain);
        set(sendAgain(chat));
        void send();
      } catch {
        if (chat.phase === "asking") set({ ...chat, phase: "unreachable" });
      } finally {
        reading = null;
      }
    })();
    return reading;
  }

  /** One after the other: the first of a conversation makes it, and its cookie. */
  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    for (;;) {
      const next = chat.unsent.find(({ state }) => state === "sending");
      if (!next) break;
      try {
        const answer = await calls.say({ message: next.body, ...contact }, lastId(chat));
        contact = nobody;
        set(discard(chat, next.key));
        take(answer);
        if (answer.thread) read();
      } catch (fault) {
        const refused = fault instanceof CallError && fault.status > 0 && fault.status < 500;
        set(refused ? refuse(chat, next.key, fault.message) : holdBack(chat));
      }
    }
    sending = false;
  }

  function listen(): void {
    const wanted = awake && chat.thread !== null;
    if (wanted && !hush) {
      hush = calls.listen({
        onOpen: () => {
          set({ ...chat, link: "live" });
          void refresh();
        },
        onNews: () => void refresh(),
        onLost: () => set({ ...chat, link: "lost" }),
      });
    } else if (!wanted && hush) {
      hush();
      hush = null;
      set({ ...chat, link: "off" });
    }
  }

  /** All that is there was before the visitor's eyes. */
  function read(): void {
    const { thread } = chat;
    const to = lastId(chat);
    if (!thread || to <= chat.readTo) return;
    set(markRead(chat, to));
    memory.keepSeen({ thread: thread.id, to });
  }

  return {
    get: () => chat,
    subscribe(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    refresh,
    read,

    /** Begins to listen, or stops: a page that nobody looks at is not there for the desk either. */
    wake(on: boolean): void {
      if (awake === on) return;
      awake = on;
      listen();
      if (on && chat.thread) void refresh();
    },

    /** `from`: where the answer may follow, asked with a first message when nobody is at the desk. */
    say(body: string, from: { name: string; email: string } = nobody): void {
      if (from.email || from.name) contact = from;
      text = "";
      set(write(chat, nextKey++, body));
      void send();
    },
    retry(key: number): void {
      set(sendAgain(chat, key));
      void send();
    },
    discard: (key: number) => set(discard(chat, key)),

    /** @throws CallError with a sentence for the form */
    async setContact(input: ChatContactInput): Promise<void> {
      const answer = await calls.setContact(input);
      set({ ...chat, thread: answer.thread });
    },

    /** @throws CallError when the server could not be reached */
    async leave(): Promise<void> {
      await calls.leave();
      set({ ...chat, unsent: [] });
      take({ thread: null, present: chat.present, messages: [] });
    },

    /** Another tab began, read or left a conversation. */
    hearTab(): void {
      const other = memory.readSeen();
      if (other?.thread !== chat.thread?.id) void refresh();
      else if (other) set(markRead(chat, other.to));
    },

    draft: () => text,
    keepDraft(next: string): void {
      text = next;
      remember();
    },
  };
}

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { m } from "#app/paraglide/messages.js";
import { type Chat, lastId, type Unsent } from "./chat-state.ts";
import type { Conversation } from "./conversation.ts";
import styles from "./message-log.module.css";

const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** "14:05" today, "20 Nov, 14:05" before. */
function writeTime(iso: string): string {
  const at = new Date(iso);
  const isToday = at.toDateString() === new Date().toDateString();
  return (isToday ? time : dayAndTime).format(at);
}

/** So near its end the reader is following, and is taken along; who has gone back is left in peace. */
const nearEnd = 160;

type MessageLogProps = { conversation: Conversation; chat: Chat; children?: ReactNode };

/** What was said, oldest first; one's own on the right; what was not sent at the end, with a way out. */
export function MessageLog({ conversation, chat, children }: MessageLogProps) {
  const log = useRef<HTMLElement>(null);
  const wasNear = useRef(true);
  const end = `${lastId(chat)} ${chat.unsent.map(({ key, state }) => key + state).join()}`;
  const own = chat.unsent.length;
  const owned = useRef(own);
  useLayoutEffect(() => {
    const box = log.current;
    if (box && (wasNear.current || own > owned.current)) box.scrollTop = box.scrollHeight;
    owned.current = own;
  }, [end]);
  return (
    <section
      ref={log}
      className={styles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach that.
      tabIndex={0}
      aria-label={m.chat_log()}
      onScroll={({ currentTarget: box }) => {
        wasNear.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
      }}
    >
      <div role="log" aria-label={m.chat_log()} className={styles.lines}>
        <div className={styles.line}>
          <p>{m.chat_hello()}</p>
        </div>
        {chat.messages.map((message) => {
          const isOwn = message.author === "visitor";
          return (
            <div key={message.id} className={styles.line} data-own={isOwn || undefined}>
              <p dir="auto">{message.body}</p>
              <span className={styles.by}>
                {isOwn ? m.chat_you() : m.site_name()} ·{" "}
                <time dateTime={message.created_at}>{writeTime(message.created_at)}</time>
              </span>
            </div>
          );
        })}
        {chat.unsent.map((item) => (
          <UnsentLine key={item.key} item={item} conversation={conversation} />
        ))}
      </div>
      {children}
    </section>
  );
}

function UnsentLine({ item, conversation }: { item: Unsent; conversation: Conversation }) {
  const failed = item.state === "failed";
  return (
    <div className={styles.line} data-own data-state={item.state}>
      <p dir="auto">{item.body}</p>
      <span className={styles.by}>
        {failed ? (item.fault ?? m.chat_not_sent()) : m.chat_sending()}
      </span>
      {failed && (
        <span className={styles.ways}>
          <button type="button" onClick={() => conversation.retry(item.key)}>
            {m.error_again()}
          </button>
          <button type="button" onClick={() => conversation.discard(item.key)}>
            {m.chat_discard()}
          </button>
        </span>
      )}
    </div>
  );
}

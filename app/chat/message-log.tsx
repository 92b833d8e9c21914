import { type ReactNode, useLayoutEffect, useRef } from "react";
import { m } from "#app/paraglide/messages.js";
import { Bubble, bubblesClass } from "#app/talk/bubble.tsx";
import { formatRecent } from "#app/ui/format-dates.ts";
import { type Chat, lastId, type Unsent } from "./chat-state.ts";
import type { Conversation } from "./conversation.ts";
import styles from "./message-log.module.css";

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
      <div role="log" aria-label={m.chat_log()} className={bubblesClass}>
        <Bubble body={m.chat_hello()} />
        {chat.messages.map(({ id, author, body, created_at: at }) => (
          <Bubble
            key={id}
            own={author === "visitor"}
            body={body}
            by={
              <>
                {author === "visitor" ? m.chat_you() : m.site_name()} ·{" "}
                <time dateTime={at}>{formatRecent(at)}</time>
              </>
            }
          />
        ))}
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
    <Bubble
      own
      state={item.state}
      body={item.body}
      by={failed ? (item.fault ?? m.chat_not_sent()) : m.chat_sending()}
    >
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
    </Bubble>
  );
}

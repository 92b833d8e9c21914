import { useEffect, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { DeskSelf } from "#contract/desk-admins.ts";
import type { DeskChatPage, DeskChatThread } from "#contract/desk-voices.ts";
import { Composer, Conversation } from "./conversation.tsx";
import { callDesk } from "./desk-client.ts";
import { formatAgo } from "./format.ts";
import { useAnnounce, useLive } from "./live.tsx";
import styles from "./messages/messages-tab.module.css";
import {
  badgeClass,
  Chips,
  dotClass,
  Fault,
  ListBody,
  LoadingRows,
  NothingOpen,
  rowClass,
  rowsClass,
  Split,
  TabHead,
} from "./parts.tsx";
import { useAction } from "./use-action.ts";
import { useAddress } from "./use-address.ts";
import { findNeighbour, useKeys } from "./use-keys.ts";
import { useList } from "./use-list.ts";
import { useResource } from "./use-resource.ts";

const nameOf = (chat: { name: string; email: string }) =>
  chat.name || chat.email || m.desk_chat_visitor();

/** The site's own chat: who writes now, and what the desk answers. */
export function ChatTab({ self }: { self: DeskSelf }) {
  const address = useAddress();
  const openId = address.get("chat");
  const [status, setStatus] = useState<"open" | "closed">("open");
  const list = useList(`/chats?status=${status}`, "before", (answer: DeskChatPage) => ({
    rows: answer.chats,
    next: answer.next,
  }));
  useLive(["chat"], () => void list.reload());
  const open = (id: string | null) => address.set({ chat: id });
  const move = (by: 1 | -1) => {
    const next = findNeighbour(list.rows?.map(({ id }) => id) ?? [], openId, by);
    if (next) open(next);
  };
  useKeys({ j: () => move(1), k: () => move(-1), Escape: () => open(null) });

  return (
    <>
      <TabHead title={m.desk_chat()}>
        <Chips
          label={m.desk_message_state()}
          value={status}
          options={[
            { value: "open", label: m.desk_chat_open() },
            { value: "closed", label: m.desk_chat_closed() },
          ]}
          onChange={setStatus}
        />
      </TabHead>
      <Split
        open={openId !== null}
        onClose={() => open(null)}
        paneLabel={m.desk_chat()}
        list={
          <ListBody
            list={list}
            empty={{ title: m.desk_chat_empty(), lede: m.desk_chat_empty_lede() }}
          >
            {(rows) => (
              <ul className={rowsClass}>
                {rows.map((chat) => (
                  <li key={chat.id}>
                    <button
                      type="button"
                      className={rowClass}
                      aria-current={chat.id === openId}
                      onClick={() => open(chat.id)}
                    >
                      <span className={styles.top}>
                        <strong>{nameOf(chat)}</strong>
                        {chat.unread > 0 && (
                          <span className={dotClass} role="img" aria-label={m.desk_unread()} />
                        )}
                        <time dateTime={chat.lastAt}>{formatAgo(chat.lastAt)}</time>
                      </span>
                      <span className={styles.body}>{chat.lastBody}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </ListBody>
        }
        pane={
          openId === null ? (
            <NothingOpen text={m.desk_chat_pick()} />
          ) : self.role === "viewer" ? (
            <p className="muted">{m.desk_chat_viewer()}</p>
          ) : (
            <ChatPane key={openId} id={openId} />
          )
        }
      />
    </>
  );
}

function ChatPane({ id }: { id: string }) {
  const thread = useResource<DeskChatThread>(`/chats/${id}`);
  const action = useAction();
  useLive(["chat"], (ids) => {
    if (ids.size === 0 || ids.has(id)) void thread.reload();
  });
  const announce = useAnnounce();
  const last = thread.data?.messages.at(-1)?.id;
  useEffect(() => {
    if (!last) return;
    document.getElementById("chat-end")?.scrollIntoView({ block: "nearest" });
    announce("chat");
  }, [last, announce]);
  const { data } = thread;
  if (!data)
    return thread.fault ? (
      <Fault text={thread.fault} onRetry={() => void thread.reload()} />
    ) : (
      <LoadingRows count={3} />
    );
  return (
    <article>
      <header className={styles.head}>
        <h3 className="h3">{nameOf(data)}</h3>
        <span className={badgeClass} data-tone={data.visitorPresent ? "ok" : undefined}>
          {data.visitorPresent ? m.desk_chat_here() : m.desk_chat_gone()}
        </span>
      </header>
      <p className={styles.contact}>
        {data.email ? (
          <a href={`mailto:${data.email}`}>{data.email}</a>
        ) : (
          <span className="muted">{m.desk_chat_no_address()}</span>
        )}
      </p>
      <Conversation
        empty=""
        lines={data.messages.map((message) => ({
          id: message.id,
          own: message.author === "desk",
          who: message.author === "desk" ? m.site_name() : nameOf(data),
          body: message.body,
          at: message.created_at,
        }))}
      />
      <div id="chat-end" />
      <Composer
        label={m.desk_chat_answer()}
        send={m.desk_chat_send()}
        sending={m.desk_sending()}
        maxLength={2000}
        onSend={(body) =>
          action.run("answer", async () =>
            thread.set(await callDesk("POST", `/chats/${id}/messages`, { body })),
          )
        }
      />
      {data.status === "open" && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            busy={action.busy === "close"}
            onClick={() =>
              void action.run("close", async () =>
                thread.set(await callDesk("POST", `/chats/${id}/close`, {})),
              )
            }
          >
            {m.desk_chat_close()}
          </Button>
        </div>
      )}
    </article>
  );
}

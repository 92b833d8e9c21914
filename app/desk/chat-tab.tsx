import { useEffect, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { usePages } from "#app/calls/use-pages.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { MakeRequest } from "#app/desk/requests/make-request.tsx";
import { Chips } from "#app/desk/ui/chips.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Composer, Conversation } from "#app/talk/conversation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskChatPage, DeskChatThread } from "#contract/wire/desk-voices.ts";
import { Inbox, type InboxLine } from "./inbox.tsx";
import { useAnnounce, useLive } from "./live.tsx";
import styles from "./messages/messages-tab.module.css";
import { WritesIn } from "./messages/writes-in.tsx";

const nameOf = (chat: { name: string; email: string }) =>
  chat.name || chat.email || m.desk_chat_visitor();

const toLine = (chat: DeskChatPage["chats"][number]): InboxLine => ({
  id: chat.id,
  title: nameOf(chat),
  at: chat.lastAt,
  unread: chat.unread > 0,
  body: chat.lastBody,
});

/** The site's own chat: who writes now, and what the desk answers. */
export function ChatTab({ self }: { self: DeskSelf }) {
  const [status, setStatus] = useState<"open" | "closed">("open");
  const list = usePages(
    callAsAdmin,
    `/api/desk/chats?status=${status}`,
    "before",
    (answer: DeskChatPage) => ({
      rows: answer.chats.map(toLine),
      next: answer.next,
    }),
  );
  useLive(["chat"], () => void list.reload());
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
      <Inbox
        name="chat"
        list={list}
        empty={{ title: m.desk_chat_empty(), lede: m.desk_chat_empty_lede() }}
        paneLabel={m.desk_chat()}
        pick={m.desk_chat_pick()}
        pane={(id) =>
          self.role === "viewer" ? (
            <p className="muted">{m.desk_chat_viewer()}</p>
          ) : (
            <ChatPane key={id} id={id} />
          )
        }
      />
    </>
  );
}

function ChatPane({ id }: { id: string }) {
  const thread = useQuery<DeskChatThread>(callAsAdmin, `/api/desk/chats/${id}`);
  const action = useDeskAction();
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
        <WritesIn language={data.language} />
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
        draft={`chat-${id}`}
        onSend={(body) =>
          action.run("answer", async () =>
            thread.set(await callAsAdmin("POST", `/api/desk/chats/${id}/messages`, { body })),
          )
        }
      />
      <div className={styles.actions}>
        <MakeRequest
          from={{
            origin: `chat ${id.slice(0, 8)}`,
            source: "chat",
            text: data.messages
              .filter(({ author }) => author === "visitor")
              .map(({ body }) => body)
              .join("\n"),
            name: data.name,
            email: data.email,
            phone: "",
          }}
        />
        {data.status === "open" && (
          <Button
            variant="secondary"
            size="small"
            busy={action.busy === "close"}
            onClick={() =>
              void action.run("close", async () =>
                thread.set(await callAsAdmin("POST", `/api/desk/chats/${id}/close`, {})),
              )
            }
          >
            {m.desk_chat_close()}
          </Button>
        )}
      </div>
    </article>
  );
}

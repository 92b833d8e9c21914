import { useState } from "react";
import { formatAgo, stageNames } from "#app/desk/format.ts";
import { useLive } from "#app/desk/live.tsx";
import {
  badgeClass,
  Chips,
  dotClass,
  ListBody,
  NothingOpen,
  rowClass,
  rowsClass,
  Split,
  TabHead,
} from "#app/desk/parts.tsx";
import { TripPane } from "#app/desk/pipeline/trip-pane.tsx";
import { useAddress } from "#app/desk/use-address.ts";
import { findNeighbour, useKeys } from "#app/desk/use-keys.ts";
import { useList } from "#app/desk/use-list.ts";
import { m } from "#app/paraglide/messages.js";
import type { TalkListItem } from "#contract/desk.ts";
import type { DeskSelf } from "#contract/desk-admins.ts";
import type { DeskContact, DeskContactPage } from "#contract/desk-voices.ts";
import { ContactPane } from "./contact-pane.tsx";
import { contactStatusNames } from "./contact-status.ts";
import styles from "./messages-tab.module.css";

type Box = "trips" | "contact";
type Item = {
  id: string;
  title: string;
  sub: string;
  body: string;
  at: string;
  unread: boolean;
  badge?: string;
};

const fromTalk = (talk: TalkListItem): Item => ({
  id: talk.id,
  title: talk.name,
  sub: `${talk.destination} · ${stageNames[talk.stage]()}`,
  body: talk.last.author === "desk" ? m.desk_you_wrote({ text: talk.last.body }) : talk.last.body,
  at: talk.last.at,
  unread: talk.unread,
});
const fromContact = (message: DeskContact): Item => ({
  id: message.id,
  title: message.name,
  sub: message.reference,
  body: message.message,
  at: message.createdAt,
  unread: message.status === "new",
  badge: contactStatusNames[message.status](),
});
/** Both ways in which people write: about a request, and through the contact form. */
export function MessagesTab({ self }: { self: DeskSelf }) {
  const address = useAddress();
  const openId = address.get("message");
  const box: Box = address.get("box") === "contact" ? "contact" : "trips";
  const [only, setOnly] = useState<"all" | "open">("all");
  const path =
    box === "trips"
      ? `/talks${only === "open" ? "?unread=1" : ""}`
      : `/contact${only === "open" ? "?status=new" : ""}`;
  const list = useList(
    path,
    "before",
    (answer: { talks?: TalkListItem[]; next: string | null } & Partial<DeskContactPage>) => ({
      rows: answer.talks?.map(fromTalk) ?? answer.messages?.map(fromContact) ?? [],
      next: answer.next,
    }),
  );
  useLive([box === "trips" ? "trips" : "desk-contact"], () => void list.reload());

  const open = (id: string | null) => address.set({ message: id });
  const move = (by: 1 | -1) => {
    const next = findNeighbour(list.rows?.map(({ id }) => id) ?? [], openId, by);
    if (next) open(next);
  };
  useKeys({ j: () => move(1), k: () => move(-1), Escape: () => open(null) });

  return (
    <>
      <TabHead title={m.desk_messages()}>
        <Chips
          label={m.desk_message_box()}
          value={box}
          options={[
            { value: "trips", label: m.desk_box_trips() },
            { value: "contact", label: m.desk_box_contact() },
          ]}
          onChange={(value) => address.set({ box: value, message: null })}
        />
        <Chips
          label={m.desk_message_state()}
          value={only}
          options={[
            { value: "all", label: m.desk_view_all() },
            { value: "open", label: m.desk_view_unread() },
          ]}
          onChange={setOnly}
        />
      </TabHead>
      <Split
        open={openId !== null}
        onClose={() => open(null)}
        paneLabel={m.desk_message()}
        list={
          <ListBody
            list={list}
            empty={{ title: m.desk_messages_empty(), lede: m.desk_messages_empty_lede() }}
          >
            {(rows) => (
              <ul className={rowsClass}>
                {rows.map((item) => (
                  <li key={item.id}>
                    <button
                      type="button"
                      className={`${rowClass} ${styles.row}`}
                      aria-current={item.id === openId}
                      onClick={() => open(item.id)}
                    >
                      <span className={styles.top}>
                        <strong>{item.title}</strong>
                        {item.unread && (
                          <span className={dotClass} role="img" aria-label={m.desk_unread()} />
                        )}
                        <time dateTime={item.at}>{formatAgo(item.at)}</time>
                      </span>
                      <span className={styles.sub}>
                        {item.sub}
                        {item.badge && <span className={badgeClass}>{item.badge}</span>}
                      </span>
                      <span className={styles.body}>{item.body}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </ListBody>
        }
        pane={
          openId === null ? (
            <NothingOpen text={m.desk_message_pick()} />
          ) : box === "trips" ? (
            <TripPane key={openId} id={openId} self={self} onOpen={open} />
          ) : (
            <ContactPane key={openId} id={openId} self={self} />
          )
        }
      />
    </>
  );
}

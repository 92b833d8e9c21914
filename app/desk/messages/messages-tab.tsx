import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { usePages } from "#app/calls/use-pages.ts";
import { Inbox, type InboxLine } from "#app/desk/inbox.tsx";
import { useLive } from "#app/desk/live.tsx";
import { stageNames } from "#app/desk/request-names.ts";
import { TripPane } from "#app/desk/requests/trip-pane.tsx";
import { Chips } from "#app/desk/ui/chips.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import { useAddress } from "#app/ui/use-address.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskContact, DeskContactPage } from "#contract/wire/desk-contacts.ts";
import type { TalkListItem } from "#contract/wire/trip-talks.ts";
import { ContactPane } from "./contact-pane.tsx";
import { contactStatusNames } from "./contact-status.ts";

type Box = "trips" | "contact";

const fromTalk = (talk: TalkListItem): InboxLine => ({
  id: talk.id,
  title: talk.name,
  sub: `${talk.destination} · ${stageNames[talk.stage]()}`,
  body: talk.last.author === "desk" ? m.desk_you_wrote({ text: talk.last.body }) : talk.last.body,
  at: talk.last.at,
  unread: talk.unread,
});
const fromContact = (message: DeskContact): InboxLine => ({
  id: message.id,
  title: message.name,
  sub: (
    <>
      {message.reference}
      {message.source === "mail" && <span className={badgeClass}>{m.desk_contact_mail()}</span>}
      <span className={badgeClass}>{contactStatusNames[message.status]()}</span>
    </>
  ),
  body: message.subject || message.message,
  at: message.createdAt,
  unread: message.status === "new",
});

/** Both ways in which people write: about a request, and through the contact form. */
export function MessagesTab({ self }: { self: DeskSelf }) {
  const address = useAddress();
  const box: Box = address.get("box") === "contact" ? "contact" : "trips";
  const only = address.get("show") === "unread" ? "open" : "all";
  const path =
    box === "trips"
      ? `/api/desk/talks${only === "open" ? "?unread=1" : ""}`
      : `/api/desk/contact${only === "open" ? "?status=new" : ""}`;
  const list = usePages(
    callAsAdmin,
    path,
    "before",
    (answer: { talks?: TalkListItem[]; next: string | null } & Partial<DeskContactPage>) => ({
      rows: answer.talks?.map(fromTalk) ?? answer.messages?.map(fromContact) ?? [],
      next: answer.next,
    }),
  );
  useLive([box === "trips" ? "trips" : "desk-contact"], () => void list.reload());

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
          onChange={(value) =>
            address.set({ show: value === "open" ? "unread" : null }, { replace: true })
          }
        />
      </TabHead>
      <Inbox
        name="message"
        list={list}
        empty={{ title: m.desk_messages_empty(), lede: m.desk_messages_empty_lede() }}
        paneLabel={m.desk_message()}
        pick={m.desk_message_pick()}
        pane={(id, open) =>
          box === "trips" ? (
            <TripPane key={id} id={id} self={self} onOpen={open} />
          ) : (
            <ContactPane key={id} id={id} self={self} />
          )
        }
      />
    </>
  );
}

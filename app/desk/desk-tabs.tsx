import { Tabs } from "radix-ui";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { KeysHelp } from "#app/desk/ui/keys-help.tsx";
import { LoadingRows } from "#app/desk/ui/list-body.tsx";
import { useKeys } from "#app/desk/ui/use-keys.ts";
import { m } from "#app/paraglide/messages.js";
import { latePart } from "#app/ui/late-part.tsx";
import { useAddress } from "#app/ui/use-address.ts";
import { useMedia } from "#app/ui/use-media.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskOverview } from "#contract/wire/desk-overview.ts";
import { type AdminRole, isAtLeast } from "#contract/wire/desk-roles.ts";
import styles from "./desk.module.css";
import type { GoTo } from "./go-to.ts";
import { useLive } from "./live.tsx";
import { usePresence } from "./use-presence.ts";

/** Parts of the address that say what is open in a tab: another tab's are not this one's. */
const places = [
  "trip",
  "message",
  "chat",
  "show",
  "owner",
  "source",
  "sort",
  "search",
  "look",
  "box",
  "part",
  "account",
  "content",
  "report",
];

type TabProps = { self: DeskSelf; onSelf(): void; onGo: GoTo };
type Tab = {
  id: string;
  label(): string;
  /** What waits there, of the overview, and where in the tab it stands. */
  waiting?(waiting: DeskOverview["waiting"]): { count: number; where?: Record<string, string> };
  /** Whose it is at least; without it everybody's who works here. */
  least?: AdminRole;
  /** A line before it. */
  begins?: boolean;
  View: ComponentType<TabProps>;
};

const tabPart = (load: () => Promise<ComponentType<TabProps>>) =>
  latePart(load, { wait: <LoadingRows /> });

/** The tabs, each loaded when first opened. */
const tabs: Tab[] = [
  {
    id: "today",
    label: m.desk_today,
    // The release before says nothing of it.
    waiting: ({ secondPerson = 0 }) => ({ count: secondPerson }),
    View: tabPart(async () => (await import("./today/today-tab.tsx")).TodayTab),
  },
  {
    id: "requests",
    label: m.desk_requests,
    waiting: ({ due }) => ({ count: due, where: { show: "due" } }),
    View: tabPart(async () => (await import("#app/desk/requests/requests-tab.tsx")).RequestsTab),
  },
  {
    id: "quotes",
    label: m.desk_quotes,
    View: tabPart(async () => (await import("#app/desk/quotes/quotes-tab.tsx")).QuotesTab),
  },
  {
    id: "departures",
    label: m.departures_title,
    View: tabPart(
      async () => (await import("#app/desk/departures/departures-tab.tsx")).DeparturesTab,
    ),
  },
  {
    id: "suppliers",
    label: m.suppliers_title,
    least: "manager",
    View: tabPart(async () => (await import("./suppliers/suppliers-tab.tsx")).SuppliersTab),
  },
  {
    id: "messages",
    label: m.desk_messages,
    waiting: ({ unreadTrips, contact }) => ({
      count: unreadTrips + contact,
      where: { show: "unread", box: unreadTrips > 0 ? "trips" : "contact" },
    }),
    View: tabPart(async () => (await import("#app/desk/messages/messages-tab.tsx")).MessagesTab),
  },
  {
    id: "chat",
    label: m.desk_chat,
    waiting: ({ chats }) => ({ count: chats }),
    View: tabPart(async () => (await import("./chat-tab.tsx")).ChatTab),
  },
  {
    id: "reviews",
    label: m.desk_reviews,
    // The release before has no reviews of trips.
    waiting: ({ reports, tripReviews = 0 }) => ({
      count: reports + tripReviews,
      where: { show: tripReviews > 0 ? "trips" : "reported" },
    }),
    View: tabPart(async () => (await import("./reviews-tab.tsx")).ReviewsTab),
  },
  {
    id: "photos",
    label: m.desk_photos,
    waiting: ({ photos }) => ({ count: photos }),
    View: tabPart(async () => (await import("./photos-tab.tsx")).PhotosTab),
  },
  {
    id: "newsletter",
    label: m.desk_newsletter,
    View: tabPart(
      async () => (await import("#app/desk/newsletter/newsletter-tab.tsx")).NewsletterTab,
    ),
  },
  {
    id: "content",
    label: m.content_title,
    waiting: ({ facts }) => ({ count: facts, where: { show: "reports" } }),
    View: tabPart(async () => (await import("./content/content-tab.tsx")).ContentTab),
  },
  {
    id: "users",
    label: m.admin_tab_users,
    begins: true,
    View: tabPart(async () => (await import("./users-tab.tsx")).UsersTab),
  },
  {
    id: "numbers",
    label: m.desk_numbers,
    View: tabPart(async () => (await import("./numbers/numbers-tab.tsx")).NumbersTab),
  },
  {
    id: "administrators",
    label: m.desk_team,
    View: tabPart(async () => (await import("#app/desk/team/team-tab.tsx")).TeamTab),
  },
  {
    id: "office",
    label: m.desk_office,
    View: tabPart(async () => (await import("./office/office-tab.tsx")).OfficeTab),
  },
  {
    id: "mails",
    label: m.desk_mails,
    waiting: ({ mails }) => ({ count: mails }),
    View: tabPart(async () => (await import("./mails/mails-tab.tsx")).MailsTab),
  },
  {
    id: "audit",
    label: m.desk_audit,
    least: "owner",
    View: tabPart(async () => (await import("./audit-tab.tsx")).AuditTab),
  },
];

/** Names that tabs had, in links of mails and in bookmarks. */
const formerNames: Record<string, string> = { pipeline: "requests", overview: "today" };

/** What waits today, the requests, and what lies beyond them; the open tab stands in the address. */
export function DeskTabs({ self, onSelf }: { self: DeskSelf; onSelf(): void }) {
  const address = useAddress();
  const overview = useQuery<DeskOverview>(callAsAdmin, "/api/desk/overview");
  const [help, setHelp] = useState(false);
  const isRail = useMedia("(min-width: 1100px)");
  const shown = tabs.filter((tab) => isAtLeast(self.role, tab.least ?? "viewer"));
  const asked = address.get("tab") ?? "today";
  const wanted = formerNames[asked] ?? asked;
  const open =
    shown.find(({ id }) => id === wanted)?.id ?? (wanted === "trips" ? "requests" : "today");

  // The specification's table of trips is a look of the requests.
  useEffect(() => {
    if (wanted === "trips") address.set({ tab: "requests", look: "table" }, { replace: true });
  });
  useLive(["trips", "chat", "desk-reviews", "desk-photos", "desk-contact", "desk-facts"], () => {
    void overview.reload();
  });
  useKeys({ "?": () => setHelp(true) });
  usePresence(self.role !== "viewer");

  // The counts make the bar longer when they come.
  const counted = overview.data !== null;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>("[data-state=active]");
    if (tab) bar.current?.scrollTo({ left: tab.offsetLeft - 60 });
  }, [open, counted]);

  const go: GoTo = (tab, where = {}) => {
    const none = Object.fromEntries(places.map((name) => [name, null]));
    address.set({ ...none, ...where, tab: tab === "today" ? null : tab });
    window.scrollTo({ top: 0 });
  };
  const waiting = overview.data?.waiting;
  // What a count counts is what one finds behind it.
  const press = (id: string) => {
    const there = waiting && tabs.find((tab) => tab.id === id)?.waiting?.(waiting);
    go(id, there && there.count > 0 && id !== "requests" ? there.where : {});
  };

  return (
    <Tabs.Root
      value={open}
      onValueChange={press}
      orientation={isRail ? "vertical" : "horizontal"}
      className={styles.frame}
    >
      <Tabs.List ref={bar} className={styles.tabs} aria-label={m.admin_panel_title()}>
        {shown.map(({ id, label, begins, waiting: countOf }) => (
          <Tabs.Trigger
            key={id}
            className={styles.tab}
            value={id}
            data-begins={begins || undefined}
          >
            {label()} {countOf && waiting && <Count of={countOf(waiting).count} />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {shown.map(({ id, View }) => (
        <Tabs.Content key={id} value={id} className={styles.content}>
          <View self={self} onSelf={onSelf} onGo={go} />
        </Tabs.Content>
      ))}
      <KeysHelp open={help} onClose={() => setHelp(false)} />
    </Tabs.Root>
  );
}

/** Nothing is said of nothing. */
function Count({ of: count }: { of: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} data-sun>
      {count}
    </span>
  );
}

import { Tabs } from "radix-ui";
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { KeysHelp } from "#app/desk/ui/keys-help.tsx";
import { LoadingRows } from "#app/desk/ui/list-body.tsx";
import { useKeys } from "#app/desk/ui/use-keys.ts";
import { m } from "#app/paraglide/messages.js";
import { useAddress } from "#app/ui/use-address.ts";
import type { DeskOverview } from "#contract/desk.ts";
import type { DeskSelf } from "#contract/desk-admins.ts";
import styles from "./desk.module.css";
import { useLive } from "./live.tsx";
import { usePresence } from "./use-presence.ts";
import { useUsersAndTrips } from "./use-users-and-trips.ts";
import { UsersAndTrips } from "./users-and-trips.tsx";

type TabProps = { self: DeskSelf; onSelf(): void; onGo(tab: string): void };
type Tab = {
  id: string;
  label(): string;
  /** What waits there, of the overview. */
  waiting?(waiting: DeskOverview["waiting"]): number;
  ownersOnly?: boolean;
  View: ComponentType<TabProps>;
};

/** The tabs behind the specification's two, each loaded when first opened. */
const tabs: Tab[] = [
  {
    id: "overview",
    label: m.desk_overview,
    View: lazy(async () => ({ default: (await import("./overview-tab.tsx")).OverviewTab })),
  },
  {
    id: "requests",
    label: m.desk_pipeline,
    waiting: ({ due }) => due,
    View: lazy(async () => ({
      default: (await import("#app/desk/requests/requests-tab.tsx")).RequestsTab,
    })),
  },
  {
    id: "messages",
    label: m.desk_messages,
    waiting: ({ unreadTrips, contact }) => unreadTrips + contact,
    View: lazy(async () => ({
      default: (await import("#app/desk/messages/messages-tab.tsx")).MessagesTab,
    })),
  },
  {
    id: "chat",
    label: m.desk_chat,
    waiting: ({ chats }) => chats,
    View: lazy(async () => ({ default: (await import("./chat-tab.tsx")).ChatTab })),
  },
  {
    id: "reviews",
    label: m.desk_reviews,
    waiting: ({ reports }) => reports,
    View: lazy(async () => ({ default: (await import("./reviews-tab.tsx")).ReviewsTab })),
  },
  {
    id: "photos",
    label: m.desk_photos,
    waiting: ({ photos }) => photos,
    View: lazy(async () => ({ default: (await import("./photos-tab.tsx")).PhotosTab })),
  },
  {
    id: "newsletter",
    label: m.desk_newsletter,
    View: lazy(async () => ({
      default: (await import("#app/desk/newsletter/newsletter-tab.tsx")).NewsletterTab,
    })),
  },
  {
    id: "administrators",
    label: m.desk_team,
    View: lazy(async () => ({ default: (await import("#app/desk/team/team-tab.tsx")).TeamTab })),
  },
  {
    id: "audit",
    label: m.desk_audit,
    ownersOnly: true,
    View: lazy(async () => ({ default: (await import("./audit-tab.tsx")).AuditTab })),
  },
];

/** Users, trips, and what lies beyond them; the open tab stands in the address. */
export function DeskTabs({ self, onSelf }: { self: DeskSelf; onSelf(): void }) {
  const address = useAddress();
  const overview = useQuery<DeskOverview>(callAsAdmin, "/api/desk/overview");
  const [help, setHelp] = useState(false);
  const shown = tabs.filter((tab) => !tab.ownersOnly || self.role === "owner");
  const asked = address.get("tab");
  // Links of mails that were sent earlier.
  const wanted = asked === "pipeline" ? "requests" : asked;
  const open = wanted === "trips" || shown.some(({ id }) => id === wanted) ? wanted : "users";
  const lists = useUsersAndTrips(open === "users" || open === "trips");

  useLive(["trips", "chat", "desk-reviews", "desk-photos", "desk-contact"], () => {
    void overview.reload();
  });
  useLive(["trips"], () => {
    if (open === "trips") void lists.load();
  });
  useKeys({ "?": () => setHelp(true) });
  usePresence(self.role !== "viewer");

  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>("[data-state=active]");
    if (tab) bar.current?.scrollTo({ left: tab.offsetLeft - 60 });
  }, [open]);

  // Another tab's open thing is not this one's.
  const go = (tab: string) => {
    // Read before it was shown: something may have come since. Otherwise it is read now.
    if (tab === "trips" && lists.lists) void lists.load();
    address.set({ tab: tab === "users" ? null : tab, trip: null, message: null, chat: null });
  };
  const waiting = overview.data?.waiting;

  return (
    <Tabs.Root value={open ?? "users"} onValueChange={go} className={styles.frame}>
      <Tabs.List ref={bar} className={styles.tabs} aria-label={m.admin_panel_title()}>
        <Tabs.Trigger className={styles.tab} value="users">
          {m.admin_tab_users()} <Count of={lists.lists?.users.length} />
        </Tabs.Trigger>
        <Tabs.Trigger className={styles.tab} value="trips">
          {m.admin_tab_trips()} <Count of={lists.lists?.trips.length} />
        </Tabs.Trigger>
        {shown.map(({ id, label, waiting: countOf }) => (
          <Tabs.Trigger key={id} className={styles.tab} value={id}>
            {label()} {countOf && waiting && <Count of={countOf(waiting) || undefined} sun />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="users" className={styles.content}>
        <UsersAndTrips kind="users" {...lists} />
      </Tabs.Content>
      <Tabs.Content value="trips" className={styles.content}>
        <UsersAndTrips kind="trips" {...lists} />
      </Tabs.Content>
      {shown.map(({ id, View }) => (
        <Tabs.Content key={id} value={id} className={styles.content}>
          <Suspense fallback={<LoadingRows />}>
            <View self={self} onSelf={onSelf} onGo={go} />
          </Suspense>
        </Tabs.Content>
      ))}
      <KeysHelp open={help} onClose={() => setHelp(false)} />
    </Tabs.Root>
  );
}

function Count({ of: count, sun }: { of: number | undefined; sun?: boolean }) {
  if (count === undefined) return null;
  return (
    <span className={styles.count} data-sun={sun || undefined}>
      {count}
    </span>
  );
}

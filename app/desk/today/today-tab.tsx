import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import type { GoTo } from "#app/desk/go-to.ts";
import { useLive } from "#app/desk/live.tsx";
import { QuoteTasks } from "#app/desk/quotes/quote-tasks.tsx";
import { TripRow } from "#app/desk/requests/trip-row.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { rowsClass } from "#app/desk/ui/list-classes.ts";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import type { TripList } from "#contract/wire/desk.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskOverview } from "#contract/wire/desk-overview.ts";
import { DayMessageList } from "./day-messages.tsx";
import { SecondPerson } from "./second-person.tsx";
import styles from "./today.module.css";

const topics = ["trips", "chat", "desk-reviews", "desk-photos", "desk-contact"] as const;

/** What waits for the office today, the most pressing first, each one press from where it is done. */
export function TodayTab({ self, onGo }: { self: DeskSelf; onGo: GoTo }) {
  const view = useQuery<DeskOverview>(callAsAdmin, "/api/desk/overview");
  useLive(topics, () => void view.reload());
  const { data } = view;
  if (!data)
    return view.fault ? (
      <Fault text={view.fault} onRetry={() => void view.reload()} />
    ) : (
      <LoadingRows count={4} />
    );
  const { waiting } = data;
  const tiles: { count: number; label: string; tab: string; where?: Record<string, string> }[] = [
    {
      count: waiting.contact,
      label: m.desk_wait_contact(),
      tab: "messages",
      where: { box: "contact", show: "unread" },
    },
    { count: waiting.chats, label: m.desk_wait_chats(), tab: "chat" },
    { count: waiting.photos, label: m.desk_wait_photos(), tab: "photos" },
    {
      count: waiting.reports,
      label: m.desk_wait_reports(),
      tab: "reviews",
      where: { show: "reported" },
    },
    ...(waiting.tripReviews > 0
      ? [
          {
            count: waiting.tripReviews,
            label: m.desk_wait_trip_reviews(),
            tab: "reviews",
            where: { show: "trips" },
          },
        ]
      : []),
    ...(waiting.mails > 0
      ? [{ count: waiting.mails, label: m.desk_wait_mails(), tab: "mails" }]
      : []),
  ];
  return (
    <>
      <TabHead title={m.desk_today()} />
      <ul className={styles.tiles}>
        {tiles.map(({ count, label, tab, where }) => (
          <li key={label}>
            <button
              type="button"
              data-some={count > 0 || undefined}
              onClick={() => onGo(tab, where)}
            >
              <strong>{count}</strong> {label}
            </button>
          </li>
        ))}
      </ul>
      <SecondPerson self={self} onGo={onGo} />
      <QuoteTasks onGo={onGo} />
      {self.role !== "viewer" && <DayMessageList onGo={onGo} />}
      <div className={styles.lists}>
        <Waiting
          title={m.desk_today_due()}
          nothing={m.desk_today_due_none()}
          count={waiting.due}
          query="due=1&sort=next_action"
          where={{ show: "due", sort: "next_action" }}
          onGo={onGo}
        />
        <Waiting
          title={m.desk_today_unread()}
          nothing={m.desk_today_unread_none()}
          count={waiting.unreadTrips}
          query="unread=1&sort=updated"
          where={{ show: "unread", sort: "updated" }}
          onGo={onGo}
        />
        <Waiting
          title={m.desk_today_new()}
          nothing={m.desk_today_new_none()}
          count={data.stages.new}
          query="stage=new&sort=newest"
          where={{ show: "new" }}
          onGo={onGo}
        />
      </div>
    </>
  );
}

const shownRows = 6;

/** The head of one list of requests; all of it is one press away. */
function Waiting({
  title,
  nothing,
  count,
  query,
  where,
  onGo,
}: {
  title: string;
  nothing: string;
  count: number;
  query: string;
  where: Record<string, string>;
  onGo: GoTo;
}) {
  const list = useQuery<TripList>(callAsAdmin, `/api/desk/trips?${query}&limit=${shownRows}`);
  useLive(["trips"], () => void list.reload());
  const rows = list.data?.trips;
  return (
    <section className={styles.card}>
      <header>
        <h3 className="h4">{title}</h3>
        {count > shownRows && (
          <button type="button" onClick={() => onGo("requests", where)}>
            {m.desk_today_all({ count })}
          </button>
        )}
      </header>
      {!rows ? (
        list.fault ? (
          <p className="muted small">{list.fault}</p>
        ) : (
          <LoadingRows count={2} />
        )
      ) : rows.length === 0 ? (
        <p className="muted small">{nothing}</p>
      ) : (
        <ul className={rowsClass}>
          {rows.map((trip) => (
            <li key={trip.id}>
              <TripRow
                trip={trip}
                current={false}
                onOpen={() => onGo("requests", { ...where, trip: trip.id })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { stageNames } from "#app/desk/request-names.ts";
import { formatSpan } from "#app/desk/time-spans.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import { formatShortDay } from "#app/ui/format-dates.ts";
import { type DeskOverview, tripStages } from "#contract/desk.ts";
import { useLive } from "./live.tsx";
import styles from "./overview-tab.module.css";
import { StageSun } from "./ui/stage-sun.tsx";

const ageNames = {
  day: m.desk_age_day,
  three_days: m.desk_age_three_days,
  week: m.desk_age_week,
  older: m.desk_age_older,
};

/** What waits, how many come, how long they wait. */
export function OverviewTab({ onGo }: { onGo(tab: string): void }) {
  const view = useQuery<DeskOverview>(callAsAdmin, "/api/desk/overview");
  useLive(
    ["trips", "chat", "desk-reviews", "desk-photos", "desk-contact"],
    () => void view.reload(),
  );
  const { data } = view;
  if (!data)
    return view.fault ? (
      <Fault text={view.fault} onRetry={() => void view.reload()} />
    ) : (
      <LoadingRows count={4} />
    );
  const { waiting } = data;
  const tiles = [
    { count: waiting.due, label: m.desk_wait_due(), tab: "requests" },
    { count: waiting.unreadTrips, label: m.desk_wait_trips(), tab: "messages" },
    { count: waiting.contact, label: m.desk_wait_contact(), tab: "messages" },
    { count: waiting.chats, label: m.desk_wait_chats(), tab: "chat" },
    { count: waiting.photos, label: m.desk_wait_photos(), tab: "photos" },
    { count: waiting.reports, label: m.desk_wait_reports(), tab: "reviews" },
  ];
  return (
    <>
      <TabHead title={m.desk_overview()} />
      <ul className={styles.tiles}>
        {tiles.map(({ count, label, tab }) => (
          <li key={label}>
            <button type="button" data-some={count > 0 || undefined} onClick={() => onGo(tab)}>
              <strong>{count}</strong>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.grid}>
        <section className={styles.card}>
          <h3 className="h4">{m.desk_by_week()}</h3>
          <Weeks weeks={data.weeks} />
        </section>
        <section className={styles.card}>
          <h3 className="h4">{m.desk_by_age()}</h3>
          <Ages ages={data.ages} />
        </section>
        <section className={styles.card}>
          <h3 className="h4">{m.desk_answer_time()}</h3>
          <p className={styles.big}>
            {data.answerSeconds === null ? "—" : formatSpan(data.answerSeconds)}
          </p>
          <p className="muted small">{m.desk_answer_time_of({ count: data.answered })}</p>
        </section>
        <section className={styles.card}>
          <h3 className="h4">{m.desk_by_stage()}</h3>
          <dl className={styles.stages}>
            {tripStages.map((stage) => (
              <div key={stage}>
                <dt>
                  <StageSun stage={stage} />
                  {stageNames[stage]()}
                </dt>
                <dd>{data.stages[stage]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}

function Weeks({ weeks }: { weeks: DeskOverview["weeks"] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <ol className={styles.weeks}>
      {weeks.map(({ week, count }) => (
        <li key={week}>
          <span className={styles.number}>{count || ""}</span>
          <i style={{ blockSize: `${(count / most) * 100}%` }} />
          <span className={styles.week}>
            <span className="visually-hidden">{m.desk_week_of()} </span>
            {formatShortDay(week)}
            <span className="visually-hidden">: {m.admin_count_trips({ count })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Ages({ ages }: { ages: DeskOverview["ages"] }) {
  const most = Math.max(1, ...ages.map(({ count }) => count));
  return (
    <dl className={styles.ages}>
      {ages.map(({ bucket, count }) => (
        <div key={bucket}>
          <dt>{ageNames[bucket]()}</dt>
          <dd>
            <i
              style={{ inlineSize: `${(count / most) * 100}%` }}
              data-old={bucket === "older" || undefined}
            />
            {count}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { lostNames, sourceNames, stageNames } from "#app/desk/request-names.ts";
import { formatSpan } from "#app/desk/time-spans.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { StageSun } from "#app/desk/ui/stage-sun.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import { formatMonth, formatShortDay } from "#app/ui/format-dates.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskOverview } from "#contract/wire/desk-overview.ts";
import type { DeskNumbers } from "#contract/wire/desk-requests.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import { Bars, share } from "./bars.tsx";
import styles from "./numbers-tab.module.css";
import { QuoteNumbersPart } from "./quote-numbers.tsx";
import { SalesPart } from "./sales-part.tsx";

const ageNames = {
  day: m.desk_age_day,
  three_days: m.desk_age_three_days,
  week: m.desk_age_week,
  older: m.desk_age_older,
};

/** How many come, how they come, how long they wait, and what becomes of them. */
export function NumbersTab({ self }: { self: DeskSelf }) {
  const view = useQuery<DeskOverview>(callAsAdmin, "/api/desk/overview");
  useLive(
    ["trips", "chat", "desk-reviews", "desk-photos", "desk-contact"],
    () => void view.reload(),
  );
  const numbers = useQuery<DeskNumbers>(callAsAdmin, "/api/desk/numbers");
  useLive(["trips"], () => void numbers.reload());
  const { data } = view;
  if (!data)
    return view.fault ? (
      <Fault text={view.fault} onRetry={() => void view.reload()} />
    ) : (
      <LoadingRows count={4} />
    );
  const all = numbers.data?.stages.find(({ stage }) => stage === "new")?.requests ?? 0;
  return (
    <>
      <TabHead title={m.desk_numbers()} />
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
          <p className="muted small">
            {data.answered === 0
              ? m.desk_answer_time_none()
              : m.desk_answer_time_of({ count: data.answered })}
          </p>
        </section>
        {numbers.data ? (
          <>
            <section className={styles.card}>
              <h3 className="h4">{m.desk_conversion()}</h3>
              <p className="muted small">{m.desk_conversion_lede({ count: all })}</p>
              <Bars
                rows={numbers.data.stages.map(({ stage, requests }) => ({
                  key: stage,
                  label: (
                    <>
                      <StageSun stage={stage} />
                      {stageNames[stage]()}
                    </>
                  ),
                  count: requests,
                  of: all,
                  said: `${requests} · ${share(requests, all)}`,
                }))}
              />
            </section>
            <section className={styles.card}>
              <h3 className="h4">{m.desk_lost_reasons()}</h3>
              {numbers.data.lost.length === 0 ? (
                <p className="muted small">{m.desk_lost_none()}</p>
              ) : (
                <Bars
                  rows={numbers.data.lost.map(({ code, requests }, _, rows) => ({
                    key: code,
                    label: lostNames[code](),
                    count: requests,
                    of: rows[0]?.requests ?? 1,
                    said: String(requests),
                  }))}
                />
              )}
            </section>
            <section className={`${styles.card} ${styles.wide}`}>
              <h3 className="h4">{m.desk_by_source()}</h3>
              <FateTable
                head={m.desk_source()}
                rows={numbers.data.sources.map(({ source, ...fate }) => ({
                  key: source,
                  name: sourceNames[source](),
                  ...fate,
                }))}
              />
            </section>
            <section className={`${styles.card} ${styles.wide}`}>
              <h3 className="h4">{m.desk_by_month()}</h3>
              <FateTable
                head={m.desk_month()}
                rows={numbers.data.months.toReversed().map(({ month, answerSeconds, ...fate }) => ({
                  key: month,
                  name: formatMonth(month),
                  answer: answerSeconds === null ? "—" : formatSpan(answerSeconds),
                  ...fate,
                }))}
              />
            </section>
          </>
        ) : (
          numbers.fault && <Fault text={numbers.fault} onRetry={() => void numbers.reload()} />
        )}
      </div>
      {isAtLeast(self.role, "manager") && (
        <>
          <SalesPart />
          <QuoteNumbersPart />
        </>
      )}
    </>
  );
}

/** How many came, were accepted and were lost, row by row. */
function FateTable({
  head,
  rows,
}: {
  head: string;
  rows: {
    key: string;
    name: string;
    requests: number;
    accepted: number;
    lost: number;
    answer?: string;
  }[];
}) {
  const isTimed = rows.some(({ answer }) => answer !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable.
    <section className={styles.scroll} aria-label={head} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{m.desk_requests()}</th>
            <th scope="col">{m.desk_stage_accepted()}</th>
            <th scope="col">{m.desk_stage_lost()}</th>
            <th scope="col">{m.desk_conversion_short()}</th>
            {isTimed && <th scope="col">{m.desk_answer_time_short()}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, requests, accepted, lost, answer }) => (
            <tr key={key} data-none={requests === 0 || undefined}>
              <th scope="row">{name}</th>
              <td>{requests}</td>
              <td>{accepted}</td>
              <td>{lost}</td>
              <td>{share(accepted, requests)}</td>
              {isTimed && <td>{answer}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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

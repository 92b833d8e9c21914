import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import type { GoTo } from "#app/desk/go-to.ts";
import { useLive } from "#app/desk/live.tsx";
import { MovementsPart } from "#app/desk/road/movements-part.tsx";
import { Chips } from "#app/desk/ui/chips.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import { SunDate } from "#app/places/sun-date.tsx";
import { findToday, formatDays, formatMonth } from "#app/ui/format-dates.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import type { Departure } from "#contract/wire/agenda.ts";
import styles from "./departures.module.css";
import { FeedPart } from "./feed-part.tsx";

/** By month, the next first. */
function groupByMonth(departures: Departure[]): [string, Departure[]][] {
  const months = new Map<string, Departure[]>();
  for (const one of departures) {
    const month = one.on.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  return [...months];
}

/** Accepted trips in the order of their departure, with what nobody has confirmed, and the way into a calendar. */
export function DeparturesTab({ onGo }: { onGo: GoTo }) {
  const [look, setLook] = useState<"all" | "today" | "week">("all");
  const list = useQuery<{ departures: Departure[] }>(callAsAdmin, "/api/desk/departures");
  useLive(["trips"], () => void list.reload());
  const departures = list.data?.departures;
  return (
    <>
      <TabHead title={m.departures_title()} count={departures?.length}>
        <Chips
          label={m.departures_look()}
          value={look}
          options={[
            { value: "all", label: m.departures_all() },
            { value: "today", label: m.departures_today() },
            { value: "week", label: m.departures_week() },
          ]}
          onChange={setLook}
        />
      </TabHead>
      {look !== "all" && <MovementsPart key={look} days={look === "today" ? 1 : 7} onGo={onGo} />}
      <div className={styles.tab} hidden={look !== "all"}>
        <div className={styles.months}>
          {!departures ? (
            list.fault ? (
              <Fault text={list.fault} onRetry={() => void list.reload()} />
            ) : (
              <LoadingRows count={4} />
            )
          ) : departures.length === 0 ? (
            <EmptyList title={m.departures_empty()} lede={m.departures_empty_lede()} />
          ) : (
            groupByMonth(departures).map(([month, rows]) => (
              <section key={month} className={styles.month} aria-label={formatMonth(month)}>
                <h3 className="h4">{formatMonth(month)}</h3>
                <ul className={styles.list}>
                  {rows.map((one) => (
                    <li key={one.tripId}>
                      <DepartureRow
                        departure={one}
                        onOpen={() => onGo("requests", { trip: one.tripId, part: "asks" })}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))
          )}
        </div>
        <FeedPart />
      </div>
    </>
  );
}

const soon = 7;

function DepartureRow({ departure, onOpen }: { departure: Departure; onOpen(): void }) {
  const { on, days, name, title, reference, destination, people, unconfirmed } = departure;
  const end = addDays(on, days - 1);
  const isSoon = on <= addDays(findToday(), soon);
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <SunDate occasion={{ start: on, end, running: false }} />
      <span className={styles.what}>
        <strong>{title || destination}</strong>
        <span>{[name, reference].filter(Boolean).join(" · ")}</span>
        <small>
          {formatDays(on, end)} · {m.departures_people({ count: people })}
        </small>
        {unconfirmed.length > 0 ? (
          <span className={`${badgeClass} ${styles.sign}`} data-tone={isSoon ? "err" : undefined}>
            {m.departures_open({ count: unconfirmed.length })}
          </span>
        ) : (
          <span className={`${badgeClass} ${styles.sign}`} data-tone="ok">
            {m.departures_confirmed()}
          </span>
        )}
        {unconfirmed.length > 0 && <small>{unconfirmed.join(", ")}</small>}
      </span>
    </button>
  );
}

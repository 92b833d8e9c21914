import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import { OwnName } from "#app/desk/team/own-name.tsx";
import { OwnPassword } from "#app/desk/team/own-password.tsx";
import { OwnSessions } from "#app/desk/team/own-sessions.tsx";
import { SecondFactor } from "#app/desk/team/second-factor.tsx";
import team from "#app/desk/team/team.module.css";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import styles from "#app/duty/duties.module.css";
import { DutyCard } from "#app/duty/duty-card.tsx";
import { m } from "#app/paraglide/messages.js";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import type { Duties, Duty } from "#contract/trip/duties.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";

/** The desk of a driver or guide: their own days, and their own way in. */
export function DutyDesk({ self, onSelf }: { self: DeskSelf; onSelf(): void }) {
  const list = useQuery<Duties>(callAsAdmin, "/api/desk/duties");
  return (
    <div className={styles.desk}>
      <header className={styles.head}>
        <h2 className="h3">{m.duty_title()}</h2>
        <button type="button" onClick={() => void list.reload()}>
          {m.duty_reload()}
        </button>
      </header>
      {list.data ? (
        <Days duties={list.data} onChanged={list.set} />
      ) : list.fault ? (
        <Fault text={list.fault} onRetry={() => void list.reload()} />
      ) : (
        <LoadingRows count={3} />
      )}
      <details className={styles.own}>
        <summary>{m.duty_own()}</summary>
        <div className={team.grid}>
          <OwnName self={self} onChanged={onSelf} />
          <SecondFactor self={self} onChanged={onSelf} />
          <OwnPassword />
          <OwnSessions />
        </div>
      </details>
    </div>
  );
}

function Days({ duties, onChanged }: { duties: Duties; onChanged(next: Duties): void }) {
  const keyOf = ({ tripId, item, day }: Duty) => `${tripId} ${item} ${day}`;
  const pathOf = ({ tripId, item }: Duty) => `/api/desk/duties/${tripId}/${item}`;
  const dates = [...new Set(duties.duties.map(({ day }) => day))];
  if (dates.length === 0) return <EmptyList title={m.duty_none()} lede={m.duty_none_lede()} />;
  return dates.map((date) => (
    <section key={date} className={styles.day} aria-label={formatNamedDay(date)}>
      <h3 className="h4">
        {date === duties.today ? m.duty_today({ day: formatNamedDay(date) }) : formatNamedDay(date)}
      </h3>
      {duties.duties
        .filter(({ day }) => day === date)
        .map((duty) => (
          <DutyCard
            key={keyOf(duty)}
            duty={duty}
            isOpen={duty.day <= duties.today}
            paper={`${pathOf(duty)}/paper.pdf`}
            send={async (input) =>
              onChanged(await callAsAdmin<Duties>("POST", `${pathOf(duty)}/${duty.day}`, input))
            }
          />
        ))}
    </section>
  ));
}

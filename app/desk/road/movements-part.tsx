import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import type { GoTo } from "#app/desk/go-to.ts";
import { useLive } from "#app/desk/live.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { m } from "#app/paraglide/messages.js";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import type { Movement, Movements } from "#contract/trip/movements.ts";
import styles from "./road.module.css";

const kindNames: Record<Movement["kind"], () => string> = {
  arriving: m.road_arriving,
  road: m.road_on_road,
  leaving: m.road_leaving,
};

const tones = { arriving: "sun", road: undefined, leaving: "ok" } as const;

/** Who arrives, is on the road and leaves, by day, with whom to call; the same as a paper. */
export function MovementsPart({ days, onGo }: { days: number; onGo: GoTo }) {
  const list = useQuery<Movements>(callAsAdmin, `/api/desk/movements?days=${days}`);
  useLive(["trips"], () => void list.reload());
  const moves = list.data?.movements;
  if (!moves)
    return list.fault ? (
      <Fault text={list.fault} onRetry={() => void list.reload()} />
    ) : (
      <LoadingRows count={3} />
    );
  const dates = [...new Set(moves.map(({ on }) => on))];
  return (
    <section className={styles.days} aria-label={m.road_movements()}>
      <p className={styles.links}>
        <a href={`/api/desk/movements.pdf?days=${days}`} target="_blank" rel="noopener">
          {m.road_chart_pdf()}
        </a>
      </p>
      {moves.length === 0 && <EmptyList title={m.road_nobody()} lede={m.road_nobody_lede()} />}
      {dates.map((date) => (
        <section key={date} aria-label={formatNamedDay(date)}>
          <h3 className="h4">{formatNamedDay(date)}</h3>
          <ul className={styles.moves}>
            {moves
              .filter(({ on }) => on === date)
              .map((one) => (
                <MoveRow key={one.tripId} move={one} onGo={onGo} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function MoveRow({ move, onGo }: { move: Movement; onGo: GoTo }) {
  const { kind, lead, people, phone, reference, day, passage, night, contacts, unconfirmed } = move;
  return (
    <li>
      <span>
        <span className={badgeClass} data-tone={tones[kind]}>
          {kindNames[kind]()}
        </span>
      </span>
      <span>
        <button type="button" onClick={() => onGo("requests", { trip: move.tripId, part: "road" })}>
          <b>{lead}</b>
        </button>
        <small>
          {people} · {reference}
        </small>
        {phone && <a href={`tel:${phone}`}>{phone}</a>}
      </span>
      <span>
        {day}
        {passage && <small>{passage}</small>}
        {night && <small>{night}</small>}
      </span>
      <span>
        {contacts.map(({ what, name, phone: number }) => (
          <span key={`${what} ${name}`}>
            {name} {number && <a href={`tel:${number}`}>{number}</a>}
          </span>
        ))}
        {unconfirmed.length > 0 && (
          <small data-open>{m.asks_waits({ names: unconfirmed.join(", ") })}</small>
        )}
      </span>
    </li>
  );
}

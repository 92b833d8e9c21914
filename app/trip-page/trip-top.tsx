import type { ReactNode } from "react";
import type { ShownDays } from "#app/itinerary/days-of-page.ts";
import { findBest } from "#app/itinerary/find-best.ts";
import { listSeen } from "#app/itinerary/list-seen.ts";
import { TripBand } from "#app/itinerary/trip-band.tsx";
import { m } from "#app/paraglide/messages.js";
import { ownStageNames } from "#app/traveller/stage-path.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatLongDay, formatTravel } from "#app/ui/format-dates.ts";
import { findOffered } from "#contract/wire/offered-quote.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { findNext, type Standing, sayCost } from "./trip-standing.ts";
import styles from "./trip-top.module.css";

const dayLength = 86_400_000;

/** "in 12 days"; nothing once it has begun. */
function sayAway(date: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(`${date}T00:00:00+05:30`) - now) / dayLength);
  if (!(days > 0)) return "";
  return days === 1 ? m.trip_away_one() : m.trip_away({ days });
}

/** The first screen: how the trip stands, what is asked, what it costs, when one leaves. */
export function TripTop({ data, standing }: { data: TripPage; standing: Standing }) {
  const { destination, reference, travelers, sights, stage, name } = data;
  const { quote, isOver, today } = standing;
  const held: ShownDays = findOffered(quote) ?? data;
  const next = findNext(standing);
  const cost = sayCost(standing);
  const { sights: seen, count } = listSeen(held);
  type Fact = [name: string, value: ReactNode, note: string];
  const leaves = quote ? { travelDate: quote.departure, travelWhen: "" } : data;
  const left: Fact =
    today === null
      ? [
          isOver ? m.memory_left() : m.trip_top_leave(),
          formatTravel(leaves, formatLongDay),
          isOver || leaves.travelWhen ? "" : sayAway(leaves.travelDate),
        ]
      : [m.road_today(), m.road_day_of({ number: today.number, count: today.count }), ""];
  const facts: Fact[] = isOver
    ? [left]
    : [
        [m.trip_top_state(), ownStageNames[stage](), reference],
        [m.trip_top_next(), next.words, ""],
        [m.trip_top_cost(), cost.sum, cost.note],
        ...(quote?.state === "cancelled" ? [] : [left]),
      ];
  const sub = [
    count > 0 && m.plan_days_of({ count }),
    travelers === "1" ? m.trip_top_one() : m.trip_top_people({ count: travelers }),
    name && m.trip_top_for({ name }),
  ];
  return (
    <TripBand
      look={findBest(seen, sights)}
      tools={
        <ButtonLink to={next.to} icon="arrow-right">
          {next.action}
        </ButtonLink>
      }
    >
      <h1>{destination}</h1>
      <p>{sub.filter(Boolean).join(" · ")}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </TripBand>
  );
}

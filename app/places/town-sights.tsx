import { m } from "#app/paraglide/messages.js";
import { PlannerLink } from "#app/saved/planner-link.tsx";
import type { StateSights } from "#server/content/places/state-sights.ts";
import { describeGate } from "./fact-strip.tsx";
import { SightList } from "./sight-cards.tsx";
import { StandingMark } from "./standing-mark.tsx";
import styles from "./town-sights.module.css";

/** Sights of a town that are shown before the rest is asked for. */
const shownAtFirst = 4;

type Town = StateSights["towns"][number];

/** "By train: Hassan Junction, 3 km, 10 min by taxi." */
const describeGates = ({ station, airport }: Town) =>
  [
    station && m.state_sights_station({ station: describeGate(station, station.name) }),
    airport && m.state_sights_airport({ airport: describeGate(airport, airport.code) }),
  ]
    .filter(Boolean)
    .join(" ");

type TownSightsProps = { town: Town; hours: StateSights["hours"]; month: number };

/** A town to sleep in, how one comes there, and what there is to see around it. */
export function TownSights({ town, hours, month }: TownSightsProps) {
  const title = `town-${town.id}`;
  return (
    <section id={town.id} className={styles.town} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 className="h3" id={title}>
          {town.name}
        </h2>
        <p className="small">
          {describeGates(town)} <StandingMark reading={town.checkedWays} />
        </p>
        <PlannerLink place={town.name} base={town.id} />
      </header>
      <SightList sights={town.sights} hours={hours} month={month} first={shownAtFirst} />
    </section>
  );
}

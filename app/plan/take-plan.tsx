import { loadWords, sayLoaded } from "#app/itinerary/said.tsx";
import { listFileNames } from "#app/itinerary/trip-file-names.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { TripWithFacts } from "#planner/trip/trip-facts.ts";
import type { FindStop } from "#trip/calendar.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { type TripFileEnding, tripFiles } from "#trip/trip-files.ts";
import { visitsOf } from "./plan-edits.ts";
import styles from "./take-plan.module.css";

/** Places and lengths of a plan's visits, as its days have them. */
function findVisits({ document, facts }: TripWithFacts): FindStop {
  const visits = new Map(
    document.days.flatMap((day) =>
      visitsOf(day).flatMap(({ id, sight, minutes }) => {
        const known = facts.days[day.id]?.visits[id];
        return known
          ? [[sight, { lat: known.lat, lon: known.lon, minutes: minutes ?? 0 }] as const]
          : [];
      }),
    ),
  );
  return ({ sight }) => (sight ? visits.get(sight) : null) ?? null;
}

/** Hands a file over as a download; made here, so that it needs no network. */
function save(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** A plan as files that other programs read: calendar, track, map. */
export function TakePlan({ plan }: { plan: TripWithFacts }) {
  const { start, end, days } = plan.document;
  if (start === null) return null;
  const take = async (ending: TripFileEnding) => {
    // Without the words the files say less.
    await loadWords().catch(() => {});
    const filed = {
      title: m.plan_take_title({ from: days[0]?.place?.name ?? "", to: end?.name ?? "" }),
      // Of a plan: taken again it replaces itself, where its days begin on the same date.
      reference: `plan-${start}`,
      departure: start,
      days: daysOfDocument(plan.document, sayLoaded),
    };
    const { type, write } = tripFiles[ending];
    save(`plan.${ending}`, type, write(filed, findVisits(plan), new Date()));
  };
  return (
    <nav className={styles.take} aria-label={m.plan_take()}>
      {listFileNames().map(([ending, name]) => (
        <Button key={ending} size="small" variant="secondary" onClick={() => void take(ending)}>
          {name}
        </Button>
      ))}
    </nav>
  );
}

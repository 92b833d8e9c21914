import { loadWords, sayLoaded } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import { eventsOfDays, type FindStop, writeCalendar } from "#trip/calendar.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { writeKml, writeTrack } from "#trip/track.ts";
import styles from "./take-plan.module.css";

/** Places and lengths of a plan's visits, as its days have them. */
function findVisits({ days }: Itinerary): FindStop {
  const visits = new Map(
    days.flatMap(({ parts }) =>
      parts.flatMap((part) =>
        part.kind === "visit"
          ? [[part.sight, { lat: part.lat, lon: part.lon, minutes: part.to - part.from }] as const]
          : [],
      ),
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
export function TakePlan({ plan }: { plan: TripPlan }) {
  const { document: trip, itinerary } = plan;
  const { start, end, from } = itinerary;
  const title = m.plan_take_title({ from: start.name, to: end.name });
  const read = async () => {
    // Without the words the files say less.
    await loadWords().catch(() => {});
    return { days: daysOfDocument(trip, sayLoaded), find: findVisits(itinerary) };
  };
  const calendar = async () => {
    const { days, find } = await read();
    // Of a plan: taken again it replaces itself, where its days begin on the same date.
    const events = eventsOfDays(`plan-${from}`, from, days, find);
    save("plan.ics", "text/calendar", writeCalendar(title, events, new Date()));
  };
  const track = async () => {
    const { days, find } = await read();
    save("plan.gpx", "application/gpx+xml", writeTrack(title, days, find));
  };
  const kml = async () => {
    const { days, find } = await read();
    save("plan.kml", "application/vnd.google-earth.kml+xml", writeKml(title, days, find));
  };
  return (
    <nav className={styles.take} aria-label={m.plan_take()}>
      <Button size="small" variant="secondary" icon="calendar" onClick={() => void calendar()}>
        {m.plan_take_calendar()}
      </Button>
      <Button size="small" variant="secondary" onClick={() => void track()}>
        {m.plan_take_track()}
      </Button>
      <Button size="small" variant="secondary" onClick={() => void kml()}>
        {m.plan_take_kml()}
      </Button>
    </nav>
  );
}

import { useEffect, useState } from "react";
import { sweepKept } from "#app/kept/forget-kept.ts";
import { isDuty, type KeptDuty, type KeptTrip } from "#app/kept/kept-store.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatDays } from "#app/ui/format-dates.ts";
import { ownAddress } from "#app/ui/language.ts";
import styles from "./book.module.css";
import { HelpLine } from "./help-line.tsx";
import { findIndiaNow } from "./today.ts";

type Kept = KeptTrip | KeptDuty;

/** What a trip, or one's days of it, is called here, and from when to when it goes. */
function tellKept(kept: Kept): { title: string; from: string; to: string } {
  if (!isDuty(kept)) {
    const { title, days, ends } = kept.book;
    return { title, from: days[0]?.date ?? ends, to: ends };
  }
  const { title, duties, ends } = kept.duty;
  return { title, from: duties[0]?.day ?? ends, to: duties.at(-1)?.day ?? ends };
}

/** The one that is under way, else the only one: it is opened at once. */
function findOnly(trips: readonly Kept[]): Kept | undefined {
  // A notice on this phone names the trip that it is about.
  const [, named] = /^#([0-9a-f]{16})$/.exec(window.location.hash) ?? [];
  const told = trips.find(({ id }) => named && id.startsWith(named));
  if (told) return told;
  const { day } = findIndiaNow();
  const running = trips.filter((trip) => {
    const { from, to } = tellKept(trip);
    return from <= day && day <= to;
  });
  return running.length === 1 ? running[0] : trips.length === 1 ? trips[0] : undefined;
}

/** Before a trip lies here nobody knows the office's numbers; 112 is everybody's. */
const noOffice: KeptTrip["book"]["office"] = { address: [], numbers: [], email: "" };

const readLink = (text: string) =>
  /(?:^|\/trip\/)((?:duty-)?[\w-]{43})(?:[#?].*)?$/.exec(text.trim())?.[1];

const addressOf = (token: string) => ownAddress(`/trip/${token}`);

/** The trips on this phone; where none is, a place for the link of one. */
export function KeptTrips() {
  const [trips, setTrips] = useState<Kept[] | null>(null);
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    void sweepKept().then(
      (found) => {
        const only = findOnly(found);
        const { hash } = window.location;
        // A notice leads to the notices, a shortcut of the icon to the part that it names.
        const part = /^#[0-9a-f]{16}$/.test(hash) ? "#notices" : hash;
        if (only) window.location.replace(addressOf(only.token) + part);
        else setTrips(found);
      },
      () => setTrips([]),
    );
  }, []);
  if (!trips) return null;
  const office = trips.flatMap((one) => (isDuty(one) ? [] : one.book.office))[0] ?? noOffice;
  return (
    <div className={styles.book}>
      <HelpLine office={office} whatsapp={null} />
      <h2 className="h2">{m.road_list()}</h2>
      {trips.length === 0 && <p className="muted">{m.road_list_empty()}</p>}
      <ul className={styles.papers}>
        {trips.map((trip) => {
          const { title, from, to } = tellKept(trip);
          return (
            <li key={trip.id}>
              <a href={addressOf(trip.token)}>
                <b dir="auto">{title}</b>
                <span>{formatDays(from, to)}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <form
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault();
          const token = readLink(String(new FormData(event.currentTarget).get("link") ?? ""));
          if (token) window.location.assign(addressOf(token));
          setWrong(!token);
        }}
      >
        <TextField
          label={m.road_list_link()}
          name="link"
          autoComplete="off"
          inputMode="url"
          error={wrong ? m.road_list_wrong() : undefined}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="small">
            {m.road_list_open()}
          </Button>
        </div>
      </form>
    </div>
  );
}

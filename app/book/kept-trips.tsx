import { useEffect, useState } from "react";
import { sweepKept } from "#app/kept/forget-kept.ts";
import type { KeptTrip } from "#app/kept/kept-store.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatDays } from "#app/ui/format-dates.ts";
import styles from "./book.module.css";
import { HelpLine } from "./help-line.tsx";
import { findIndiaNow } from "./today.ts";

/** The one that is under way, else the only one: it is opened at once. */
function findOnly(trips: readonly KeptTrip[]): KeptTrip | undefined {
  // A notice on this phone names the trip that it is about.
  const [, named] = /^#([0-9a-f]{16})$/.exec(window.location.hash) ?? [];
  const told = trips.find(({ id }) => named && id.startsWith(named));
  if (told) return told;
  const { day } = findIndiaNow();
  const running = trips.filter(({ book }) => (book.days[0]?.date ?? "") <= day && day <= book.ends);
  return running.length === 1 ? running[0] : trips.length === 1 ? trips[0] : undefined;
}

/** Before a trip lies here nobody knows the office's numbers; 112 is everybody's. */
const noOffice: KeptTrip["book"]["office"] = { address: [], numbers: [], email: "" };

const readLink = (text: string) => /(?:^|\/trip\/)([\w-]{43})(?:[#?].*)?$/.exec(text.trim())?.[1];

/** The trips on this phone; where none is, a place for the link of one. */
export function KeptTrips() {
  const [trips, setTrips] = useState<KeptTrip[] | null>(null);
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    void sweepKept().then(
      (found) => {
        const only = findOnly(found);
        const { hash } = window.location;
        // A notice leads to the notices, a shortcut of the icon to the part that it names.
        const part = /^#[0-9a-f]{16}$/.test(hash) ? "#notices" : hash;
        if (only) window.location.replace(`/trip/${only.token}${part}`);
        else setTrips(found);
      },
      () => setTrips([]),
    );
  }, []);
  if (!trips) return null;
  return (
    <div className={styles.book}>
      <HelpLine office={trips[0]?.book.office ?? noOffice} whatsapp={null} />
      <h2 className="h2">{m.road_list()}</h2>
      {trips.length === 0 && <p className="muted">{m.road_list_empty()}</p>}
      <ul className={styles.papers}>
        {trips.map(({ id, token, book }) => (
          <li key={id}>
            <a href={`/trip/${token}`}>
              <b dir="auto">{book.title}</b>
              <span>{formatDays(book.days[0]?.date ?? book.ends, book.ends)}</span>
            </a>
          </li>
        ))}
      </ul>
      <form
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault();
          const token = readLink(String(new FormData(event.currentTarget).get("link") ?? ""));
          if (token) window.location.assign(`/trip/${token}`);
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

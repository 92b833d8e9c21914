import { m } from "#app/paraglide/messages.js";
import { StandingMark } from "#app/places/standing-mark.tsx";
import { formatLongDay } from "#app/ui/format-dates.ts";
import type { TrekPage } from "#server/content/treks/trek-pages.ts";
import { sideNames } from "./trek-texts.ts";
import styles from "./trek-view.module.css";

type Told = Pick<TrekPage["open"], "reading" | "ask">;

/** Where it was read and when; else that nobody confirmed it, and whom to ask. */
export function TrekStanding({ reading, ask }: Told) {
  return (
    <p className={styles.standing}>
      {reading ? (
        <>
          {m.trek_read({ source: reading.source })}{" "}
          <time dateTime={reading.checked}>{formatLongDay(reading.checked)}</time>
        </>
      ) : (
        <>
          {m.trek_ask()}{" "}
          {ask.map(({ name, url }, index) => (
            <span key={url}>
              {index > 0 && ", "}
              <a href={url} rel="noopener" target="_blank">
                {name}
              </a>
            </span>
          ))}
        </>
      )}{" "}
      <StandingMark reading={reading} />
    </p>
  );
}

/** Season, ways, permits, guides, camps, water and the way out, each with who can confirm it. */
export function TrekSides({ sides }: Pick<TrekPage, "sides">) {
  return (
    <div className={styles.sides}>
      {sides.map(({ side, note, ...told }) => (
        <section key={side} aria-label={sideNames[side]()}>
          <h3 className="h4">{sideNames[side]()}</h3>
          <p>{note}</p>
          <TrekStanding {...told} />
        </section>
      ))}
    </div>
  );
}

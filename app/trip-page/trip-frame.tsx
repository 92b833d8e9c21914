import type { ReactNode } from "react";
import { TripBand } from "#app/itinerary/trip-band.tsx";
import { m } from "#app/paraglide/messages.js";
import { RestOfStyles } from "#app/ui/inline-styles.tsx";
import styles from "./trip-page.module.css";

/**
 * The page's head in its sky, and below it what is being read. With another `of` what stands below is another thing:
 * where the head takes less room then, nothing that was there has moved.
 */
export const TripFrame = (props: { top: ReactNode; children: ReactNode; of: string }) => (
  <div className={styles.frame} data-hour="gold">
    <div className={`wrap ${styles.top}`}>{props.top}</div>
    <RestOfStyles />
    <div key={props.of} className={`wrap ${styles.body}`}>
      {props.children}
    </div>
  </div>
);

/** The head while nothing is known of the trip: the document of every trip, and of those on this phone, has it. */
export const EmptyTop = ({ isWaiting = true }) => (
  <TripBand look={null} tools={null} isWaiting={isWaiting}>
    <h1>{m.trip_page_title()}</h1>
    <p>{m.trip_page_lede()}</p>
  </TripBand>
);

import type { ReactNode } from "react";
import { TripBand } from "#app/itinerary/trip-band.tsx";
import { m } from "#app/paraglide/messages.js";
import { InlineScript } from "#app/site/inline-script.tsx";
import { RestOfStyles } from "#app/ui/inline-styles.tsx";
import askEarly from "./early-trip.ts?text";
import styles from "./trip-page.module.css";

/**
 * The page's head in its sky, and below it what is being read. With another `of` what stands below is another thing:
 * where the head takes less room then, nothing that was there has moved.
 */
export const TripFrame = (props: { top: ReactNode; children: ReactNode; of: string }) => (
  <div className={styles.frame} data-hour="gold">
    {/* Of the document as it came: the browser's part need not carry it. */}
    <InlineScript code={import.meta.env.SSR ? askEarly : ""} />
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
    {/* The document's script has named the trip already, where its answer was there before React. */}
    <h1 suppressHydrationWarning>{m.trip_page_title()}</h1>
    <p>{m.trip_page_lede()}</p>
  </TripBand>
);

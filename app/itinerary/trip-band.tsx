import type { ReactNode } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { Stamp } from "#app/ui/stamp.tsx";
import type { SightLook } from "#contract/wire/sight-look.ts";
import { bandMost, bandSizes } from "./band-picture.ts";
import styles from "./trip-band.module.css";

/** A trip is headed by its own best place; what it is stands beside it. */
export const TripBand = ({
  look,
  isPlain,
  isWaiting,
  children,
  tools,
}: {
  look: SightLook | null;
  /** No window for a place: who works here wants what is below. */
  isPlain?: boolean;
  /** Room for what a trip says of itself, which is on its way: nothing below moves when it comes. */
  isWaiting?: boolean;
  children: ReactNode;
  tools: ReactNode;
}) => (
  <header className={styles.band} data-plain={isPlain || undefined}>
    <div className={styles.card} data-waiting={isWaiting || undefined}>
      <div className={styles.words}>{children}</div>
      <div className={styles.tools}>{tools}</div>
    </div>
    {!isPlain && (
      <div className={styles.view} data-hour={look?.picture?.hour ?? "dusk"}>
        {look?.picture ? (
          <Picture picture={look.picture} sizes={bandSizes} most={bandMost} focus={look.at} />
        ) : (
          look && <Stamp kind={look.stamp} hour="dusk" className={styles.stamp} />
        )}
      </div>
    )}
  </header>
);

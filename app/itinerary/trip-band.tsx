import type { ReactNode } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { Stamp } from "#app/ui/stamp.tsx";
import type { SightLook } from "#contract/wire/sight-look.ts";
import styles from "./trip-band.module.css";

/** A trip is headed by its own best place; what it is stands on a card at the picture's foot. */
export const TripBand = ({
  look,
  children,
  tools,
}: {
  look: SightLook | null;
  children: ReactNode;
  tools: ReactNode;
}) => (
  <header className={styles.band} data-hour={look?.picture?.hour ?? "dusk"}>
    {look?.picture ? (
      <div className={styles.picture}>
        <Picture
          picture={look.picture}
          sizes="(max-width: 768px) 120vw, 1312px"
          most={1600}
          focus={look.at}
        />
      </div>
    ) : (
      look && <Stamp kind={look.stamp} hour="dusk" className={styles.stamp} />
    )}
    <div className={styles.card}>
      <div className={styles.words}>{children}</div>
      <div className={styles.tools}>{tools}</div>
    </div>
  </header>
);

import type { Said } from "#server/content/places/tile-warnings.ts";
import { sayStanding } from "./say-standing.ts";
import styles from "./standing-mark.module.css";

/** Who says so, behind a value or `below` one of several lines: official, reported or unverified. */
export function StandingMark({ reading, below }: { reading: Said; below?: boolean }) {
  const standing = reading?.standing ?? "unverified";
  return (
    <small className={styles.mark} data-standing={standing} data-below={below}>
      {sayStanding(standing)}
    </small>
  );
}

import { m } from "#app/paraglide/messages.js";
import type { Reading } from "#server/content/places/standing.ts";
import styles from "./standing-mark.module.css";

const words = {
  official: m.standing_official,
  reported: m.standing_reported,
  unverified: m.standing_unverified,
} as const;

/** Who says so, behind a value or `below` one of several lines: official, reported or unverified. */
export function StandingMark({ reading, below }: { reading: Reading; below?: boolean }) {
  const standing = reading?.standing ?? "unverified";
  return (
    <small className={styles.mark} data-standing={standing} data-below={below}>
      {words[standing]()}
    </small>
  );
}

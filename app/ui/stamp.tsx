import type { Hour } from "#contract/content/picture.ts";
import styles from "./stamp.module.css";
import sprite from "./stamps.svg?no-inline";

type StampProps = {
  /** The silhouette: a symbol of stamps.svg. */
  kind: string;
  /** Of its sky. */
  hour: Hour;
  className?: string | undefined;
};

/**
 * What stands for a sight, festival or trek that has no picture: perforated paper, the sky of an hour, a
 * silhouette. All silhouettes are one file, fetched with the first stamp that a page draws.
 */
export const Stamp = ({ kind, hour, className }: StampProps) => (
  <span
    className={`${styles.stamp} ${className ?? ""}`}
    data-hour={hour}
    data-stamp={kind}
    aria-hidden="true"
  >
    <span className={styles.sky}>
      <svg viewBox="0 0 120 90" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <circle className={styles.sun} cx="90" cy="28" r="13" />
        <path className={styles.hill} d="M-90 84c60-14 90 4 140-4s90-6 160 0v30H-90Z" />
        <use className={styles.shape} href={`${sprite}#${kind}`} width="120" height="90" />
      </svg>
    </span>
  </span>
);

/** The silhouette alone, in the colour of its place. */
export const Silhouette = ({ kind, className }: Pick<StampProps, "kind" | "className">) => (
  <svg viewBox="0 0 120 90" className={className} data-silhouette={kind} aria-hidden="true">
    <use href={`${sprite}#${kind}`} width="120" height="90" />
  </svg>
);

/** The stamp in the sky of its hour, filling a frame as a picture does. */
export const StampScene = ({ kind, hour }: StampProps) => (
  <span className={styles.scene} data-hour={hour}>
    <Stamp kind={kind} hour={hour} className={styles.framed} />
  </span>
);

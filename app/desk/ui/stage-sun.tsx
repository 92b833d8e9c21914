import type { TripStage } from "#contract/wire/trip-stages.ts";
import styles from "./stage-sun.module.css";

/** How high the sun stands: a request rises from the horizon to its day, or goes under. */
const heights: Record<Exclude<TripStage, "new">, number> = {
  qualified: 12.2,
  quote_sent: 9,
  accepted: 7,
  lost: 20.4,
};

/** The stage as a small sun over its horizon; the words beside it say the same. */
export function StageSun({ stage, size = 24 }: { stage: TripStage; size?: number }) {
  return (
    <svg
      className={styles.sun}
      data-stage={stage}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {stage === "new" ? (
        <path className={styles.disc} d="M7.400 16.400a4.600 4.600 0 0 1 9.200 0z" />
      ) : (
        <circle
          className={styles.disc}
          cx="12"
          cy={heights[stage]}
          r={stage === "lost" ? 3 : 4.2}
        />
      )}
      <path className={styles.horizon} d="M2.500 17.500h19" />
      {stage === "accepted" && (
        <path
          className={styles.rays}
          d="M3.500 7h2M18.500 7h2M5.900 1.700l1.300 1.200M16.800 2.900l1.300-1.200"
        />
      )}
    </svg>
  );
}

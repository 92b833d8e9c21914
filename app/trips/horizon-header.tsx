import { m } from "#app/paraglide/messages.js";
import styles from "./horizon-header.module.css";

export type HorizonStep = "contact" | "details" | "sent";

/** The head of the panel: the sun travels its arc from step to step, and rests when the request is sent. */
export function HorizonHeader({ step }: { step: HorizonStep }) {
  const says = {
    contact: m.trip_step_contact(),
    details: m.trip_step_details(),
    sent: m.trip_step_sent(),
  };
  return (
    <div className={styles.head} data-step={step}>
      <h2 className={styles.title}>{m.trip_title()}</h2>
      <p className={styles.step} aria-live="polite">
        {says[step]}
      </p>
      <svg
        className={styles.arc}
        viewBox="0 0 600 84"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.path} d="M60 80Q300 2 540 80" vectorEffect="non-scaling-stroke" />
      </svg>
      <i className={styles.sun} />
      <svg
        className={styles.ground}
        viewBox="0 0 600 84"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M-20 84V66Q300 34 620 66V84z" />
      </svg>
    </div>
  );
}

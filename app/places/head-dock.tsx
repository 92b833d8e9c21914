import type { ReactNode } from "react";
import type { Fact } from "./facts.tsx";
import styles from "./head-dock.module.css";

type HeadDockProps = { facts: readonly Fact[]; action: ReactNode; children: ReactNode };

/** The card at a head's foot: the way here and a sentence, three facts at most, and the one action. */
export const HeadDock = ({ facts, action, children }: HeadDockProps) => (
  <div className={styles.dock}>
    <div className={styles.words}>{children}</div>
    {facts.length > 0 && (
      <dl
        className={styles.facts}
        data-reckoned={facts.some(({ isReckoned }) => isReckoned) || undefined}
      >
        {facts.slice(0, 3).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);

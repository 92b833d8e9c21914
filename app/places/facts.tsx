import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** `isReckoned`: a sum of the site's own, which nobody says. */
export type Fact = { label: string; value: ReactNode; isReckoned?: true };

/** The facts list of an atlas: `row` across the page under a hero, `column` beside a text. */
export function Facts({ facts, as = "column" }: { facts: readonly Fact[]; as?: "row" | "column" }) {
  return (
    <dl className={styles[as]}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

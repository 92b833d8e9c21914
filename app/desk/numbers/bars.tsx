import type { ReactNode } from "react";
import styles from "./numbers-tab.module.css";

/** "40 %", or a dash of nothing. */
export const share = (part: number, of: number) =>
  of === 0 ? "—" : `${Math.round((part / of) * 100)} %`;

/** A bar a row, as long as its count is of what it is counted of. */
export function Bars({
  rows,
}: {
  rows: { key: string; label: ReactNode; count: number; of: number; said: string }[];
}) {
  return (
    <dl className={styles.ages}>
      {rows.map(({ key, label, count, of, said }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <i style={{ inlineSize: `${(count / Math.max(1, of)) * 100}%` }} />
            <span>{said}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

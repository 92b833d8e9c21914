import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  title: string;
  id?: string;
  /** Those of one name close one another. */
  group?: string;
  open?: boolean;
  level?: 2 | 3;
  children: ReactNode;
};

/** One row of an accordion: the browser's own, so that it opens without a script too. */
export function Disclosure({ title, id, group, open, level = 3, children }: DisclosureProps) {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <details className={styles.row} id={id} name={group} open={open}>
      <summary className={styles.summary}>
        <Title className="h3">{title}</Title>
        <span className={styles.sign}>
          <Icon name="plus" size={22} />
        </span>
      </summary>
      <div className={`${styles.body} prose`}>{children}</div>
    </details>
  );
}

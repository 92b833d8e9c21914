import type { ReactNode } from "react";
import styles from "./bubble.module.css";

/** Classes of the list around bubbles. */
export const bubblesClass = styles.bubbles ?? "";

type BubbleProps = {
  /** Whether it was written by whoever is reading: then it stands on the right. */
  own?: boolean | undefined;
  /** How far it has come, where that is not plain. */
  state?: "sending" | "failed";
  subject?: string | undefined;
  body: string;
  /** Below the words: who wrote them and when, or what became of them. */
  by?: ReactNode;
  children?: ReactNode;
};

/** One thing that was said, in whichever direction the words run. */
export function Bubble({ own, state, subject, body, by, children }: BubbleProps) {
  return (
    <div className={styles.bubble} data-own={own || undefined} data-state={state}>
      {subject && <strong>{subject}</strong>}
      <p dir="auto">{body}</p>
      {by && <span className={styles.by}>{by}</span>}
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import { type SignName, signDrawings } from "#trip/strip/signs.ts";
import styles from "./badges.module.css";

export const Sign = ({ name, size = 18 }: { name: SignName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={signDrawings[name]} />
  </svg>
);

export type BadgeTone = "plain" | "good" | "care" | "stop";

/** A few words that can change a plan; its colour says again what they say. */
export const Badge = ({
  sign,
  tone = "plain",
  children,
}: {
  sign: SignName;
  tone?: BadgeTone;
  children: ReactNode;
}) => (
  <li className={styles.badge} data-tone={tone}>
    <Sign name={sign} size={16} />
    {children}
  </li>
);

export const BadgeList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.badges} aria-label={label}>
    {children}
  </ul>
);

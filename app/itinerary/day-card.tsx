import type { CSSProperties, ReactNode } from "react";
import styles from "./day-card.module.css";
import { DayStrip, type StripProps } from "./day-strip.tsx";
import { Notices } from "./notices.tsx";
import type { ShownDay } from "./shown-day.ts";
import { markDay } from "./trip-marks.ts";

/** What is to be known of the day and of what is in it, by what it is about. */
const listNotices = ({ notices, items }: ShownDay) => [
  // The strip itself shows when the sun rises and sets.
  ...notices.filter(({ code }) => code !== "sun"),
  ...items.flatMap((item) =>
    item.kind === "pause" ? [] : item.notices.map((notice) => ({ ...notice, about: item.name })),
  ),
];

type DayCardProps = StripProps & {
  headingId: string;
  id?: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** At the end of the head, and of the foot. */
  aside?: ReactNode;
  foot?: ReactNode;
  /** Below all: what is said about the day. */
  children?: ReactNode;
};

/** One day of a trip, wherever it is shown. */
export function DayCard(props: DayCardProps) {
  const { day, looks, tailOf, headingId, id, className = "", style, aside, foot, children } = props;
  const { number, dateLine, title, text, date, bed } = day;
  const notices = listNotices(day);
  return (
    <article
      id={id}
      className={`${styles.card} ${className}`}
      style={style}
      aria-labelledby={headingId}
      {...markDay({ id: day.id, number, date, night: bed })}
    >
      <header className={styles.head}>
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
        <h3 className={styles.title} id={headingId} tabIndex={-1}>
          <span className={styles.date}>{dateLine}</span> {title}
        </h3>
        {aside}
      </header>
      {text && (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      )}
      <DayStrip day={day} looks={looks} tailOf={tailOf} />
      {(notices.length > 0 || foot || children) && (
        <div className={styles.below}>
          <Notices notices={notices} />
          {foot && <footer className={styles.foot}>{foot}</footer>}
          {children}
        </div>
      )}
    </article>
  );
}

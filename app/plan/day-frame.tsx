import type { ComponentProps, ReactNode } from "react";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import type { TripDay } from "#contract/trip/itinerary.ts";
import styles from "./day-frame.module.css";

/** The card of a day, wherever days are shown; its name is the heading of that id. */
export const DayFrame = ({
  headingId,
  className = "",
  ...article
}: ComponentProps<"article"> & { headingId: string }) => (
  <article {...article} className={`${styles.card} ${className}`} aria-labelledby={headingId} />
);

type DayHeadProps = {
  id: string;
  number: number;
  /** "Day 1, Sat 6 Feb" */
  date: string;
  title: string;
  /** What may be done with the day, at the end of the line. */
  children?: ReactNode;
};

export const DayHead = ({ id, number, date, title, children }: DayHeadProps) => (
  <header className={styles.head}>
    <p className={styles.number} aria-hidden="true">
      {number}
    </p>
    <h3 className="h3" id={id} tabIndex={-1}>
      <span className={styles.date}>{date}</span>
      {title}
    </h3>
    {children}
  </header>
);

/** Where one sleeps after the day: in its town, on board there, on the way; or where the trip ends. */
export function nameNight({ wakes, sleeps, aboard, parts }: TripDay): string {
  const last = parts.findLast(({ kind }) => kind !== "pause");
  const ride = last?.kind === "ride" ? last : null;
  if (!sleeps) return m.plan_trip_ends({ name: ride?.toName ?? wakes.name });
  const { name } = sleeps;
  if (ride?.night) return m.plan_night_on_way({ name });
  return aboard ? m.plan_night_aboard({ name }) : m.plan_night({ name });
}

/** Where the night is spent, at the foot of a day. */
export const DayNight = ({ children }: { children: string }) => (
  <p className={styles.night}>
    <Icon name="bed" size={20} />
    {children}
  </p>
);

/** "Delhi to Agra" of a day that moves, else where it is. */
export const nameWay = ({ wakes, sleeps }: Pick<TripDay, "wakes" | "sleeps">): string =>
  sleeps && sleeps.id !== wakes.id
    ? m.plan_day_way({ from: wakes.name, to: sleeps.name })
    : wakes.name;

import { memo, useEffect, useRef } from "react";
import { m } from "#app/paraglide/messages.js";
import { Picture } from "#app/ui/picture.tsx";
import { Stamp } from "#app/ui/stamp.tsx";
import type { SightLook } from "#contract/wire/sight-look.ts";
import styles from "./day-links.module.css";

export type DayLink = {
  number: number;
  /** Of the heading that it leads to. */
  to: string;
  /** "Wed"; empty without a date. */
  weekday: string;
  name: string;
  label: string;
  look: SightLook | null;
};

/** The days as an arcade of their best sights, to jump to; on a phone a line of them that stays. */
export const DayLinks = memo(function DayLinks({
  days,
  active,
}: {
  days: readonly DayLink[];
  active: number;
}) {
  const line = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = line.current;
    const link = list?.children[active - 1];
    if (!list || !(link instanceof HTMLElement)) return;
    list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
  }, [active]);
  return (
    <nav className={styles.days} aria-label={m.plan_jump()}>
      <ol ref={line}>
        {days.map(({ number, to, weekday, name, label, look }) => (
          <li key={to}>
            <a href={`#${to}`} aria-current={number === active || undefined}>
              <span className="visually-hidden">{label}</span>
              {look?.picture ? (
                <span className={styles.window}>
                  <Picture picture={look.picture} sizes="120px" most={320} focus={look.at} />
                </span>
              ) : (
                <Stamp kind={look?.stamp ?? "way"} hour="gold" className={styles.stamp} />
              )}
              <span className={styles.plate} aria-hidden="true">
                <small>{weekday}</small>
                <b>{number}</b> <span>{name}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
});

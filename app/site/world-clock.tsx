import { useEffect, useId, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import { useChrome } from "./chrome-data.ts";
import { clockZones, findSun, getZone, readClock } from "./clock-zones.ts";
import { InlineScript } from "./inline-script.tsx";
import styles from "./world-clock.module.css";

/** What stands there until the time is known: as wide, and nothing to read. */
const unknown = "\u2007\u2007:\u2007\u2007:\u2007\u2007";

/**
 * Shows India's time, which knows no summer, at the first paint and until the application does (`data-live`), which
 * need not carry it.
 */
const firstTime = import.meta.env.SSR
  ? `(t=>{let s=()=>{if(t.dataset.live!=null||!t.isConnected)return;
let n=new Date(Date.now()+198e5).toISOString();t.firstChild.data=n.slice(11,16);t.lastChild.firstChild.data=n.slice(16,19);
setTimeout(s,1e3)};s()})(document.currentScript.previousElementSibling)`
  : "";

/** The present second; null on the server and in the browser's first render, which must be alike. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Dial({ hour }: { hour: number }) {
  const clip = useId();
  const { x, height, night } = findSun(hour);
  const low = height < 0.34;
  const sky = night
    ? ["#0e1234", "#2d2a5c"]
    : low
      ? ["#9c9bcb", "#f3a6b2"]
      : ["#6db0de", "#d5e9f2"];
  return (
    <svg className={styles.dial} viewBox="0 0 34 34" aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="17" cy="17" r="17" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill={sky[1]} d="M0 0h34v34H0z" />
        <path fill={sky[0]} d="M0 0h34v13H0z" />
        <circle
          cx={5 + x * 24}
          cy={(23 - height * 13).toFixed(1)}
          r="4.6"
          fill={night ? "#fff0c9" : "#ffc24d"}
        />
        <path fill={night ? "#45215a" : "#7b2a56"} d="M0 23q17-4 34 0v12H0z" />
      </g>
    </svg>
  );
}

/** A clock with a country selector, India unless chosen otherwise; moves every second. */
export function WorldClock() {
  const now = useNow();
  const [country, setCountry] = useState<string>("India");
  const names = useChrome().clockCountries;
  const nameCountry = (label: string) =>
    names?.[clockZones.findIndex((zone) => zone.label === label)] ?? label;
  const { text, hour } = now ? readClock(now, getZone(country)) : { text: unknown, hour: 9 };
  return (
    <div className={styles.clock}>
      <Dial hour={hour} />
      <span className={styles.country}>{nameCountry(country)}</span>
      <noscript>
        <img src="/data/clock.svg" alt={m.clock_india()} width="48" height="20" />
      </noscript>
      <time
        className={`${styles.time} num`}
        data-testid="world-clock"
        data-live={now ? "" : undefined}
        suppressHydrationWarning
      >
        {text.slice(0, 5)}
        <span className={styles.seconds} suppressHydrationWarning>
          {text.slice(5)}
        </span>
      </time>
      <InlineScript code={firstTime} />
      <Icon name="chevron-down" size={15} className={styles.chevron} />
      <select
        className={styles.select}
        aria-label={m.clock_country()}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      >
        {clockZones.map((entry) => (
          <option key={entry.label} value={entry.label}>
            {nameCountry(entry.label)}
          </option>
        ))}
      </select>
    </div>
  );
}

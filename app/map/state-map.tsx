import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import type { StateMap as StateMapData } from "#server/content/map/state-map.ts";
import pins from "./pins.module.css";
import styles from "./state-map.module.css";

const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

/** One state cut out of paper, its neighbours' lines around it, its places as pins with their names. */
export function StateMap({ map, name }: { map: StateMapData; name: string }) {
  const { drawing } = map;
  return (
    <figure className={styles.figure}>
      <div
        className={styles.map}
        data-sheet={!drawing || undefined}
        style={{ aspectRatio: `${map.width} / ${map.height}` }}
      >
        {drawing ? (
          <img
            src={drawing.address}
            alt={m.map_of({ name })}
            width={map.width + 2 * drawing.air}
            height={map.height + 2 * drawing.air}
            loading="lazy"
            decoding="async"
            className={styles.drawing}
            style={{
              left: `${-percent(drawing.air, map.width)}%`,
              top: `${-percent(drawing.air, map.height)}%`,
              width: `${100 + percent(2 * drawing.air, map.width)}%`,
            }}
          />
        ) : (
          <svg
            viewBox={`0 0 ${map.width} ${map.height}`}
            className={styles.rings}
            role="img"
            aria-label={m.map_of({ name })}
          >
            {[0.16, 0.32, 0.48, 0.64].map((share) => (
              <circle
                key={share}
                className={styles.ring}
                cx={map.width / 2}
                cy={map.height / 2}
                r={Math.round(map.width * share)}
              />
            ))}
          </svg>
        )}
        <ul>
          {map.pins.map((pin) => (
            <li
              key={pin.address}
              className={pins.pin}
              data-kind={pin.kind}
              data-wide={pin.wide ?? "none"}
              data-narrow={pin.narrow ?? "none"}
              style={{
                left: `${pin.x}%`,
                top: `${pin.y}%`,
                ...(pin.shift && { translate: pin.shift.map((by) => `${by}px`).join(" ") }),
              }}
            >
              {pin.kind === "here" ? (
                <span className={pins.link}>
                  <i />
                  <span className={pins.label}>{pin.label}</span>
                </span>
              ) : (
                <Link to={pin.address} className={pins.link}>
                  <i />
                  <span className={pins.label}>{pin.label}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p className={`${styles.scale} num`} style={{ width: `${map.scale.share}%` }}>
          {m.plan_km({ km: map.scale.kilometres })}
        </p>
      </div>
    </figure>
  );
}

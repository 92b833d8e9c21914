import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import type { StateMap as StateMapData } from "#server/content/map/state-map.ts";
import pins from "./pins.module.css";
import styles from "./state-map.module.css";

/** One state cut out of paper, its neighbours' lines around it, its places as pins with their names. */
export function StateMap({ map, name }: { map: StateMapData; name: string }) {
  const isSheet = map.land === "" && map.islands.length === 0;
  return (
    <figure className={styles.figure}>
      <div
        className={styles.map}
        data-islands={map.islands.length > 0 || undefined}
        data-sheet={isSheet || undefined}
        style={{ aspectRatio: `${map.width} / ${map.height}` }}
      >
        <svg
          viewBox={`0 0 ${map.width} ${map.height}`}
          className={`${styles.drawing} ${styles.around}`}
          aria-hidden="true"
        >
          <path className={styles.neighbours} d={map.neighbours.join("")} />
        </svg>
        <svg
          viewBox={`0 0 ${map.width} ${map.height}`}
          className={styles.drawing}
          role="img"
          aria-label={m.map_of({ name })}
        >
          {isSheet &&
            [0.16, 0.32, 0.48, 0.64].map((share) => (
              <circle
                key={share}
                className={styles.ring}
                cx={map.width / 2}
                cy={map.height / 2}
                r={Math.round(map.width * share)}
              />
            ))}
          {map.islands.length === 0 && !isSheet && (
            <>
              <path className={styles.side} d={map.land} transform="translate(-7 12)" />
              <path className={styles.side} d={map.land} transform="translate(-3.5 6)" />
              <path className={styles.land} d={map.land} />
            </>
          )}
          {map.islands.map((island) => (
            <circle key={island.cy} className={styles.island} {...island} r={11} />
          ))}
        </svg>
        <ul>
          {map.pins.map((pin) => (
            <li
              key={pin.address}
              className={pins.pin}
              data-kind={pin.kind}
              data-wide={pin.wide ?? "none"}
              data-narrow={pin.narrow ?? "none"}
              style={{ left: `${pin.x}%`, top: `${pin.y}%` }}
            >
              {pin.kind === "here" ? (
                <span className={pins.link}>
                  <i />
                  <span className={pins.label}>{pin.label}</span>
                </span>
              ) : (
                <Link to={pin.address} className={pins.link} prefetch="intent">
                  <i />
                  <span className={pins.label}>{pin.label}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p className={`${styles.scale} num`} style={{ width: `${map.scale.share}%` }}>
          {map.scale.kilometres} km
        </p>
      </div>
    </figure>
  );
}

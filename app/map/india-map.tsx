import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { watchNear } from "#app/site/when-near.ts";
import type { RegionSlug } from "#contract/content/content.ts";
import type { IndiaMapView } from "#server/content/pages/india-map-view.ts";
import { findNeighbour } from "./find-neighbour.ts";
import styles from "./india-map.module.css";
import pins from "./pins.module.css";

type IndiaMapProps = {
  map: IndiaMapView;
  /** The region that is lit; the whole country without it. */
  region?: RegionSlug;
  /** Slug of the state that the list beside the map shows. */
  selected?: string | null;
  onSelect?(slug: string): void;
  /** Names the map: "Map of India". */
  label: string;
};

/**
 * The states as links, one tab stop: arrow keys go to the neighbour in that direction, Enter opens
 * its page. The outlines come from one file that every page shares, fetched when the map is near.
 */
export function IndiaMap({ map, region, selected, onSelect, label }: IndiaMapProps) {
  const root = useRef<SVGSVGElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const open = map.states.filter((state) => state.to && (!region || state.region === region));
  const current = open.find((state) => state.slug === selected) ?? open[0];
  const { x, y, width, height } = map.frame;
  const [near, setNear] = useState(false);
  useEffect(() => watchNear(frame.current, () => setNear(true)), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.key.startsWith("Arrow") || !current) return;
    const next = findNeighbour(open, current, event.key);
    if (!next) return;
    event.preventDefault();
    onSelect?.(next.slug);
    root.current?.querySelector<SVGElement>(`[data-slug="${next.slug}"]`)?.focus();
  };

  /** Without scripts there is nothing to select, and nobody to wait for. */
  const draw = (plain: boolean) => (
    <>
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        className={region ? styles.around : styles.drawing}
        aria-hidden="true"
      >
        {map.states
          .filter((state) => !open.includes(state))
          .map((state) => (
            <use
              key={state.slug}
              href={plain || near ? `${map.drawing}#${state.slug}` : undefined}
              className={styles.quiet}
            />
          ))}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of links within one drawing. */}
      <svg
        ref={plain ? undefined : root}
        viewBox={`${x} ${y} ${width} ${height}`}
        className={styles.drawing}
        role="group"
        aria-label={`${label}${m.sentence_end()} ${m.map_keys()}`}
        onKeyDown={onKeyDown}
      >
        <g className={styles.land}>
          {open.map((state) => (
            <Link
              key={state.slug}
              to={state.to ?? "/"}
              className={styles.state}
              data-slug={state.slug}
              data-region={state.region}
              data-selected={state.slug === selected || undefined}
              aria-label={state.name}
              tabIndex={plain || state === current ? 0 : -1}
              onPointerEnter={() => onSelect?.(state.slug)}
              onFocus={() => onSelect?.(state.slug)}
            >
              <use href={plain || near ? `${map.drawing}#${state.slug}` : undefined} />
              {state.dot && (
                <>
                  <circle className={styles.reach} {...state.dot} r={width / 42} />
                  <circle className={styles.dot} {...state.dot} r={width / 120} />
                </>
              )}
            </Link>
          ))}
        </g>
      </svg>
    </>
  );

  return (
    <div ref={frame} className={styles.map} style={{ aspectRatio: `${width} / ${height}` }}>
      {draw(false)}
      <noscript>{draw(true)}</noscript>
      <ul>
        {map.pins.map((pin) => (
          <li
            key={pin.to}
            className={pins.pin}
            data-wide={pin.wide ?? "none"}
            data-narrow={pin.narrow ?? "none"}
            style={{ left: `${pin.x}%`, top: `${pin.y}%` }}
          >
            <Link to={pin.to} className={pins.link}>
              <i />
              <span className={pins.label}>{pin.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

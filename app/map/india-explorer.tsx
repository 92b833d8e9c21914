import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { listAll } from "#app/ui/format-lists.ts";
import { Icon } from "#app/ui/icon.tsx";
import { shortenMonths } from "#app/ui/months.ts";
import { PictureLayer } from "#app/ui/picture.tsx";
import type { RegionSlug } from "#contract/content/content.ts";
import type { IndiaMapView } from "#server/content/pages/india-map-view.ts";
import styles from "./india-explorer.module.css";
import { IndiaMap } from "./india-map.tsx";

type IndiaExplorerProps = {
  map: IndiaMapView;
  region?: RegionSlug;
  /** The section's heading and its line. */
  head: ReactNode;
  label: string;
  /** Slug of the state that is shown before anyone points at one. */
  first: string;
};

const regions = [
  { slug: "north-india", name: m.map_north },
  { slug: "west-india", name: m.map_west },
  { slug: "south-india", name: m.map_south },
  { slug: "east-india", name: m.map_east },
] as const;

/** "11 places and 5 festivals on this site." */
function countKnown({ places, festivals }: { places: number; festivals: number }): string {
  const parts = [
    places === 1 ? m.map_place() : places > 1 ? m.map_places({ count: places }) : null,
    festivals === 1
      ? m.map_festival()
      : festivals > 1
        ? m.map_festivals({ count: festivals })
        : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? m.map_known({ what: listAll(parts) }) : "";
}

/** The map, what is known of the state that is pointed at, and every state in a list beside it. */
export function IndiaExplorer({ map, region, head, label, first }: IndiaExplorerProps) {
  const [selected, setSelected] = useState(first);
  const state = map.states.find((item) => item.slug === selected);
  const shown = regions.filter((item) => !region || item.slug === region);
  return (
    <div className={styles.explorer}>
      <div className={styles.words}>
        {head}
        <div className={styles.card}>
          {state?.to && (
            <div className={styles.chosen}>
              {state.picture && (
                <PictureLayer
                  name={state.picture}
                  widths={[320]}
                  alt=""
                  width={320}
                  height={200}
                  sizes="132px"
                  className={styles.view}
                />
              )}
              <h3 className="h3">{state.name}</h3>
              <p className="small muted">
                {countKnown(state)}{" "}
                {state.bestMonths.length > 0 &&
                  m.map_best({ months: shortenMonths(state.bestMonths) })}
              </p>
              <Link to={state.to} className={`more ${styles.open}`}>
                {m.map_open({ name: state.name })}
                <Icon name="arrow-right" />
              </Link>
            </div>
          )}
          <div className={styles.lists}>
            {shown.map((item) => {
              const states = map.states.filter((one) => one.region === item.slug && one.to);
              return (
                <details key={item.slug} className={styles.region} open={Boolean(region)}>
                  <summary>
                    <i data-region={item.slug} />
                    {item.name()}
                    <span className="num">{states.length}</span>
                  </summary>
                  <ul>
                    {states
                      .toSorted((a, b) => a.name.localeCompare(b.name))
                      .map((one) => (
                        <li key={one.slug}>
                          <Link to={one.to ?? "/"} onPointerEnter={() => setSelected(one.slug)}>
                            {one.name}
                          </Link>
                        </li>
                      ))}
                  </ul>
                </details>
              );
            })}
          </div>
        </div>
      </div>
      <IndiaMap
        map={map}
        region={region}
        selected={selected}
        onSelect={setSelected}
        label={label}
      />
    </div>
  );
}

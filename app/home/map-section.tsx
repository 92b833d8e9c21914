import { IndiaExplorer } from "#app/map/india-explorer.tsx";
import { m } from "#app/paraglide/messages.js";
import type { IndiaMapView } from "#server/content/pages/india-map-view.ts";
import styles from "./map-section.module.css";

/** The map of India over a dusk sky: every state leads to its page. */
export function MapSection({
  map,
  lede = m.home_map_lede(),
}: {
  map: IndiaMapView;
  lede?: string | undefined;
}) {
  return (
    <section className={`section horizon ${styles.map}`} data-hour="dusk" id="map">
      <div className="wrap">
        <IndiaExplorer
          map={map}
          first="rajasthan"
          label={m.home_map_label()}
          head={
            <div className={styles.head}>
              <h2 className="h1">{m.home_map_title()}</h2>
              <p>{lede}</p>
            </div>
          }
        />
      </div>
    </section>
  );
}

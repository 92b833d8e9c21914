import { Link } from "react-router";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { useChrome } from "./chrome-data.ts";
import styles from "./destinations-panel.module.css";
import { hourOfRegion } from "./region-hours.ts";
import { RegionOutline } from "./region-outline.tsx";

/** Four regional links, each with its map, its title and the names of its states. */
export function DestinationsPanel() {
  const { map, regions } = useChrome();
  const { panel, closePanel, dismiss } = usePanels();
  return (
    <Panel
      open={panel === "destinations"}
      onClose={closePanel}
      onOutside={dismiss}
      title={m.nav_destinations()}
      size="wide"
    >
      <ul className={styles.regions}>
        {regions.map((region) => (
          <li key={region.slug} data-hour={hourOfRegion(region.slug)}>
            <Link to={`/${region.slug}`} className={styles.region} onClick={dismiss}>
              <RegionOutline map={map} region={region} className={styles.map} />
              <span className={styles.words}>
                <b className={styles.name}>
                  {region.name}
                  <Icon name="arrow-right" />
                </b>
                <span className={styles.states}>
                  {region.states.map((state) => state.name).join(", ")}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/#map" className={styles.more} onClick={dismiss}>
        <Icon name="map" />
        {m.nav_see_map()}
      </Link>
    </Panel>
  );
}

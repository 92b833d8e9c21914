import { m } from "#app/paraglide/messages.js";
import { hourOfRegion } from "#app/site/region-hours.ts";
import { Arch } from "#app/ui/arch.tsx";
import type { HomePage } from "#server/content/pages/home-page.ts";
import styles from "./regions.module.css";

/** A region in a few words: its own line in the catalogue is too long for an arch. */
const notes: Record<string, () => string> = {
  "north-india": m.home_region_north_india,
  "west-india": m.home_region_west_india,
  "south-india": m.home_region_south_india,
  "east-india": m.home_region_east_india,
};

/** The welcome: four regional cards, each a corner of the country at its best hour. */
export function Regions({
  regions,
  lede = m.home_regions_lede(),
}: {
  regions: HomePage["regions"];
  lede?: string | undefined;
}) {
  return (
    <section className="section horizon" data-below id="regions" aria-labelledby="regions-title">
      <div className="wrap">
        <div className={`section-head ${styles.head}`}>
          <h2 className="h1" id="regions-title">
            {m.home_regions_title()}
          </h2>
          <p className="lede">{lede}</p>
        </div>
        <ul className={styles.arches}>
          {regions.map(({ slug, count, ...region }) => (
            <li key={slug}>
              <Arch
                to={region.to}
                name={region.name.replace(" India", "")}
                note={notes[slug]?.() ?? region.note}
                foot={m.home_region_count({ count: count })}
                hour={hourOfRegion(slug)}
                picture={region.picture}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

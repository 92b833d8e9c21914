import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { RestOfStyles } from "#app/ui/inline-styles.tsx";
import { useChrome } from "./chrome-data.ts";
import styles from "./error-scene.module.css";
import { SearchBox } from "./search-box.tsx";

/** A night camp among dunes, one track of footprints going nowhere. */
function Dunes() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g fill="#fff3e4" className={styles.stars}>
        {[
          [120, 90, 1.6],
          [260, 190, 1.2],
          [380, 60, 2],
          [470, 240, 1.4],
          [610, 120, 1.8],
          [720, 210, 1.2],
          [820, 70, 1.5],
          [930, 170, 2],
          [1010, 60, 1.3],
          [1250, 70, 1.6],
          [1320, 210, 1.9],
          [1400, 120, 1.2],
          [60, 260, 1.4],
          [560, 320, 1.2],
          [880, 300, 1.5],
        ].map(([cx, cy, r]) => (
          <circle key={`${cx}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <path fill="#3b2a63" d="M0 470q260-90 520-30t470-44 450 30v214H0z" />
      <path fill="#2c1d52" d="M0 540q330-96 640-22t800-52v174H0z" />
      <path fill="#ffb84d" d="M356 486l34 58h-68z" />
      <path fill="#a63a12" d="M356 486l12 58h-24z" />
      <path fill="#1e1340" d="M0 604q420-70 760-18t680-30v84H0z" />
      <g className={styles.track}>
        <path d="M430 560q150 40 300 4t240 26" />
      </g>
    </svg>
  );
}

/** There is no such page: a search, and the four corners to start again from. */
export function NotFoundScene() {
  const { regions } = useChrome();
  return (
    <>
      <section className={styles.scene} data-hour="night">
        <svg className={styles.moon} viewBox="0 0 120 120" aria-hidden="true">
          <path d="M62 4a56 56 0 1 0 54 76A46 46 0 0 1 62 4Z" fill="#fff0c9" />
        </svg>
        <Dunes />
        <div className={styles.words}>
          <p className={`${styles.code} num`} aria-hidden="true">
            404
          </p>
          <h1 className="h1">{m.not_found_title()}</h1>
          <p>{m.not_found_text()}</p>
          <div className={styles.search}>
            <SearchBox />
          </div>
          <ul className={styles.corners}>
            {regions.map((region) => (
              <li key={region.slug}>
                <Link to={`/${region.slug}`}>{region.name}</Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <RestOfStyles />
    </>
  );
}

import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Carousel } from "#app/ui/carousel.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { HomeCard } from "#server/content/pages/home-page.ts";
import styles from "./cities.module.css";

const hours = ["dawn", "gold", "dusk", "noon"] as const;

/** Thirty-seven cities seen through the windows of one train. */
export function Cities({
  cities,
  lede = m.home_cities_lede(),
}: {
  cities: readonly HomeCard[];
  lede?: string | undefined;
}) {
  return (
    <section className="section horizon on-deep" data-hour="dawn" data-below id="cities">
      <div className="wrap">
        <Carousel
          label={m.home_cities_label()}
          className={styles.coach}
          total={({ from, to }) => m.home_cities_range({ from, to, count: cities.length })}
          head={
            <div>
              <h2 className="h1">{m.home_cities_title()}</h2>
              <p className="lede">{lede}</p>
            </div>
          }
        >
          {cities.map((city, index) => (
            <Link to={city.to} className={styles.window} key={city.to}>
              <span className={styles.glass}>
                <Picture picture={city.picture} sizes="148px" most={640} hour={hours[index % 4]} />
              </span>
              <b>{city.name}</b>
              <span className={styles.state}>{city.note}</span>
            </Link>
          ))}
        </Carousel>
      </div>
    </section>
  );
}

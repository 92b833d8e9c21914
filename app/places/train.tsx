import { Link } from "react-router";
import styles from "#app/home/cities.module.css";
import { m } from "#app/paraglide/messages.js";
import { Carousel } from "#app/ui/carousel.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Tile } from "#server/content/pages/tiles.ts";
import { hourOfTile } from "./tiles.tsx";
import own from "./train.module.css";

/** A region's cities through the windows of a train, as the home page has all 37. */
export function Train({ cities, title }: { cities: readonly Tile[]; title: string }) {
  return (
    <Carousel
      label={title}
      className={own.coach}
      total={({ from, to }) => m.place_range({ from, to, count: cities.length })}
      head={<h2 className="h1">{title}</h2>}
    >
      {cities.map((city) => (
        <Link to={city.to} className={styles.window} key={city.to}>
          <span className={styles.glass}>
            <Picture picture={city.picture} sizes="180px" hour={hourOfTile(city)} />
          </span>
          <b>{city.name}</b>
          <span className={styles.state}>{city.place}</span>
        </Link>
      ))}
    </Carousel>
  );
}

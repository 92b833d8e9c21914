import { useState } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Carousel } from "#app/ui/carousel.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Scene } from "#app/ui/scene.tsx";
import type { HomeCard } from "#server/content/pages/home-page.ts";
import styles from "./gems.module.css";

/** Section 9: the villages move on every 3 s. */
const interval = 3000;
const hours = ["noon", "dawn", "gold", "gold", "dusk"] as const;

/** The village that stands first among the cards is the one in the picture behind them. */
export function Gems({
  villages,
  lede = m.home_gems_lede(),
}: {
  villages: readonly HomeCard[];
  lede?: string | undefined;
}) {
  const [index, setIndex] = useState(0);
  const shown = villages[index] ?? villages[0];
  const hour = shown?.picture?.hour ?? hours[index] ?? "noon";
  return (
    <div className={`horizon ${styles.arrival}`} data-hour={hour} data-below>
      <Scene
        hour={hour}
        picture={shown?.picture ?? null}
        word={m.home_word_gems().split("|")}
        className={styles.gems}
        id="gems"
      >
        <div className={`wrap ${styles.inside}`}>
          <div className={styles.head}>
            <h2 className="h2">{m.home_gems_title()}</h2>
            <p>{lede}</p>
          </div>
          <Carousel
            label={m.home_gems_label()}
            className={styles.five}
            step={1}
            interval={interval}
            onShow={setIndex}
            total={({ from }) => m.home_gems_range({ from, count: villages.length })}
            head={
              <p className={styles.named}>
                <b>{shown?.name}</b>
                <span>{shown?.note}</span>
              </p>
            }
          >
            {villages.map((village, at) => (
              <Link to={village.to} className={styles.gem} key={village.to}>
                <span className={styles.picture}>
                  <Picture picture={village.picture} sizes="280px" most={640} hour={hours[at]} />
                </span>
                <b className="h4">{village.name}</b>
                <span className={styles.state}>{village.note}</span>
              </Link>
            ))}
          </Carousel>
        </div>
      </Scene>
    </div>
  );
}

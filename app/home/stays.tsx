import { Tabs } from "radix-ui";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { cardKinds } from "#app/ui/card-kinds.ts";
import { formatRupees } from "#app/ui/format-money.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { HomePage, HomeStay } from "#server/content/pages/home-page.ts";
import styles from "./stays.module.css";

const hours = ["gold", "dawn", "noon", "dusk", "gold", "dawn"] as const;

function Stay({ stay, index }: { stay: HomeStay; index: number }) {
  return (
    <Link to={stay.to} className={styles.stay}>
      <span className={styles.picture}>
        <Picture
          picture={stay.picture}
          sizes={index === 0 ? "(max-width: 768px) 92vw, 40vw" : "(max-width: 768px) 46vw, 20vw"}
          most={index === 0 ? 1200 : 640}
          hour={hours[index]}
        />
        <span className={styles.price}>
          <b className="num">{formatRupees(stay.price)}</b>
          <span>{m.home_stays_price()}</span>
        </span>
      </span>
      <b className={styles.name}>{stay.name}</b>
      <span className={styles.place}>{stay.note}</span>
    </Link>
  );
}

/** Five kinds of places, six of each, with what a night costs on average. */
export function Stays({ tabs, chosen }: { tabs: HomePage["tabs"]; chosen: string | null }) {
  // Values become parts of ids, which hold no spaces: the tabs go by number.
  const first = Math.max(
    0,
    tabs.findIndex((tab) => tab.name === chosen),
  );
  return (
    <section className={`section horizon ${styles.stays}`} data-hour="gold" id="stays">
      <Tabs.Root className="wrap" defaultValue={String(first)}>
        <div className={`section-head ${styles.head}`}>
          <h2 className="h1">{m.home_stays_title()}</h2>
          <Tabs.List className={styles.tabs} aria-label={m.home_stays_label()}>
            {tabs.map((tab, index) => (
              <Tabs.Trigger key={tab.name} value={String(index)} className={styles.tab} asChild>
                <Link
                  to={`/?tab=${encodeURIComponent(tab.name)}#stays`}
                  preventScrollReset
                  onClick={(event) => event.preventDefault()}
                >
                  {cardKinds[tab.name]()}
                </Link>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
        {tabs.map((tab, index) => (
          <Tabs.Content key={tab.name} value={String(index)} className={styles.content}>
            <ul className={styles.grid}>
              {tab.stays.map((stay, index) => (
                <li key={stay.to}>
                  <Stay stay={stay} index={index} />
                </li>
              ))}
            </ul>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  );
}

import { Link } from "react-router";
import { openChatOrContact } from "#app/chat/open-chat.ts";
import { m } from "#app/paraglide/messages.js";
import { useChrome } from "#app/site/chrome-data.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { HomeCard } from "#server/content/pages/home-page.ts";
import styles from "./themes.module.css";

/** Section 9: three at a time, one on every 3 s, in half a second. */
const interval = 3000;
const transition = 500;
const hours = ["dusk", "gold", "noon", "dawn", "gold", "noon"] as const;

export function Themes({ themes }: { themes: readonly HomeCard[] }) {
  const { chat } = useChrome();
  return (
    <section className={`section horizon ${styles.themes}`} data-hour="noon" data-below id="themes">
      <div className="wrap">
        <Carousel
          label={m.home_themes_label()}
          className={styles.three}
          step={1}
          interval={interval}
          duration={transition}
          total={({ from, to }) =>
            from === to
              ? m.home_themes_one({ from, count: themes.length })
              : m.home_themes_range({ from, to, count: themes.length })
          }
          head={<h2 className="h1">{m.home_themes_title()}</h2>}
        >
          {themes.map((theme, index) => (
            <Link
              to={theme.to}
              className={styles.theme}
              data-hour={theme.picture?.hour ?? hours[index]}
              key={theme.to}
            >
              <span className={styles.picture}>
                <Picture
                  picture={theme.picture}
                  sizes="(max-width: 768px) 296px, 32vw"
                  hour={hours[index]}
                />
              </span>
              <span className={styles.words}>
                <b className="h3">{theme.name}</b>
                <span>{theme.note}</span>
                <span className={styles.go}>
                  <Icon name="arrow-right" />
                </span>
              </span>
            </Link>
          ))}
        </Carousel>
        <div className={styles.all}>
          <Button variant="secondary" icon="chat" onClick={() => openChatOrContact(chat)}>
            {m.home_themes_all()}
          </Button>
          <ButtonLink to="/themes" variant="quiet" iconAfter="arrow-right">
            {m.home_themes_page()}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

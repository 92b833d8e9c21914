import { Link } from "react-router";
import { openChatOrSay } from "#app/chat/open-chat.ts";
import { TripLink } from "#app/panels/trip-link.tsx";
import { m } from "#app/paraglide/messages.js";
import { PlannerLink } from "#app/saved/planner-link.tsx";
import { useChrome } from "#app/site/chrome-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Scene } from "#app/ui/scene.tsx";
import type { PictureView } from "#contract/content/picture.ts";
import styles from "./close.module.css";

/** Who we are, and the two ways to begin: the form, or a word with somebody. */
export function Close({
  picture,
  text = m.home_close_text(),
}: {
  picture: PictureView | null;
  text?: string | undefined;
}) {
  const { chat } = useChrome();
  const hour = picture?.hour ?? "dusk";
  return (
    <div className={`horizon ${styles.arrival}`} data-hour={hour} data-below>
      <Scene
        hour={hour}
        picture={picture}
        word={m.home_word_stay().split("|")}
        className={styles.close}
        id="about"
      >
        <div className={styles.words}>
          <h2 className="h2">
            <span className="visually-hidden">{m.home_close_stay()} </span>
            {m.home_close_title()}
          </h2>
          <p>{text}</p>
          <div className={styles.actions}>
            <TripLink iconAfter="arrow-right">{m.nav_trip()}</TripLink>
            <Button variant="secondary" icon="chat" onClick={() => openChatOrSay(chat)}>
              {m.home_close_chat()}
            </Button>
          </div>
          <PlannerLink />
          <Link to="/about" className="more">
            {m.home_close_about()}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </Scene>
    </div>
  );
}

import { m } from "#app/paraglide/messages.js";
import styles from "./account-scene.module.css";
import { HourPicture } from "./hour-picture.tsx";

export type AccountView = "sign-in" | "sign-up" | "sign-out";

export const sceneHours = { "sign-in": "dawn", "sign-up": "gold", "sign-out": "dusk" } as const;

const focus = { "sign-in": "50%", "sign-up": "62%", "sign-out": "55%" };

/** The picture beside an account form: a dome at dawn, a boat in the gold, a fort at dusk. */
export function AccountScene({ view }: { view: AccountView }) {
  const words = {
    "sign-in": m.auth_welcome_in(),
    "sign-up": m.auth_welcome_up(),
    "sign-out": m.auth_welcome_out(),
  };
  return (
    <div className={styles.scene} data-view={view}>
      <p className={styles.words}>{words[view]}</p>
      <div className={styles.picture}>
        <HourPicture
          key={view}
          hour={sceneHours[view]}
          sizes="(max-width: 768px) 100vw, 720px"
          focus={focus[view]}
        />
      </div>
    </div>
  );
}

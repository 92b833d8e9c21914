import { isRouteErrorResponse, useRevalidator } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { firstViewEnd } from "#app/ui/inline-styles.tsx";
import styles from "./error-scene.module.css";
import { NotFoundScene } from "./not-found-scene.tsx";
import { nameTitle } from "./page-meta.ts";

/** A rope bridge that has come down: what a failure looks like from the path. */
function BrokenBridge() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx="1060" cy="330" r="92" fill="var(--sun)" />
      <path className={styles.far} d="M0 430q180-60 360-20t340-10 300 6 440-36v270H0z" />
      <path className={styles.near} d="M0 452q220-26 470 4 60 22 70 184H0z" />
      <path className={styles.near} d="M1440 446q-210-34-430 6-70 20-84 188h514z" />
      <g className={styles.rope}>
        <path d="M438 468v-112M1034 468v-112" />
        <path d="M438 372q50 74 132 74M1034 372q-40 90-66 178" />
      </g>
      <g className={styles.planks}>
        <rect x="462" y="438" width="34" height="14" rx="5" />
        <rect x="508" y="450" width="34" height="14" rx="5" transform="rotate(6 525 457)" />
        <rect x="552" y="462" width="34" height="14" rx="5" transform="rotate(22 569 469)" />
        <rect x="972" y="486" width="34" height="14" rx="5" transform="rotate(-62 989 493)" />
        <rect x="956" y="532" width="34" height="14" rx="5" transform="rotate(-74 973 539)" />
        <rect x="742" y="588" width="34" height="14" rx="5" transform="rotate(28 759 595)" />
      </g>
    </svg>
  );
}

/** What a page shows when it fails: a place that is not there, a crowd, no network, or a fault of ours. */
export function ErrorScene({ error }: { error: unknown }) {
  const revalidator = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScene />;
  const isBusy = isRouteErrorResponse(error) && error.status === 429;
  // Node has a navigator too, which does not know.
  const offline = typeof navigator !== "undefined" && navigator.onLine === false;
  const [title, text] = offline
    ? [m.error_offline_title(), m.error_offline_text()]
    : isBusy
      ? [m.error_busy_title(), m.error_busy_text()]
      : [m.error_title(), m.error_text()];
  return (
    <section className={styles.scene} data-hour="dusk">
      <title>{nameTitle(title)}</title>
      {/* It passes: no machine keeps it. */}
      <meta name="robots" content="noindex" />
      <BrokenBridge />
      <div className={styles.words}>
        <h1 className="h1">{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>
          <Button onClick={() => revalidator.revalidate()} busy={revalidator.state === "loading"}>
            {m.error_again()}
          </Button>
          <ButtonLink to="/" variant="secondary">
            {m.error_home()}
          </ButtonLink>
        </div>
      </div>
      {/* What the page waits for before it is painted; its styles are all in it. */}
      <i id={firstViewEnd} hidden />
    </section>
  );
}

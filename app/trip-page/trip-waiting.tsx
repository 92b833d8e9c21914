import { useHydrated } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { Spinner } from "#app/ui/spinner.tsx";
import styles from "./trip-page.module.css";

/** Until a trip has come. */
export function TripWaiting() {
  const hydrated = useHydrated();
  return (
    <div className={styles.waiting}>
      <Spinner label={m.admin_loading()} />
      {!hydrated && (
        <noscript>
          <p>{m.trip_page_needs_script()}</p>
        </noscript>
      )}
    </div>
  );
}

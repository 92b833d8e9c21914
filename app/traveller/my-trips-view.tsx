import { useEffect } from "react";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { PlannerLink } from "#app/saved/planner-link.tsx";
import { useOwn } from "#app/traveller/use-own.ts";
import { Button } from "#app/ui/button.tsx";
import { useAddress } from "#app/ui/use-address.ts";
import type { MyTripList } from "#contract/wire/account.ts";
import styles from "./my-trips.module.css";
import { OwnPage, OwnState } from "./own-page.tsx";
import { TripCard } from "./trip-card.tsx";
import { useOwnEvents } from "./use-own-events.ts";

/** /my-trips: each request with where it stands, and the conversation about it. */
export function MyTripsView() {
  const list = useOwn<MyTripList>("/api/me/trips");
  const address = useAddress();
  const { openPanel } = usePanels();
  const openId = address.get("trip");
  useOwnEvents(list.state === "ready", () => void list.reload());
  // A single request stands open by itself.
  const only = list.data?.trips.length === 1 ? list.data.trips[0]?.id : undefined;
  const shown = openId ?? only ?? null;
  useEffect(() => {
    if (openId) document.getElementById(`trip-${openId}`)?.scrollIntoView({ block: "nearest" });
  }, [openId]);

  return (
    <OwnPage hour="dusk" title={m.mytrips_title()} lede={m.mytrips_lede()}>
      <OwnState mine={list} needs={m.mytrips_needs_script()}>
        {({ trips, whatsapp }) =>
          trips.length === 0 ? (
            <section className={styles.empty}>
              <h2 className="h3">{m.mytrips_empty()}</h2>
              <p className="muted">{m.mytrips_empty_lede()}</p>
              <Button onClick={() => openPanel("trip")}>{m.trip_title()}</Button>
              <PlannerLink />
            </section>
          ) : (
            <ul className={styles.trips}>
              {trips.map((trip) => (
                <TripCard
                  key={trip.id}
                  trip={trip}
                  whatsapp={whatsapp}
                  open={trip.id === shown}
                  onToggle={() =>
                    address.set({ trip: trip.id === shown ? null : trip.id }, { replace: true })
                  }
                  onChanged={() => void list.reload()}
                />
              ))}
            </ul>
          )
        }
      </OwnState>
    </OwnPage>
  );
}

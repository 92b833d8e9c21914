import { useHydrated } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { OwnPage } from "#app/traveller/own-page.tsx";
import { latePart } from "#app/ui/late-part.tsx";
import { TripWaiting } from "./trip-waiting.tsx";

const KeptTrips = latePart(async () => (await import("#app/book/kept-trips.tsx")).KeptTrips);

/** Where the home screen's icon leads. Before its scripts run it is the same document as every trip's. */
export function KeptPage() {
  const hydrated = useHydrated();
  return (
    <OwnPage hour="gold" title={m.trip_page_title()} lede={m.trip_page_lede()} ways={false}>
      {hydrated ? <KeptTrips /> : <TripWaiting />}
    </OwnPage>
  );
}

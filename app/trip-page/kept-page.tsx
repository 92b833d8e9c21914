import { useHydrated } from "#app/calls/stored-values.ts";
import { latePart } from "#app/ui/late-part.tsx";
import { EmptyTop, TripFrame } from "./trip-frame.tsx";
import { TripWaiting } from "./trip-waiting.tsx";

const KeptTrips = latePart(async () => (await import("#app/book/kept-trips.tsx")).KeptTrips);

/** Where the home screen's icon leads. Before its scripts run it is the same document as every trip's. */
export function KeptPage() {
  const hydrated = useHydrated();
  return (
    <TripFrame of={hydrated ? "kept" : ""} top={<EmptyTop isWaiting={!hydrated} />}>
      {hydrated ? <KeptTrips /> : <TripWaiting />}
    </TripFrame>
  );
}

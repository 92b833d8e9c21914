import { useHydrated } from "#app/calls/stored-values.ts";
import { latePart } from "#app/ui/late-part.tsx";
import { EmptyTop, TripFrame } from "./trip-frame.tsx";
import { TripWaiting } from "./trip-waiting.tsx";

const DutyView = latePart(async () => (await import("#app/duty/duty-view.tsx")).DutyView, {
  wait: <TripWaiting />,
});

/** Where the link of a driver or guide leads. Before its scripts run it is the same document as every trip's. */
export function DutyPage({ token }: { token: string }) {
  const hydrated = useHydrated();
  return (
    <TripFrame top={<EmptyTop />}>
      {hydrated ? <DutyView token={token} /> : <TripWaiting />}
    </TripFrame>
  );
}

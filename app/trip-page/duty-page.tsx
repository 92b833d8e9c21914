import { useHydrated } from "#app/calls/stored-values.ts";
import { TripBand } from "#app/itinerary/trip-band.tsx";
import { m } from "#app/paraglide/messages.js";
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
    <TripFrame of={hydrated ? "duty" : ""} top={hydrated ? <DutyTop /> : <EmptyTop />}>
      {hydrated ? <DutyView token={token} /> : <TripWaiting />}
    </TripFrame>
  );
}

const DutyTop = () => (
  <TripBand look={null} isPlain tools={null}>
    <h1>{m.duty_page_title()}</h1>
    <p>{m.duty_page_lede()}</p>
  </TripBand>
);

import { useShownAsOf } from "#app/kept/kept-hint.ts";
import { m } from "#app/paraglide/messages.js";
import { Notice } from "#app/traveller/own-notice.tsx";
import { usePainted } from "#app/ui/below-first-view.tsx";
import { Button } from "#app/ui/button.tsx";
import { latePart } from "#app/ui/late-part.tsx";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import { findTripDay, isTravelled } from "./find-end.ts";
import { EmptyTop, TripFrame } from "./trip-frame.tsx";
import { TripTop } from "./trip-top.tsx";
import { TripWaiting } from "./trip-waiting.tsx";
import { useTrip } from "./use-trip.ts";

const LoadedTrip = latePart(async () => (await import("./loaded-trip.tsx")).LoadedTrip, {
  wait: <TripWaiting />,
});

/** Where the mail's link leads, once: nobody else fetches it. */
const ConfirmTrip = latePart(async () => (await import("./confirm-trip.tsx")).ConfirmTrip, {
  wait: <TripWaiting />,
});

/** A trip's private page: its quote, its days, what was said about it, and its links. */
export function TripPageView({ token, map }: { token: string; map: PlanForm["map"] }) {
  const trip = useTrip(token);
  const { data, error, fault } = trip.page;
  // What was read from the phone is not shown any longer than its link is open.
  const isClosed = useShownAsOf() !== null && error?.status === 404;
  const answered = trip.quote.data !== null;
  // With its quote, so that neither head nor days are drawn twice; where that does not come, without.
  const shown = isClosed || !(answered || trip.quote.error) ? null : data;
  // The head first, by itself: what stands below it is sixty kilobytes of code, and ten days to be drawn.
  const isDrawn = usePainted(shown !== null);
  const quote = trip.quote.data?.quote ?? null;
  return (
    <TripFrame
      of={shown ? "trip" : error ? "fault" : ""}
      top={
        shown ? (
          <TripTop
            data={shown}
            standing={{
              ...{ data: shown, quote, money: trip.money },
              change: trip.quote.data?.change ?? null,
              isOver: answered && isTravelled(shown, quote),
              today: answered ? findTripDay(shown, quote) : null,
            }}
          />
        ) : (
          <EmptyTop isWaiting={!error} />
        )
      }
    >
      {shown && isDrawn ? (
        <LoadedTrip token={token} trip={trip} data={shown} map={map} />
      ) : shown ? (
        <TripWaiting />
      ) : error?.status === 404 && trip.confirmation.isDue ? (
        <ConfirmTrip confirmation={trip.confirmation} />
      ) : error?.status === 404 ? (
        <Notice title={m.trip_page_no_link()} lede={fault ?? ""} />
      ) : error ? (
        <Notice title={m.trip_page_failed()} lede={fault ?? ""}>
          <Button onClick={() => void trip.page.reload()}>{m.admin_retry()}</Button>
        </Notice>
      ) : (
        <TripWaiting />
      )}
    </TripFrame>
  );
}

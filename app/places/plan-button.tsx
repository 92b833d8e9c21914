import { TripLink } from "#app/panels/trip-link.tsx";
import { m } from "#app/paraglide/messages.js";
import { keepTripDraft, readTripDraft } from "#app/trips/trip-draft.ts";

/**
 * Opens Plan Your Trip with this place as its destination, unless one is written there already.
 * Without a script it leads to the contact page.
 */
export function PlanButton({ place, full }: { place?: string; full?: boolean }) {
  const keepPlace = () => {
    const draft = readTripDraft();
    if (place && !draft.values.destination)
      keepTripDraft({ ...draft, values: { ...draft.values, destination: place } });
  };
  return (
    <TripLink icon="calendar" {...(full && { full })} onOpen={keepPlace}>
      {m.place_plan()}
    </TripLink>
  );
}

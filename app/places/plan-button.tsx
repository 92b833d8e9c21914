import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { keepTripDraft, readTripDraft } from "#app/trips/trip-draft.ts";
import { Button } from "#app/ui/button.tsx";

/**
 * Opens Plan Your Trip with this place as its destination, unless one is written there already.
 * It needs the application: without a script the contact page stands in its stead.
 */
export function PlanButton({ place, full }: { place?: string; full?: boolean }) {
  const { openPanel } = usePanels();
  const open = () => {
    if (place) {
      const draft = readTripDraft();
      if (!draft.values.destination)
        keepTripDraft({ ...draft, values: { ...draft.values, destination: place } });
    }
    openPanel("trip");
  };
  return (
    <>
      <Button icon="calendar" full={full} onClick={open}>
        {m.place_plan()}
      </Button>
      <noscript>
        <a href="/contact">{m.place_plan_write()}</a>
      </noscript>
    </>
  );
}

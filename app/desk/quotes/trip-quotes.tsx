import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { useAddress } from "#app/ui/use-address.ts";

/** From a request to its quote. */
export function TripQuotes({ trip }: { trip: { id: string } }) {
  const address = useAddress();
  return (
    <p>
      <Button
        size="small"
        iconAfter="arrow-right"
        onClick={() => address.set({ tab: "quotes", trip: trip.id })}
      >
        {m.quote_open()}
      </Button>
    </p>
  );
}

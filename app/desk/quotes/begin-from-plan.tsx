import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { QuoteProposal } from "#contract/wire/trip-quotes.ts";
import { addProposed } from "./quote-edits.ts";

/** Adds a line for all that has to be bought for the trip's days and has none yet: stays, cars, trains, tickets. */
export function BeginFromPlan({
  tripId,
  content,
  onChange,
}: {
  tripId: string;
  content: QuoteContent;
  onChange(content: QuoteContent): void;
}) {
  const action = useDeskAction();
  const begin = () =>
    action.run("begin", async () => {
      const path = `/api/desk/trips/${tripId}/services`;
      const { items } = await callAsAdmin<QuoteProposal>("GET", path);
      const next = addProposed(content, items);
      const count = next.items.length - content.items.length;
      if (count > 0) onChange(next);
      say(count > 0 ? m.quote_begun({ count }) : m.quote_begun_nothing());
    });
  return (
    <Button size="small" busy={action.busy !== null} onClick={() => void begin()}>
      {m.quote_begin()}
    </Button>
  );
}

import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useKeys } from "#app/desk/ui/use-keys.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { RateBook } from "#contract/quote/rate-book.ts";
import type { QuoteProposal } from "#contract/wire/trip-quotes.ts";
import { priceFromBook } from "./price-from-book.ts";
import { addProposed } from "./quote-edits.ts";

/** Prices all lines that wait for it from the rate book; and adds a line for all that has to be bought for the trip's days and has none yet: stays, cars, trains, tickets. */
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
  const price = () =>
    action.run("price", async () => {
      const book = await callAsAdmin<RateBook>("GET", "/api/desk/suppliers");
      const { content: next, count, left } = priceFromBook(content, book);
      if (next.items !== content.items) onChange(next);
      say(
        [
          count > 0 ? m.quote_priced({ count }) : m.quote_priced_nothing(),
          left.length > 0 &&
            m.quote_priced_left({ names: left.map(({ title }) => title).join(", ") }),
        ]
          .filter(Boolean)
          .join(" "),
      );
    });
  useKeys({ p: () => void price() });
  return (
    <>
      <Button size="small" busy={action.busy === "price"} onClick={() => void price()}>
        {m.quote_price_all()}
      </Button>
      <Button
        size="small"
        variant="secondary"
        busy={action.busy === "begin"}
        onClick={() => void begin()}
      >
        {m.quote_begin()}
      </Button>
    </>
  );
}

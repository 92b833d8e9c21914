import { useRef } from "react";
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
  const beginning = useDeskAction();
  const pricing = useDeskAction();
  /** As it stands when an answer comes: what was typed while it was on its way stays. */
  const now = useRef(content);
  now.current = content;
  /** P that is pressed while the plan's lines are on their way prices those too. */
  const begun = useRef<Promise<unknown>>(Promise.resolve());
  function put(next: QuoteContent): void {
    now.current = next;
    onChange(next);
  }
  function begin(): void {
    begun.current = beginning.run("begin", async () => {
      const path = `/api/desk/trips/${tripId}/services`;
      const { items } = await callAsAdmin<QuoteProposal>("GET", path);
      const next = addProposed(now.current, items);
      const count = next.items.length - now.current.items.length;
      if (count > 0) put(next);
      say(count > 0 ? m.quote_begun({ count }) : m.quote_begun_nothing());
    });
  }
  const price = () =>
    pricing.run("price", async () => {
      const book = await callAsAdmin<RateBook>("GET", "/api/desk/suppliers");
      await begun.current;
      const { content: next, count, left } = priceFromBook(now.current, book);
      if (next.items !== now.current.items) put(next);
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
      <Button size="small" busy={pricing.busy !== null} onClick={() => void price()}>
        {m.quote_price_all()}
      </Button>
      <Button size="small" variant="secondary" busy={beginning.busy !== null} onClick={begin}>
        {m.quote_begin()}
      </Button>
    </>
  );
}

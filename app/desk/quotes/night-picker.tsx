import { m } from "#app/paraglide/messages.js";
import { CheckField } from "#app/ui/field.tsx";
import { formatShortDay } from "#app/ui/format-dates.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { QuoteItem } from "#contract/quote/quote-item.ts";
import { bedOf } from "#contract/quote/quote-nights.ts";
import { putNights } from "#contract/quote/quote-stays.ts";
import { dateOfDay } from "#contract/quote/stay-dates.ts";
import styles from "./quotes.module.css";

/** The nights of the plan, of which a stay is for some. */
export function NightPicker({
  content,
  item,
  disabled,
  onChange,
}: {
  content: QuoteContent;
  item: QuoteItem;
  disabled: boolean;
  onChange(item: QuoteItem): void;
}) {
  return (
    <fieldset className={styles.nights}>
      <legend>{m.quote_nights_of()}</legend>
      {content.trip.days.map((day, index) => {
        const place = bedOf(day);
        if (!place) return null;
        const { nightsOf } = item;
        return (
          <CheckField
            key={day.id}
            label={`${formatShortDay(dateOfDay(content, index))} · ${place}`}
            checked={nightsOf.includes(day.id)}
            disabled={disabled}
            onChange={({ target }) =>
              onChange(
                putNights(
                  content,
                  item,
                  target.checked ? [...nightsOf, day.id] : nightsOf.filter((one) => one !== day.id),
                ),
              )
            }
          />
        );
      })}
    </fieldset>
  );
}

import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { type ChildPrice, oldestChild, quoteLimits } from "#contract/quote/quote-item.ts";
import { AmountField, CountField } from "./amount-field.tsx";
import styles from "./quotes.module.css";

/** The ages after those that have a price; null: all have one, or there are enough prices. */
function nextAges(prices: readonly ChildPrice[]): ChildPrice | null {
  const from = Math.max(-1, ...prices.map(({ to }) => to)) + 1;
  if (from > oldestChild || prices.length >= quoteLimits.childPrices) return null;
  return { from, to: Math.min(from + 5, oldestChild), price: 0, bedPrice: null };
}

/** What children cost by their age: without a bed of their own, and with one. */
export function ChildPricesField({
  value,
  disabled = false,
  onChange,
}: {
  value: readonly ChildPrice[];
  disabled?: boolean;
  onChange(prices: ChildPrice[]): void;
}) {
  const next = nextAges(value);
  const put = (at: number, change: Partial<ChildPrice>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <fieldset className={styles.ages}>
      <legend>{m.quote_child_prices()}</legend>
      {value.map((one, at) => (
        <div key={at} className={styles.age}>
          <CountField
            label={m.quote_child_from()}
            value={one.from}
            most={oldestChild}
            disabled={disabled}
            onChange={(from) => put(at, { from: from ?? 0 })}
          />
          <CountField
            label={m.quote_child_to()}
            value={one.to}
            most={oldestChild}
            disabled={disabled}
            onChange={(to) => put(at, { to: to ?? oldestChild })}
          />
          <AmountField
            label={m.quote_child_no_bed()}
            value={one.price}
            disabled={disabled}
            onChange={(price) => put(at, { price: price ?? 0 })}
          />
          <AmountField
            label={m.quote_child_with_bed()}
            value={one.bedPrice}
            optional
            disabled={disabled}
            onChange={(bedPrice) => put(at, { bedPrice })}
          />
          <IconButton
            name="close"
            variant="plain"
            label={m.quote_child_price_remove({ from: one.from, to: one.to })}
            disabled={disabled}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {next && !disabled && (
        <Button size="small" variant="quiet" icon="plus" onClick={() => onChange([...value, next])}>
          {m.quote_child_price_add()}
        </Button>
      )}
    </fieldset>
  );
}

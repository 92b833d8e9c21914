import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useKeys } from "#app/desk/ui/use-keys.ts";
import { m } from "#app/paraglide/messages.js";
import { TextField } from "#app/ui/field.tsx";
import { formatDay } from "#app/ui/format-dates.ts";
import { sellingPrice } from "#contract/quote/line-sum.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { Rate, RateBook, Supplier } from "#contract/quote/rate-book.ts";
import { costRate } from "#contract/quote/supplier-gst.ts";
import { dayOfRate } from "./quote-edits.ts";
import { saySeason, unitNames } from "./quote-names.ts";
import styles from "./quotes.module.css";

export type Taken = { supplier: Supplier; rate: Rate };

const most = 8;

const holdsOn = ({ from, to }: Rate, day: string) => (!from || from <= day) && (!to || day <= to);

/** Rates that hold on the day for which they would be taken first. `dayOf`: that day, by the supplier. */
export function findRates(
  book: RateBook,
  words: string,
  dayOf: (supplier: Supplier) => string,
): Taken[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ supplier, rate }: Taken) => holdsOn(rate, dayOf(supplier));
  return book.suppliers
    .flatMap((supplier) => supplier.rates.map((rate) => ({ supplier, rate })))
    .filter(({ supplier, rate }) => {
      const text = `${supplier.name} ${supplier.place} ${rate.name}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .sort((one, other) => Number(holds(other)) - Number(holds(one)))
    .slice(0, most);
}

/** The rate book by one key: B, a word, Enter. */
export function RatePicker({
  content,
  disabled,
  onTake,
}: {
  content: QuoteContent;
  disabled: boolean;
  onTake(taken: Taken): void;
}) {
  const book = useQuery<RateBook>(callAsAdmin, "/api/desk/suppliers");
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  useKeys({ b: () => ref.current?.querySelector("input")?.focus() });
  const dayOf = (supplier: Supplier) => dayOfRate(content, supplier);
  const found = book.data && words.trim() ? findRates(book.data, words, dayOf) : [];
  /** Enter before the book was there: the first that is found is taken as soon as it is. */
  const [isAwaited, setAwaited] = useState(false);
  const isThere = book.data !== null;
  const takeAwaited = useEffectEvent(() => {
    setAwaited(false);
    take(found[chosen]);
  });
  useEffect(() => {
    if (isThere && isAwaited) takeAwaited();
  }, [isThere, isAwaited]);

  function take(taken: Taken | undefined) {
    if (!taken) return;
    onTake(taken);
    setWords("");
    setChosen(0);
  }
  function press(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const by = event.key === "ArrowDown" ? 1 : -1;
      setChosen((now) => Math.min(Math.max(now + by, 0), Math.max(found.length - 1, 0)));
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (isThere) take(found[chosen]);
      else setAwaited(words.trim() !== "");
    } else if (event.key === "Escape") setWords("");
  }
  return (
    <div className={styles.picker} ref={ref}>
      <TextField
        label={m.quote_from_book()}
        hint={m.quote_from_book_hint()}
        icon="search"
        value={words}
        disabled={disabled}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="rates-found"
        autoComplete="off"
        onKeyDown={press}
        onChange={(event) => {
          setWords(event.target.value);
          setChosen(0);
          setAwaited(false);
        }}
      />
      {words.trim() && book.data && found.length === 0 && (
        <p className="muted">{m.quote_book_empty()}</p>
      )}
      {found.length > 0 && (
        <div
          id="rates-found"
          role="listbox"
          className={styles.found}
          aria-label={m.quote_from_book()}
        >
          {found.map((one, index) => (
            <button
              key={one.rate.id}
              type="button"
              role="option"
              aria-selected={index === chosen}
              onClick={() => take(one)}
            >
              <b>{one.supplier.name}</b> {one.rate.name}
              <small>
                {formatPaisa(sellingPrice(costRate(one.rate).price, one.rate.margin))}{" "}
                {unitNames[one.rate.per]()}
              </small>
              {!holdsOn(one.rate, dayOf(one.supplier)) && (
                <small className={styles.warn}>
                  {m.quote_rate_off_season({
                    day: formatDay(dayOf(one.supplier)),
                    season: saySeason(one.rate),
                  })}
                </small>
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

import { m } from "#app/paraglide/messages.js";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { locale } from "#app/ui/language.ts";
import { nameHead, nameParty, partWords } from "#app/ui/price-words.ts";
import { formatMinor, formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { sayParts } from "#contract/quote/say-price-line.ts";
import { gstOf, rateOf } from "#contract/quote/tax-rules.ts";
import { headsOf } from "#contract/trip/say-party.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import styles from "./quote-section.module.css";

export type ShownPrice = NonNullable<ShownQuote["price"]>;
type Item = ShownPrice["items"][number];

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
const sayShare = (share: number) => percent.format(share / 10_000);

const kinds: Record<string, () => string> = {
  stay: m.trip_page_kind_stay,
  transport: m.trip_page_kind_transport,
  guide: m.trip_page_kind_guide,
  ticket: m.trip_page_kind_ticket,
  meal: m.trip_page_kind_meal,
  other: m.trip_page_kind_other,
};

function ItemText({ item }: { item: Item }) {
  return (
    <>
      <span className={styles.kind}>{kinds[item.kind]?.() ?? item.kind}</span>
      <b dir="auto">{item.title}</b>
      {sayParts(item, partWords).map((part) => (
        <span key={part} className={`${styles.note} small muted num`}>
          {part}
        </span>
      ))}
      {item.text && (
        <span className={`${styles.note} small muted`} dir="auto">
          {item.text}
        </span>
      )}
    </>
  );
}

/** An extra that may be ticked; ticked or not, its price stands beside it. */
function OptionRow(props: {
  item: Item;
  isTicked: boolean;
  busy: boolean;
  onTick: ((id: string, isTicked: boolean) => void) | null;
}) {
  const { item, isTicked, busy, onTick } = props;
  return (
    <li>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={isTicked}
          aria-disabled={busy || !onTick}
          onChange={() => !busy && onTick?.(item.id, !isTicked)}
        />
        <span>
          <ItemText item={item} />
        </span>
        <span className="num">{formatPaisa(item.paisa)}</span>
      </label>
    </li>
  );
}

/** Sums of the whole party: taxes by rule, the total, each person's part, and when what is due. */
function Totals({ party, price }: { party: ShownQuote["party"]; price: ShownPrice }) {
  const { totals, tax, due } = price;
  const rows: [string, number][] = [
    [m.trip_page_before_tax(), totals.base],
    ...(totals.gst.package > 0
      ? ([[m.trip_page_gst_package({ share: sayShare(tax.package) }), totals.gst.package]] as [
          string,
          number,
        ][])
      : []),
    ...(["other", "stay", "car"] as const)
      .filter((rule) => gstOf(totals, rule) > 0)
      .map((rule): [string, number] => [
        m.trip_page_gst({ share: sayShare(rateOf(tax, rule)) }),
        gstOf(totals, rule),
      ]),
    ...(totals.tcs > 0
      ? ([[m.trip_page_tcs({ share: sayShare(tax.tcs) }), totals.tcs]] as [string, number][])
      : []),
  ];
  const people = party.adults + party.children;
  return (
    <div className={styles.totals} aria-live="polite">
      <p className="small muted">{nameParty(headsOf(party))}</p>
      <dl>
        {rows.map(([name, paisa]) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd className="num">{formatPaisa(paisa)}</dd>
          </div>
        ))}
        <div className={`${styles.sum} ${styles.total}`}>
          <dt>{m.trip_page_total({ count: people })}</dt>
          <dd className="num">{formatPaisa(totals.total)}</dd>
        </div>
        {people > 1 && !price.package && totals.persons[0] !== undefined && (
          <div className={styles.sum}>
            <dt>{m.trip_page_each()}</dt>
            <dd className="num">{formatPaisa(totals.persons[0])}</dd>
          </div>
        )}
      </dl>
      {totals.shown && (
        <p className="small muted">
          {m.trip_page_about_sum({
            sum: formatMinor(totals.shown.minor, totals.shown.currency),
            when: formatLongDay(totals.shown.on),
          })}
        </p>
      )}
      {totals.parts.length > 0 && (
        <ul className={styles.due}>
          {totals.parts.map(({ label, paisa }, index) => (
            <li key={label} className={styles.sum}>
              <span>
                {label}
                {due[index] && <span className="muted">, {due[index]}</span>}
              </span>
              <span className="num">{formatPaisa(paisa)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is in the price, what may be added, and what it comes to. `onTick` null: to be read. */
export function PriceTable(props: {
  party: ShownQuote["party"];
  price: ShownPrice;
  busy: boolean;
  onTick: ((id: string, isTicked: boolean) => void) | null;
}) {
  const { party, price, busy, onTick } = props;
  const fixed = price.items.filter(({ optional }) => !optional);
  const options = price.items.filter(({ optional }) => optional);
  return (
    <div className={styles.price}>
      <h3 className="h3">{m.trip_page_price()}</h3>
      <ul className={styles.items}>
        {price.package?.map(({ of, count, each, paisa }) => (
          <li key={of}>
            <span>
              <b>{nameHead(of)}</b>
              <span className={`${styles.note} small muted num`}>
                {count} × {formatPaisa(each)}
              </span>
            </span>
            <span className="num">{formatPaisa(paisa)}</span>
          </li>
        ))}
        {fixed.map((item) => (
          <li key={item.id}>
            <span>
              <ItemText item={item} />
            </span>
            <span className="num">{formatPaisa(item.paisa)}</span>
          </li>
        ))}
      </ul>
      {options.length > 0 && (
        <fieldset className={styles.options}>
          <legend className="h4">{m.trip_page_extras()}</legend>
          <ul className={styles.items}>
            {options.map((item) => (
              <OptionRow
                key={item.id}
                item={item}
                isTicked={price.ticked.includes(item.id)}
                busy={busy}
                onTick={onTick}
              />
            ))}
          </ul>
        </fieldset>
      )}
      <Totals party={party} price={price} />
    </div>
  );
}

import { useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { CheckField, TextField } from "#app/ui/field.tsx";
import { partWords } from "#app/ui/price-words.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { sumItem } from "#contract/quote/line-sum.ts";
import { formatPaisa, SumError } from "#contract/quote/money-arithmetic.ts";
import type { QuoteContent, QuoteParty } from "#contract/quote/quote.ts";
import {
  type ItemKind,
  itemUnits,
  type QuoteItem,
  type TaxRule,
  taxRules,
} from "#contract/quote/quote-item.ts";
import { sayParts } from "#contract/quote/say-price-line.ts";
import { headsOf } from "#contract/trip/say-party.ts";
import { AmountField, CountField } from "./amount-field.tsx";
import { ChildPricesField } from "./child-prices.tsx";
import { NightPicker } from "./night-picker.tsx";
import { kindNames, ruleNames, unitNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { sayStay } from "./say-stays.ts";

function sayLine(item: QuoteItem, party: QuoteParty): string {
  try {
    return formatPaisa(sumItem(item, party).sell);
  } catch (error) {
    if (error instanceof SumError) return m.quote_too_large();
    throw error;
  }
}

/** What a line is made of; wrong may be a child that pays as an adult, and one whose age nobody said. */
function listParts(item: QuoteItem, party: QuoteParty): { text: string; isWrong: boolean }[] {
  try {
    const { lines } = sumItem(item, party);
    const texts = sayParts({ lines, kind: item.kind }, partWords);
    const byAge = item.childPrices.length > 0 && item.per !== "group";
    const isUnknown = byAge && headsOf(party).children.includes(null);
    return [
      ...texts.map((text, at) => ({ text, isWrong: lines[at]?.asAdult ?? false })),
      ...(isUnknown ? [{ text: m.quote_child_age_unknown(), isWrong: true }] : []),
    ];
  } catch (error) {
    if (error instanceof SumError) return [];
    throw error;
  }
}

/** A line that is called otherwise is another service: what it had of the rate book is taken off. */
function useRename(item: QuoteItem, onChange: (change: Partial<QuoteItem>) => void) {
  const [was, setWas] = useState<{ title: string; rate: string } | null>(null);
  return {
    /** The rate that was taken off; null: none was. */
    lost: was?.rate ?? null,
    rename(title: string) {
      if (item.rate) setWas({ title: item.title, rate: item.rate });
      if (was && title === was.title) onChange({ title, rate: was.rate });
      else onChange({ title, rate: null });
    },
  };
}

/** A house and a car have taxes of their own where they are sold alone; no tax is chosen no more. */
function mayTaxAs(rule: TaxRule, kind: ItemKind): boolean {
  if (rule === "stay") return kind === "stay";
  if (rule === "car") return kind === "transport";
  return rule !== "none";
}

/** What a line is taken for, beside how often: nights of a stay, days of a car or guide; a seat is taken once. */
function findSpan({ kind, per, nights }: QuoteItem): "nights" | "days" | null {
  if (kind === "stay") return "nights";
  const isByDay = per === "group" && (kind === "transport" || kind === "guide");
  return isByDay || nights > 1 ? "days" : null;
}

/** A line of the price: what, how often, for how much; the rarer things behind a button. */
export function ItemRow({
  item,
  content,
  isOwner,
  disabled,
  onChange,
  onSaveFirst,
  onRemove,
  isFirst,
  isLast,
  onMove,
}: {
  item: QuoteItem;
  content: QuoteContent;
  isOwner: boolean;
  disabled: boolean;
  onChange(change: Partial<QuoteItem>): void;
  /** Keeps what is typed before something is changed upon it. */
  onSaveFirst(): Promise<unknown>;
  onRemove(): void;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: 1 | -1): void;
}) {
  const { party } = content;
  const span = findSpan(item);
  // Days that were written as times are seen before more are added to them.
  const [more, setMore] = useState(span === "days" && item.nights === 1 && item.quantity > 1);
  const renamed = useRename(item, onChange);
  const parts = listParts(item, party);
  const isGroup = item.per === "group";
  return (
    <li
      className={styles.item}
      data-item={item.id}
      data-optional={item.optional || undefined}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
        if (!by || !event.altKey || disabled) return;
        event.preventDefault();
        // The line goes with what is typed in it: its place in the list is another, its field the same.
        const field = event.target as HTMLElement;
        onMove(by);
        requestAnimationFrame(() => field.focus());
      }}
    >
      <div className={styles.line}>
        <TextField
          label={kindNames[item.kind]()}
          value={item.title}
          maxLength={120}
          disabled={disabled}
          onChange={(event) => renamed.rename(event.target.value)}
        />
        <SelectField
          label={m.quote_per()}
          value={item.per}
          disabled={disabled}
          options={itemUnits.map((value) => ({ value, label: unitNames[value]() }))}
          onChange={(event) => onChange({ per: event.target.value as QuoteItem["per"] })}
        />
        {span ? (
          <CountField
            label={span === "nights" ? m.quote_nights() : m.quote_days()}
            value={item.nights}
            least={1}
            most={200}
            disabled={disabled || item.nightsOf.length > 0}
            onChange={(nights) => onChange({ nights: nights ?? 1 })}
          />
        ) : (
          <CountField
            label={m.quote_quantity()}
            value={item.quantity}
            least={1}
            disabled={disabled}
            onChange={(quantity) => onChange({ quantity: quantity ?? 1 })}
          />
        )}
        <AmountField
          label={item.margin === null ? m.quote_price() : m.quote_net()}
          value={item.price}
          disabled={disabled}
          onChange={(price) => onChange({ price: price ?? 0 })}
        />
        <output className={styles.sum} aria-label={m.quote_line_total({ title: item.title })}>
          {sayLine(item, party)}
        </output>
        <span className={styles.tools}>
          <IconButton
            name={more ? "minus" : "plus"}
            label={more ? m.quote_less({ title: item.title }) : m.quote_more({ title: item.title })}
            variant="plain"
            aria-expanded={more}
            onClick={() => setMore(!more)}
          />
          <IconButton
            name="close"
            label={m.quote_remove({ title: item.title })}
            variant="plain"
            disabled={disabled}
            onClick={onRemove}
          />
        </span>
      </div>
      {item.kind === "stay" && content.trip.days.length > 0 && (
        <small className={item.nightsOf.length > 0 ? "muted" : styles.warn}>
          {sayStay(content, item)}
        </small>
      )}
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map(({ text, isWrong }) => (
            <li key={text} className={isWrong ? styles.warn : "muted"}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {renamed.lost && !item.rate && (
        <p className={styles.warn} role="status">
          {m.quote_renamed({ price: formatPaisa(item.price) })}{" "}
          <Button
            size="small"
            variant="quiet"
            onClick={() => void onSaveFirst().then(() => onChange({ rate: renamed.lost }))}
          >
            {m.quote_renamed_keep()}
          </Button>
        </p>
      )}
      {more && (
        <div className={styles.extra}>
          {item.kind === "stay" && content.trip.days.length > 0 && (
            <NightPicker content={content} item={item} disabled={disabled} onChange={onChange} />
          )}
          {!isGroup && (
            <CountField
              label={item.per === "room" ? m.quote_rooms() : m.quote_adults()}
              value={item.count}
              most={200}
              placeholder={String(item.per === "room" ? party.rooms : party.adults)}
              disabled={disabled}
              onChange={(count) => onChange({ count })}
            />
          )}
          {!isGroup && party.children > 0 && (
            <CountField
              label={m.quote_child_beds()}
              value={item.childBeds}
              most={200}
              disabled={disabled}
              onChange={(childBeds) => onChange({ childBeds: childBeds ?? 0 })}
            />
          )}
          {!isGroup && (
            <ChildPricesField
              value={item.childPrices}
              disabled={disabled}
              onChange={(childPrices) => onChange({ childPrices })}
            />
          )}
          {item.per === "person" && (
            <>
              <CountField
                label={m.quote_children()}
                value={item.children}
                most={200}
                placeholder={String(party.children)}
                disabled={disabled}
                onChange={(children) => onChange({ children })}
              />
              <AmountField
                label={m.quote_child_price()}
                value={item.childPrice}
                optional
                disabled={disabled}
                onChange={(childPrice) => onChange({ childPrice })}
              />
            </>
          )}
          {item.per === "room" && (
            <>
              <CountField
                label={m.quote_extra_beds()}
                value={item.extraBeds}
                most={200}
                disabled={disabled}
                onChange={(extraBeds) => onChange({ extraBeds: extraBeds ?? 0 })}
              />
              <AmountField
                label={m.quote_extra_bed_price()}
                value={item.extraBedPrice}
                optional
                disabled={disabled}
                onChange={(extraBedPrice) => onChange({ extraBedPrice })}
              />
            </>
          )}
          {span && (
            <CountField
              label={m.quote_quantity()}
              value={item.quantity}
              least={1}
              disabled={disabled}
              onChange={(quantity) => onChange({ quantity: quantity ?? 1 })}
            />
          )}
          {isOwner && (
            <TextField
              label={m.quote_margin()}
              hint={m.quote_margin_hint()}
              inputMode="decimal"
              defaultValue={item.margin === null ? "" : String(item.margin / 100)}
              placeholder="–"
              disabled={disabled}
              onChange={(event) => {
                const text = event.target.value.trim();
                const share = Math.round(Number(text) * 100);
                if (text === "") onChange({ margin: null });
                else if (/^\d{1,3}(\.\d{1,2})?$/.test(text) && share <= 50_000)
                  onChange({ margin: share });
              }}
            />
          )}
          <SelectField
            label={m.quote_tax()}
            value={item.tax}
            disabled={disabled}
            options={taxRules
              .filter((value) => value === item.tax || mayTaxAs(value, item.kind))
              .map((value) => ({ value, label: ruleNames[value]() }))}
            onChange={(event) => onChange({ tax: event.target.value as QuoteItem["tax"] })}
          />
          <TextField
            label={m.quote_item_text()}
            value={item.text}
            maxLength={600}
            disabled={disabled}
            className={styles.wide}
            onChange={(event) => onChange({ text: event.target.value })}
          />
          <div className={styles.wide}>
            <div className={styles.buttons}>
              <IconButton
                name="arrow-left"
                className={styles.up}
                label={m.quote_line_up({ title: item.title })}
                variant="quiet"
                disabled={disabled || isFirst}
                onClick={() => onMove(-1)}
              />
              <IconButton
                name="arrow-right"
                className={styles.up}
                label={m.quote_line_down({ title: item.title })}
                variant="quiet"
                disabled={disabled || isLast}
                onClick={() => onMove(1)}
              />
            </div>
            <CheckField
              label={m.quote_optional()}
              checked={item.optional}
              disabled={disabled}
              onChange={(event) => onChange({ optional: event.target.checked })}
            />
          </div>
        </div>
      )}
    </li>
  );
}

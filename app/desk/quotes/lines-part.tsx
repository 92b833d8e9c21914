import { useEffect, useRef } from "react";
import { useKeys } from "#app/desk/ui/use-keys.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { type ItemKind, itemKinds } from "#contract/quote/quote-item.ts";
import { addStays, listBedless } from "#contract/quote/quote-stays.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import { BeginFromPlan } from "./begin-from-plan.tsx";
import { ItemRow } from "./item-row.tsx";
import { addItem, changeItem, moveItem, newItem, removeItem, takeRate } from "./quote-edits.ts";
import { kindNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { RatePicker } from "./rate-picker.tsx";
import { sayRun } from "./say-stays.ts";
import { listStateChoices } from "./state-choices.ts";

/** The lines of a quote: what is bought, how often and at what price. Keys 1 to 6 add one. */
export function LinesPart({
  tripId,
  self,
  content,
  disabled,
  onChange,
  onSaveFirst,
}: {
  tripId: string;
  self: DeskSelf;
  content: QuoteContent;
  disabled: boolean;
  onChange(content: QuoteContent): void;
  onSaveFirst(): Promise<unknown>;
}) {
  const list = useRef<HTMLUListElement>(null);
  /** The line that was just added: its name is typed next. */
  const added = useRef("");
  const bedless = listBedless(content);
  useEffect(() => {
    if (!added.current || !content.items.some(({ id }) => id === added.current)) return;
    const name = list.current?.querySelector<HTMLInputElement>(
      `[data-item="${added.current}"] input`,
    );
    added.current = "";
    name?.focus();
    name?.select();
  }, [content.items]);
  function add(kind: ItemKind): void {
    const item = newItem(kind, kindNames[kind]());
    added.current = item.id;
    onChange(addItem(content, item));
  }
  const keys = itemKinds.map((kind, at) => [String(at + 1), () => add(kind)] as const);
  useKeys(disabled ? {} : Object.fromEntries(keys));

  return (
    <section className={styles.part} aria-label={m.quote_items()}>
      <h3 className="h4" tabIndex={-1} data-look-head="money">
        {m.quote_items()}
      </h3>
      {content.items.length === 0 && <p className="muted">{m.quote_no_items()}</p>}
      <ul className={styles.items} ref={list}>
        {content.items.map((item, at) => (
          <ItemRow
            key={item.id}
            item={item}
            content={content}
            isOwner={isAtLeast(self.role, "manager")}
            disabled={disabled}
            onChange={(of) => onChange(changeItem(content, item.id, of))}
            onSaveFirst={onSaveFirst}
            onRemove={() => onChange(removeItem(content, item.id))}
            isFirst={at === 0}
            isLast={at === content.items.length - 1}
            onMove={(by) => onChange(moveItem(content, item.id, by))}
          />
        ))}
      </ul>
      {bedless.length > 0 && (
        <p className="small muted">
          {m.quote_bedless({ nights: bedless.map((run) => sayRun(content, run)).join(", ") })}
        </p>
      )}
      {content.items.some(({ tax }) => tax === "stay") && (
        <SelectField
          label={m.quote_house_state()}
          value={content.houseState ?? ""}
          placeholder={m.quote_choose()}
          disabled={disabled}
          options={listStateChoices()}
          onChange={(event) => onChange({ ...content, houseState: event.target.value })}
        />
      )}
      {!disabled && (
        <>
          <div className={styles.buttons}>
            {content.trip.days.length > 0 && (
              <BeginFromPlan tripId={tripId} content={content} onChange={onChange} />
            )}
            {bedless.length > 0 && (
              <Button
                size="small"
                onClick={() => onChange({ ...content, items: addStays(content) })}
              >
                {m.quote_add_stays()}
              </Button>
            )}
            {itemKinds.map((kind) => (
              <Button
                key={kind}
                size="small"
                variant="secondary"
                icon="plus"
                onClick={() => add(kind)}
              >
                {kindNames[kind]()}
              </Button>
            ))}
          </div>
          <RatePicker
            content={content}
            disabled={disabled}
            onTake={({ supplier, rate }) => onChange(takeRate(content, supplier, rate))}
          />
        </>
      )}
    </section>
  );
}

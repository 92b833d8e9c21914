import type { TemplateTrip } from "#app/desk/templates/fill-text.ts";
import { TextPicker } from "#app/desk/templates/text-picker.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { proposeInclusions } from "#contract/quote/propose-package.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { currencies } from "#contract/quote/quote-item.ts";
import { CountField } from "./amount-field.tsx";
import { withAge, withChildren } from "./party-edits.ts";
import { moveDeparture } from "./quote-edits.ts";
import styles from "./quotes.module.css";

type Change = (change: Partial<QuoteContent>) => void;
type Props = { content: QuoteContent; disabled: boolean; onChange: Change };

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Ages are typed for a family; a school class is priced by its number. */
const mostAges = 12;

/** Who travels when, and until when the price holds. */
export function BasicsPart({ content, disabled, onChange }: Props) {
  const { party } = content;
  const change = (of: Partial<QuoteContent["party"]>) => onChange({ party: { ...party, ...of } });
  return (
    <section className={`${styles.basics} ${styles.deal}`} aria-label={m.quote_basics()}>
      <TextField
        label={m.quote_title()}
        value={content.title}
        maxLength={160}
        disabled={disabled}
        className={styles.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <div className={styles.five}>
        <SelectField
          label={m.quote_currency()}
          value={content.currency ?? ""}
          disabled={disabled}
          options={[
            { value: "", label: m.quote_currency_none() },
            ...currencies.map((value) => ({ value, label: value })),
          ]}
          onChange={(event) =>
            onChange({ currency: (event.target.value || null) as QuoteContent["currency"] })
          }
        />
      </div>
      <CountField
        label={m.quote_adults()}
        value={party.adults}
        least={1}
        most={200}
        disabled={disabled}
        onChange={(adults) => change({ adults: adults ?? 1, atLeast: false })}
      />
      <CountField
        label={m.quote_children()}
        value={party.children}
        most={200}
        disabled={disabled}
        onChange={(children) => change(withChildren(party, children ?? 0))}
      />
      <CountField
        label={m.quote_rooms()}
        value={party.rooms}
        most={100}
        disabled={disabled}
        onChange={(rooms) => change({ rooms: rooms ?? 0 })}
      />
      <TextField
        label={m.quote_departure()}
        type="date"
        className={styles.five}
        value={content.departure}
        disabled={disabled}
        onChange={(event) =>
          event.target.value && onChange(moveDeparture(content, event.target.value))
        }
      />
      <TextField
        label={m.quote_valid_until()}
        type="date"
        className={styles.five}
        value={content.validUntil}
        disabled={disabled}
        onChange={(event) => event.target.value && onChange({ validUntil: event.target.value })}
      />
      {Array.from({ length: Math.min(party.children, mostAges) }, (_, index) => (
        <CountField
          key={index}
          label={m.quote_child_age({ number: index + 1 })}
          value={party.ages[index] ?? null}
          most={17}
          placeholder="–"
          disabled={disabled}
          onChange={(age) => change({ ages: withAge(party, index, age) })}
        />
      ))}
      {party.atLeast && (
        <div className={styles.wide}>
          <CheckField
            label={m.quote_party_uncounted()}
            checked={party.atLeast}
            disabled={disabled}
            onChange={(event) => change({ atLeast: event.target.checked })}
          />
        </div>
      )}
    </section>
  );
}

/** What is said around the price: introduction, inclusions, terms, when what is due. */
export function TermsPart({
  content,
  trip,
  sellsAbroad,
  disabled,
  onChange,
}: Props & {
  /** Tax at source is for tours abroad alone. */
  sellsAbroad: boolean;
  /** What the introduction's text is filled from. */
  trip: TemplateTrip;
}) {
  const [deposit] = content.schedule;
  return (
    <details className={styles.part}>
      <summary className="h4">{m.quote_words()}</summary>
      <div className={styles.words}>
        {!disabled && (
          <TextPicker trip={trip} onTake={(intro) => onChange({ intro: intro.slice(0, 4000) })} />
        )}
        <TextAreaField
          label={m.quote_intro()}
          value={content.intro}
          maxLength={4000}
          rows={4}
          disabled={disabled}
          onChange={(event) => onChange({ intro: event.target.value })}
        />
        <TextAreaField
          label={m.quote_inclusions()}
          hint={m.quote_by_line()}
          key={`in ${content.inclusions.length}`}
          defaultValue={content.inclusions.join("\n")}
          rows={4}
          disabled={disabled}
          onBlur={(event) => onChange({ inclusions: linesOf(event.target.value) })}
        />
        {!disabled && content.items.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            onClick={() =>
              onChange({
                inclusions: [...new Set([...content.inclusions, ...proposeInclusions(content)])],
              })
            }
          >
            {m.quote_inclusions_propose()}
          </Button>
        )}
        <TextAreaField
          label={m.quote_exclusions()}
          hint={m.quote_by_line()}
          key={`out ${content.exclusions.length}`}
          defaultValue={content.exclusions.join("\n")}
          rows={4}
          disabled={disabled}
          onBlur={(event) => onChange({ exclusions: linesOf(event.target.value) })}
        />
        <TextAreaField
          label={m.quote_terms()}
          value={content.terms}
          maxLength={12_000}
          rows={6}
          disabled={disabled}
          onChange={(event) => onChange({ terms: event.target.value })}
        />
        {content.schedule.length === 2 && deposit && (
          <CountField
            label={m.quote_deposit_share()}
            value={deposit.share / 100}
            least={1}
            most={99}
            disabled={disabled}
            onChange={(share) => {
              const [first, second] = content.schedule;
              if (!share || !first || !second) return;
              onChange({
                schedule: [
                  { ...first, share: share * 100 },
                  { ...second, share: 10_000 - share * 100 },
                ],
              });
            }}
          />
        )}
        {(sellsAbroad || content.abroad) && content.trip.days.length > 0 && (
          <TextField
            label={m.quote_abroad()}
            hint={m.quote_abroad_hint()}
            inputMode="decimal"
            defaultValue={content.abroad ? String(content.abroad.halfDays / 2) : ""}
            disabled={disabled}
            onChange={({ target }) => {
              const text = target.value.trim().replace(",", ".");
              const halfDays = Math.round(Number(text) * 2);
              if (text === "" || halfDays === 0) onChange({ abroad: undefined });
              else if (halfDays > 0 && halfDays <= 120)
                onChange({ abroad: { halfDays, of: content.trip.days.length } });
            }}
          />
        )}
        {(sellsAbroad || content.tcs) && (
          <CheckField
            label={m.quote_with_tcs()}
            checked={content.tcs}
            disabled={disabled}
            onChange={(event) => onChange({ tcs: event.target.checked })}
          />
        )}
      </div>
    </details>
  );
}

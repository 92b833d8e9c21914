import { useId, useState } from "react";
import type { Action } from "#app/calls/use-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { formatDay } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { listCurrencies } from "#contract/group/currencies.ts";
import type { GroupExpenseInput, SplitKind } from "#contract/wire/group-input.ts";
import { groupLimits } from "#contract/wire/group-input.ts";
import type { GroupExpense } from "#contract/wire/trip-group.ts";
import type { ShownGroup } from "./apply-waiting.ts";
import {
  chooseCurrency,
  chooseSplit,
  type DraftFault,
  findLeft,
  findRate,
  openDraft,
  readDraft,
} from "./expense-draft.ts";
import styles from "./group.module.css";
import { nameCurrencies, sayAmount } from "./say-money.ts";

const currencies = nameCurrencies(listCurrencies());
const splits = (): { value: SplitKind; label: string }[] => [
  { value: "equally", label: m.group_split_equally() },
  { value: "parts", label: m.group_split_parts() },
  { value: "amounts", label: m.group_split_amounts() },
];

/** An expense, new or to be changed; what was typed stays until it is kept or closed. */
export function ExpenseForm(props: {
  group: ShownGroup;
  expense: GroupExpense | null;
  today: string;
  action: Action;
  onSave(input: GroupExpenseInput): void;
  onClose(): void;
}) {
  const { group, expense, action } = props;
  const id = useId();
  const [draft, setDraft] = useState(() => openDraft(group, props.today, expense));
  const [faults, setFaults] = useState<DraftFault[]>([]);
  const change = (part: Partial<typeof draft>) => setDraft((former) => ({ ...former, ...part }));
  const changeShare = (member: string, part: { isIn?: boolean; share?: string }) =>
    setDraft((former) => ({
      ...former,
      shares: former.shares.map((one) => (one.member === member ? { ...one, ...part } : one)),
    }));
  const rate = findRate(group, draft.currency);
  const left = draft.split === "amounts" ? findLeft(draft) : null;
  const said: Record<DraftFault, string> = {
    title: m.group_fault_title(),
    amount: m.group_fault_amount(),
    rate: m.group_fault_rate(),
    shares: m.group_fault_shares(),
  };
  const error = (field: DraftFault) =>
    faults.includes(field) ? said[field] : action.fields[field];
  return (
    <form
      className={styles.form}
      aria-label={expense ? m.group_edit({ title: expense.title }) : m.group_add_expense()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readDraft(draft, group, expense);
        setFaults("faults" in read ? read.faults : []);
        if ("input" in read) props.onSave(read.input);
      }}
    >
      <TextField
        label={m.group_what_for()}
        value={draft.title}
        maxLength={groupLimits.title}
        error={error("title")}
        onChange={({ target }) => change({ title: target.value })}
      />
      <div className={styles.row}>
        <TextField
          label={m.group_amount()}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          error={error("amount")}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <SelectField
          label={m.group_currency()}
          value={draft.currency}
          options={currencies}
          onChange={({ target }) =>
            setDraft((former) => chooseCurrency(former, group, target.value))
          }
        />
        {draft.currency !== "INR" && (
          <TextField
            label={m.group_rate({ currency: draft.currency })}
            inputMode="decimal"
            autoComplete="off"
            value={draft.rate}
            error={error("rate")}
            note={rate ? m.group_rate_office({ day: formatDay(rate.on) }) : m.group_rate_none()}
            onChange={({ target }) => change({ rate: target.value })}
          />
        )}
      </div>
      <div className={styles.row}>
        <SelectField
          label={m.group_payer()}
          value={draft.paidBy}
          options={group.members.map((one) => ({ value: one.id, label: one.name }))}
          onChange={({ target }) => change({ paidBy: target.value })}
        />
        <TextField
          label={m.group_day()}
          type="date"
          required
          value={draft.on}
          onChange={({ target }) => target.value && change({ on: target.value })}
        />
        <SelectField
          label={m.group_split()}
          value={draft.split}
          options={splits()}
          onChange={({ target }) =>
            setDraft((former) => chooseSplit(former, target.value as SplitKind))
          }
        />
      </div>
      <fieldset className={styles.shares}>
        <legend className="small muted">{m.group_for_whom()}</legend>
        {draft.shares.map(({ member, isIn, share }) => {
          const name = group.members.find((one) => one.id === member)?.name ?? "";
          return (
            <div key={member} className={styles.share}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={isIn}
                  onChange={() => changeShare(member, { isIn: !isIn })}
                />
                <span dir="auto">{name}</span>
              </label>
              {isIn && draft.split !== "equally" && (
                <input
                  id={`${id}-${member}`}
                  aria-label={
                    draft.split === "parts"
                      ? m.group_parts_of({ name })
                      : m.group_amount_of({ name })
                  }
                  inputMode={draft.split === "parts" ? "numeric" : "decimal"}
                  autoComplete="off"
                  value={share}
                  onChange={({ target }) => changeShare(member, { share: target.value })}
                />
              )}
            </div>
          );
        })}
        {left !== null && left !== 0 && (
          <p className="small muted" role="status">
            {left > 0
              ? m.group_left({ sum: sayAmount(left, draft.currency) })
              : m.group_over({ sum: sayAmount(-left, draft.currency) })}
          </p>
        )}
        {error("shares") && <FieldError>{error("shares") ?? ""}</FieldError>}
      </fieldset>
      <TextField
        label={m.group_note()}
        value={draft.note}
        maxLength={groupLimits.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={action.busy === "save"}>
          {m.group_save()}
        </Button>
        <Button size="small" variant="quiet" onClick={props.onClose}>
          {m.group_cancel()}
        </Button>
      </div>
    </form>
  );
}

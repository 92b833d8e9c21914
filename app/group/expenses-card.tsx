import { useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button, ButtonLink, IconButton } from "#app/ui/button.tsx";
import { findToday, formatDay } from "#app/ui/format-dates.ts";
import type { GroupExpenseInput } from "#contract/wire/group-input.ts";
import type { GroupExpense } from "#contract/wire/trip-group.ts";
import { type CardProps, nameMember } from "./card-props.ts";
import { ExpenseForm } from "./expense-form.tsx";
import styles from "./group.module.css";
import { sayAmount, sayPaisa } from "./say-money.ts";

const toInput = ({
  id: _id,
  revision,
  paisa: _paisa,
  by: _by,
  ...rest
}: GroupExpense): GroupExpenseInput => ({
  ...rest,
  base: revision,
});

/** What was spent, by whom and for whom; entered and changed by everybody of the group. */
export function ExpensesCard({ token, group, shown, action, undo }: CardProps & { token: string }) {
  const [open, setOpen] = useState<GroupExpense | "new" | null>(null);
  const name = (id: string) => nameMember(shown, id);
  const remove = (id: string, base: number, removed: boolean) =>
    group.change("POST", `/expenses/${id}/removal`, { base, removed });

  async function save(input: GroupExpenseInput): Promise<void> {
    const before = open !== "new" ? open : null;
    const id = before?.id ?? crypto.randomUUID();
    const isDone = await action.run("save", () => group.change("PUT", `/expenses/${id}`, input));
    if (!isDone) return;
    const next = input.base + 1;
    if (before)
      undo.offer(m.group_changed({ title: input.title }), () =>
        group.change("PUT", `/expenses/${id}`, { ...toInput(before), base: next }),
      );
    else undo.offer(m.group_added({ title: input.title }), () => remove(id, next, true));
    setOpen(null);
  }
  async function takeAway(expense: GroupExpense): Promise<void> {
    const { id, revision } = expense;
    if (await action.run(id, () => remove(id, revision, true)))
      undo.offer(m.group_removed({ title: sayTitle(expense) }), () =>
        remove(id, revision + 1, false),
      );
  }
  const sayTitle = ({ kind, title, shares }: GroupExpense) =>
    kind === "settled" ? m.group_settled_to({ name: name(shares[0]?.member ?? "") }) : title;
  return (
    <section className={styles.card} aria-labelledby="group-expenses">
      <h3 className="h4" id="group-expenses">
        {m.group_expenses()}
      </h3>
      {open === null ? (
        <div className={styles.buttons}>
          <Button size="small" icon="plus" onClick={() => setOpen("new")}>
            {m.group_add_expense()}
          </Button>
          {shown.expenses.length > 0 && (
            <ButtonLink
              to={`/api/trip/${token}/group/expenses.csv`}
              target="_blank"
              size="small"
              variant="secondary"
            >
              {m.group_csv()}
            </ButtonLink>
          )}
        </div>
      ) : (
        <ExpenseForm
          key={open === "new" ? "new" : open.id}
          group={shown}
          expense={open === "new" ? null : open}
          today={findToday()}
          action={action}
          onSave={(input) => void save(input)}
          onClose={() => setOpen(null)}
        />
      )}
      {shown.expenses.length === 0 && open === null && (
        <p className="muted">{m.group_no_expenses()}</p>
      )}
      <ul className={styles.list}>
        {shown.expenses.map((expense) => (
          <li key={expense.id}>
            <div className={styles.what}>
              <span dir="auto">{sayTitle(expense)}</span>
              <small>
                {formatDay(expense.on)} · {m.group_paid_by({ name: name(expense.paidBy) })}
                {expense.kind === "expense" &&
                  ` · ${m.group_for({ names: expense.shares.map(({ member }) => name(member)).join(", ") })}`}
                {expense.note && <span dir="auto"> · {expense.note}</span>}
              </small>
              {shown.waiting.has(expense.id) && (
                <small className={styles.waits}>{m.group_waits()}</small>
              )}
            </div>
            <p className={styles.sum}>
              {sayAmount(expense.amount, expense.currency)}
              {expense.currency !== "INR" && (
                <small>
                  {sayPaisa(expense.paisa)}
                  {expense.rateOn && ` · ${m.group_rate_of({ day: formatDay(expense.rateOn) })}`}
                </small>
              )}
            </p>
            <div className={styles.acts}>
              {expense.kind === "expense" && (
                <IconButton
                  name="edit"
                  variant="quiet"
                  label={m.group_edit({ title: expense.title })}
                  onClick={() => setOpen(expense)}
                />
              )}
              <IconButton
                name="close"
                variant="quiet"
                label={m.group_remove({ title: sayTitle(expense) })}
                onClick={() => void takeAway(expense)}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="small muted">
        {shown.officeSees ? m.group_office_sees() : m.group_office_does_not()}
      </p>
    </section>
  );
}

import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { findToday } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import {
  rateOfRupee,
  settleUp,
  splitExpense,
  sumBalances,
  type Transfer,
} from "#contract/group/split.ts";
import { type CardProps, nameMember } from "./card-props.ts";
import styles from "./group.module.css";
import { sayPaisa } from "./say-money.ts";

/** Each thing that a member's balance is made of, in paisa. */
function listParts({ shown }: Pick<CardProps, "shown">, member: string) {
  return shown.expenses.flatMap((expense) => {
    const part = splitExpense(expense).find((one) => one.member === member)?.paisa ?? 0;
    const isPayer = expense.paidBy === member;
    if (expense.kind === "settled") {
      const other = isPayer ? (expense.shares[0]?.member ?? "") : expense.paidBy;
      const name = nameMember(shown, other);
      if (isPayer)
        return [{ id: expense.id, said: m.group_how_gave({ name }), paisa: expense.paisa }];
      return part ? [{ id: expense.id, said: m.group_how_got({ name }), paisa: -part }] : [];
    }
    const { id, title } = expense;
    return [
      ...(isPayer
        ? [{ id: `${id}p`, said: m.group_how_paid({ title }), paisa: expense.paisa }]
        : []),
      ...(part ? [{ id: `${id}s`, said: m.group_how_share({ title }), paisa: -part }] : []),
    ];
  });
}

const sayBalance = (paisa: number) =>
  paisa === 0
    ? m.group_even()
    : paisa > 0
      ? m.group_gets({ sum: sayPaisa(paisa) })
      : m.group_owes({ sum: sayPaisa(-paisa) });

/** Who owes whom, how each balance came, and the way to nothing in few transfers. */
export function BalancesCard({ group, shown, action, undo }: CardProps) {
  const balances = sumBalances(
    shown.expenses,
    shown.members.map(({ id }) => id),
  );
  const name = (id: string) => nameMember(shown, id);
  async function settle({ from, to, paisa }: Transfer): Promise<void> {
    const id = crypto.randomUUID();
    const input = {
      ...{ base: 0, kind: "settled", title: "", currency: "INR", amount: paisa, rate: rateOfRupee },
      ...{ paidBy: from, split: "equally", shares: [{ member: to, share: 1 }] },
      ...{ on: findToday(), note: "" },
    };
    if (await action.run(`${from} ${to}`, () => group.change("PUT", `/expenses/${id}`, input)))
      undo.offer(m.group_settled({ from: name(from), to: name(to), sum: sayPaisa(paisa) }), () =>
        group.change("POST", `/expenses/${id}/removal`, { base: 1, removed: true }),
      );
  }
  const transfers = settleUp(balances);
  return (
    <section className={styles.card} aria-labelledby="group-balances">
      <h3 className="h4" id="group-balances">
        {m.group_balances()}
      </h3>
      <ul className={styles.list}>
        {shown.members.map(({ id, name: said }) => {
          const parts = listParts({ shown }, id);
          const balance = balances.get(id) ?? 0;
          return (
            <li key={id}>
              <details className={styles.balance}>
                <summary>
                  <span className={styles.what} dir="auto">
                    {said}
                    <small>{sayBalance(balance)}</small>
                  </span>
                  <span className="small muted">{m.group_how()}</span>
                  <Icon name="chevron-down" size={20} />
                </summary>
                <dl className={styles.how}>
                  {parts.map((part) => (
                    <div key={part.id} style={{ display: "contents" }}>
                      <dt dir="auto">{part.said}</dt>
                      <dd>{sayPaisa(part.paisa)}</dd>
                    </div>
                  ))}
                  <dt className={styles.total}>{m.group_how_all()}</dt>
                  <dd className={styles.total}>{sayPaisa(balance)}</dd>
                </dl>
              </details>
            </li>
          );
        })}
      </ul>
      {transfers.length > 0 && (
        <>
          <h4 className={styles.sub}>{m.group_settle()}</h4>
          <ul className={styles.list}>
            {transfers.map((transfer) => (
              <li key={`${transfer.from} ${transfer.to}`}>
                <span className={styles.what} dir="auto">
                  {m.group_transfer({ from: name(transfer.from), to: name(transfer.to) })}
                </span>
                <span className={styles.sum}>{sayPaisa(transfer.paisa)}</span>
                <Button
                  size="small"
                  variant="secondary"
                  busy={action.busy === `${transfer.from} ${transfer.to}`}
                  onClick={() => void settle(transfer)}
                >
                  {m.group_mark_paid()}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="small muted">{m.group_rule()}</p>
    </section>
  );
}

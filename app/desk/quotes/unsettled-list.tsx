import { useState } from "react";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatDay } from "#app/ui/format-dates.ts";
import type { TripMoney } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { methodNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { ReasonForm } from "./reason-form.tsx";

type Unsettled = TripMoney["unsettled"][number];

/** Of whatever currency the gateway names. */
const foreign = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2 });

const sayUnsettled = ({ why, asked, receivedOn, currency, paisa }: Unsettled) => {
  const sum =
    currency === "INR" ? formatPaisa(paisa) : `${currency} ${foreign.format(paisa / 100)}`;
  const day = formatDay(receivedOn);
  return why === "twice"
    ? m.money_unsettled_twice({ sum, day })
    : m.money_unsettled_differs({ sum, day, asked: formatPaisa(asked) });
};

/** What the gateway says was paid and is not entered: joined with what was typed, entered, or left with a reason. */
export function UnsettledList({
  unsettled,
  payments,
  mayEdit,
  settle,
}: {
  unsettled: Unsettled[];
  payments: TripMoney["payments"];
  mayEdit: boolean;
  /** Throws what the call throws. */
  settle(body: object): Promise<void>;
}) {
  const action = useDeskAction();
  const [left, setLeft] = useState<string | null>(null);
  if (unsettled.length === 0) return null;
  const run = (id: string, body: object) =>
    action.run(`${id} ${JSON.stringify(body)}`, () => settle({ payment: id, ...body }));
  return (
    <ul className={styles.unsettled} aria-label={m.money_unsettled()}>
      {unsettled.map((one) => (
        <li key={one.id}>
          <p>
            <b>{sayUnsettled(one)}</b> <small>{one.id}</small>
          </p>
          {mayEdit && left !== one.id && (
            <span className={styles.buttons}>
              {payments
                .filter(({ id }) => one.same.includes(id))
                .map(({ id, method, reference, receivedOn, receipt }) => (
                  <Button
                    key={id}
                    size="small"
                    busy={
                      action.busy === `${one.id} ${JSON.stringify({ as: "joined", entry: id })}`
                    }
                    onClick={() => void run(one.id, { as: "joined", entry: id })}
                  >
                    {m.money_settle_join({
                      what: [methodNames[method](), reference, formatDay(receivedOn), receipt]
                        .filter(Boolean)
                        .join(", "),
                    })}
                  </Button>
                ))}
              {one.currency === "INR" && one.paisa > 0 && (
                <Button
                  size="small"
                  variant="quiet"
                  busy={action.busy === `${one.id} ${JSON.stringify({ as: "entered" })}`}
                  onClick={() => void run(one.id, { as: "entered" })}
                >
                  {m.money_settle_enter({ sum: formatPaisa(one.paisa) })}
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={() => setLeft(one.id)}>
                {m.money_settle_leave()}
              </Button>
            </span>
          )}
          {left === one.id && (
            <ReasonForm
              label={m.money_settle_reason()}
              note={m.money_settle_note()}
              maxLength={400}
              act={m.money_settle_leave()}
              send={async (reason) => {
                await settle({ payment: one.id, as: "left", reason });
                setLeft(null);
              }}
              onCancel={() => setLeft(null)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

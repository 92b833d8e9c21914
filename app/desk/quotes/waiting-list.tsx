import { useState } from "react";
import { Agree } from "#app/desk/ui/agree.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatDay, formatMoment } from "#app/ui/format-dates.ts";
import type { DecisionInput, WaitingEntry } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import { methodNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { ReasonForm } from "./reason-form.tsx";

const kindNames = {
  payment: m.waiting_payment,
  refund: m.waiting_refund,
  reversal: m.waiting_reversal,
};

const tell = ({ kind, paisa, on, method, reference, reason }: WaitingEntry): string =>
  [
    kindNames[kind]({ sum: formatPaisa(paisa) }),
    [formatDay(on), method && methodNames[method](), reference].filter(Boolean).join(", "),
    reason,
  ]
    .filter(Boolean)
    .join(" · ");

/** Entries above somebody's ceiling: confirmed or refused by a manager or owner who has not entered them. */
export function WaitingList({
  entries,
  self,
  decide,
  onOpen,
}: {
  entries: WaitingEntry[];
  self: Pick<DeskSelf, "id" | "role">;
  /** Throws what the call throws. */
  decide(id: string, body: DecisionInput, tripId: string): Promise<void>;
  /** In a list of all trips: opens the one it is about. */
  onOpen?(tripId: string): void;
}) {
  const action = useDeskAction();
  const [asked, setAsked] = useState<WaitingEntry | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  if (entries.length === 0) return null;
  const confirm = (one: WaitingEntry) =>
    action.run(one.id, async () => {
      setAsked(null);
      await decide(one.id, { decision: "confirmed", word: "" }, one.tripId);
    });
  return (
    <section className={styles.waiting} aria-label={m.waiting_title()}>
      <h4 className={styles.waitingTitle}>{m.waiting_title()}</h4>
      <ul className={styles.unsettled}>
        {entries.map((one) => {
          const isOwn = one.by === self.id;
          const mayDecide = isAtLeast(self.role, "manager") && !isOwn;
          return (
            <li key={one.id}>
              <p>
                {onOpen && (
                  <button type="button" className={styles.open} onClick={() => onOpen(one.tripId)}>
                    {one.traveller || one.tripReference}
                  </button>
                )}{" "}
                <b>{tell(one)}</b>{" "}
                <small>{m.waiting_by({ who: one.who, when: formatMoment(one.enteredAt) })}</small>
              </p>
              {!mayDecide && (
                <p className="muted small">{isOwn ? m.waiting_own() : m.waiting_for()}</p>
              )}
              {mayDecide && refused !== one.id && (
                <span className={styles.buttons}>
                  <Button size="small" busy={action.busy === one.id} onClick={() => setAsked(one)}>
                    {m.waiting_confirm()}
                  </Button>
                  <Button size="small" variant="quiet" onClick={() => setRefused(one.id)}>
                    {m.waiting_refuse()}
                  </Button>
                </span>
              )}
              {refused === one.id && (
                <ReasonForm
                  label={m.waiting_word()}
                  note={m.waiting_word_note()}
                  maxLength={400}
                  act={m.waiting_refuse()}
                  send={async (word) => {
                    await decide(one.id, { decision: "refused", word }, one.tripId);
                    setRefused(null);
                  }}
                  onCancel={() => setRefused(null)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Agree
        open={asked !== null}
        title={m.waiting_confirm()}
        yes={m.waiting_confirm_yes({ sum: formatPaisa(asked?.paisa ?? 0) })}
        no={m.money_ask_no()}
        onYes={() => asked && void confirm(asked)}
        onNo={() => setAsked(null)}
      >
        {asked && (
          <>
            <p>{tell(asked)}</p>
            <p>{m.waiting_confirm_ask({ who: asked.who })}</p>
          </>
        )}
      </Agree>
    </section>
  );
}

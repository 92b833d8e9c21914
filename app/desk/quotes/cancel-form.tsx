import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { CancelSums } from "#app/cancel/cancel-sums.tsx";
import { type Cancellable, noChoice, toScope } from "#app/cancel/scope.ts";
import { ScopeFields } from "#app/cancel/scope-fields.tsx";
import { Agree } from "#app/desk/ui/agree.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { findToday } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { isCharge } from "#contract/quote/cancel-scope.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { isTaken, listPriced } from "#contract/quote/quote-total.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import type { CancelPreview, CancelScopeInput } from "#contract/wire/trip-changes.ts";
import { AmountField } from "./amount-field.tsx";
import styles from "./quotes.module.css";

type Asked = {
  scope: CancelScopeInput;
  requestedOn: string;
  by: "traveller" | "office";
  costs: number;
  most: number | null;
};

function listCancellable({ content, versions }: DeskQuote): Cancellable {
  const ticked = versions.find(({ state }) => state === "accepted")?.ticked ?? [];
  return {
    party: content.party,
    heads: content.package?.rows ?? null,
    services: listPriced(content).filter((item) => isTaken(item, ticked) && !isCharge(item)),
  };
}

/** Cancels at the desk: what, since when, by whom; reckoned, and asked for in words before it is done. */
export function CancelForm({
  trip,
  quote,
  onClose,
}: {
  trip: DeskTripDetail;
  quote: DeskQuote;
  onClose(): void;
}) {
  const action = useDeskAction();
  const [choice, setChoice] = useState(noChoice);
  const [by, setBy] = useState<Asked["by"]>("traveller");
  const [requestedOn, setRequestedOn] = useState(findToday());
  const [costs, setCosts] = useState(0);
  const [most, setMost] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const [seen, setSeen] = useState<{ asked: Asked; sums: CancelPreview } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const path = `/api/desk/trips/${trip.id}/cancellations`;
  const of = listCancellable(quote);
  /** What was reckoned is no more what would be done. */
  const fresh =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setSeen(null);
      set(value);
    };
  const reckon = () =>
    action.run("reckon", async () => {
      const asked = { scope: toScope(choice, of), requestedOn, by, costs, most };
      const sums = await callAsAdmin<CancelPreview>("POST", `${path}/preview`, asked);
      setSeen({ asked, sums });
    });
  const cancel = () =>
    action.run("cancel", async () => {
      if (!seen) return;
      const { version, charge, refund } = seen.sums;
      setAsked(false);
      setSeen(null);
      await callAsAdmin("POST", path, {
        ...{ ...seen.asked, reason, version, charge: charge.total, refund },
      });
      say(m.agreed_done());
      onClose();
    });
  const what = { whole: m.cancel_whole, persons: m.cancel_persons, services: m.cancel_services };
  const sums = seen?.sums;
  const isOwed = (sums?.owed ?? 0) > 0;
  return (
    <div className={styles.words}>
      <ScopeFields of={of} value={choice} onChange={fresh(setChoice)} />
      <SelectField
        label={m.agreed_by()}
        value={by}
        options={[
          { value: "traveller", label: m.agreed_by_traveller() },
          { value: "office", label: m.agreed_by_office() },
        ]}
        onChange={(event) => fresh(setBy)(event.target.value as Asked["by"])}
      />
      <TextField
        label={m.agreed_requested_on()}
        type="date"
        value={requestedOn}
        max={findToday()}
        onChange={(event) => event.target.value && fresh(setRequestedOn)(event.target.value)}
      />
      {by === "traveller" && (
        <div className={styles.basics}>
          <AmountField
            label={m.agreed_costs()}
            value={costs}
            onChange={(sum) => fresh(setCosts)(sum ?? 0)}
          />
          <AmountField label={m.agreed_most()} value={most} optional onChange={fresh(setMost)} />
        </div>
      )}
      <TextField
        label={m.agreed_reason()}
        value={reason}
        maxLength={600}
        required
        onChange={(event) => setReason(event.target.value)}
      />
      {sums && <CancelSums sums={sums} />}
      <span className={styles.buttons}>
        {sums ? (
          <Button
            variant="danger"
            size="small"
            busy={action.busy === "cancel"}
            aria-disabled={reason.trim() === "" || undefined}
            onClick={() => reason.trim() && setAsked(true)}
          >
            {m.agreed_confirm()}
          </Button>
        ) : (
          <Button size="small" busy={action.busy === "reckon"} onClick={() => void reckon()}>
            {m.agreed_reckon()}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onClose}>
          {m.cancel_keep()}
        </Button>
      </span>
      <Agree
        open={isAsked && sums !== undefined}
        title={m.agreed_cancel()}
        yes={m.cancel_do({ charge: formatPaisa(sums?.charge.total ?? 0) })}
        no={m.cancel_keep()}
        onNo={() => setAsked(false)}
        onYes={() => void cancel()}
      >
        {sums && (
          <p>
            {m.agreed_ask({
              what: what[choice.of]().toLowerCase(),
              charge: formatPaisa(sums.charge.total),
              sum: formatPaisa(isOwed ? sums.owed : sums.refund),
              way: isOwed ? m.agreed_ask_owed() : m.agreed_ask_refund(),
            })}
          </p>
        )}
      </Agree>
    </div>
  );
}

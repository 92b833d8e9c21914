import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatDay } from "#app/ui/format-dates.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import type { TripCancellations } from "#contract/wire/trip-changes.ts";
import { CancelForm } from "./cancel-form.tsx";
import styles from "./quotes.module.css";
import { ReasonForm } from "./reason-form.tsx";

const scopeNames = {
  whole: m.cancel_whole,
  persons: m.cancel_persons,
  services: m.cancel_services,
};

/** What was cancelled, the latest first. */
function CancelledList({ tripId }: { tripId: string }) {
  const list = useQuery<TripCancellations>(callAsAdmin, `/api/desk/trips/${tripId}/cancellations`);
  useLive(["trips"], (ids) => {
    if (ids.has(tripId)) void list.reload();
  });
  const rows = list.data?.cancellations ?? [];
  if (rows.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {rows.map(({ version, of, who, name, requestedOn, days, charge, reason }) => (
        <li key={version}>
          {m.agreed_was_cancelled({
            who: who || name,
            what: scopeNames[of]().toLowerCase(),
            day: formatDay(requestedOn),
            days,
            charge: formatPaisa(charge),
            reason,
          })}
        </li>
      ))}
    </ul>
  );
}

/** What the desk does with what is agreed: begins a change, cancels all or a part, lets go of a change. */
export function AgreedPart({
  trip,
  quote,
  mayEdit,
  onChanged,
}: {
  trip: DeskTripDetail;
  quote: DeskQuote;
  mayEdit: boolean;
  onChanged(quote: DeskQuote): void;
}) {
  const action = useDeskAction();
  const [open, setOpen] = useState<"cancel" | "drop" | null>(null);
  const path = `/api/desk/trips/${trip.id}/quote/change`;
  const begin = () =>
    action.run("change", async () => onChanged(await callAsAdmin<DeskQuote>("POST", path, {})));
  const isOpen = mayEdit && !quote.cancelled;
  return (
    <section className={styles.part} aria-label={m.agreed_part()}>
      {quote.changing ? (
        <p>
          {m.agreed_changing()}{" "}
          {quote.acceptance &&
            m.agreed_sum({
              total: formatPaisa(quote.acceptance.total),
              number: quote.acceptance.version,
            })}
        </p>
      ) : (
        <CancelledList tripId={trip.id} />
      )}
      {isOpen && open === null && (
        <span className={styles.buttons}>
          {quote.changing ? (
            <Button variant="quiet" size="small" onClick={() => setOpen("drop")}>
              {m.agreed_drop()}
            </Button>
          ) : (
            <>
              <Button
                variant="secondary"
                size="small"
                busy={action.busy === "change"}
                onClick={() => void begin()}
              >
                {m.agreed_change()}
              </Button>
              <Button variant="quiet" size="small" onClick={() => setOpen("cancel")}>
                {m.agreed_cancel()}
              </Button>
            </>
          )}
        </span>
      )}
      {isOpen && open === "drop" && (
        <ReasonForm
          label={m.agreed_drop_reason()}
          maxLength={600}
          act={m.agreed_drop()}
          send={async (reason) => {
            onChanged(await callAsAdmin<DeskQuote>("POST", `${path}/drop`, { reason }));
            setOpen(null);
          }}
          onCancel={() => setOpen(null)}
        />
      )}
      {isOpen && open === "cancel" && (
        <CancelForm trip={trip} quote={quote} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatDay, formatMoment } from "#app/ui/format-dates.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { DeskQuote, DeskVersion } from "#contract/wire/desk-quotes.ts";
import type { QuoteChanges } from "#contract/wire/trip-quotes.ts";
import { stateNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { ReasonForm } from "./reason-form.tsx";

const amount = (paisa: number | null) => (paisa === null ? "–" : formatPaisa(paisa));

/** What a version changed, a line each. */
function Changes({ changes }: { changes: QuoteChanges }) {
  const { days, items, total } = changes;
  return (
    <ul className={styles.changes}>
      {days.map(({ day, kind, title, came, went }) => (
        <li key={`day ${day}`}>
          {kind === "added" && m.quote_change_day_added({ title })}
          {kind === "removed" && m.quote_change_day_removed({ title })}
          {kind === "moved" && m.quote_change_day_moved({ title })}
          {kind === "changed" &&
            [
              m.quote_change_day({ title }),
              ...came.map((name) => `+ ${name}`),
              ...went.map((name) => `− ${name}`),
            ].join(" ")}
        </li>
      ))}
      {items.map(({ kind, title, before, after }, index) => (
        <li key={index}>
          {title}: {kind === "added" ? "" : `${amount(before)} → `}
          {kind === "removed" ? m.quote_change_gone() : amount(after)}
        </li>
      ))}
      {total && (
        <li>
          {m.quote_total()}: {amount(total.before)} → {amount(total.after)}
        </li>
      )}
    </ul>
  );
}

/** What was sent: each version with its state and what it changed. */
export function VersionList({
  tripId,
  versions,
  mayEdit,
  onChanged,
}: {
  tripId: string;
  versions: DeskVersion[];
  mayEdit: boolean;
  onChanged(quote: DeskQuote): void;
}) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  if (versions.length === 0) return <p className="muted">{m.quote_no_versions()}</p>;
  async function withdraw(version: string, reason: string) {
    const path = `/api/desk/trips/${tripId}/quote/withdrawal`;
    onChanged(await callAsAdmin<DeskQuote>("POST", path, { version, reason }));
    setWithdrawing(false);
  }
  return (
    <ol className={styles.versions}>
      {versions.map((version) => (
        <li key={version.id}>
          <header>
            <b>{m.quote_version({ number: version.number })}</b>
            <span
              className={badgeClass}
              data-tone={
                version.state === "accepted" ? "ok" : version.state === "sent" ? "sun" : undefined
              }
            >
              {stateNames[version.state]()}
            </span>
            <span>{formatPaisa(version.total)}</span>
          </header>
          <small>
            {formatMoment(version.sentAt)} · {version.sentBy} ·{" "}
            {m.quote_valid_to({ day: formatDay(version.validUntil) })}
            {version.seenAt && ` · ${m.quote_opened({ at: formatMoment(version.seenAt) })}`}
          </small>
          {version.reason && <p>{version.reason}</p>}
          {version.changes && (
            <details>
              <summary>{m.quote_changed_since({ number: version.changes.since })}</summary>
              <Changes changes={version.changes} />
            </details>
          )}
          {mayEdit && version.state === "sent" && !isWithdrawing && (
            <Button variant="quiet" size="small" onClick={() => setWithdrawing(true)}>
              {m.quote_withdraw()}
            </Button>
          )}
          {version.state === "sent" && isWithdrawing && (
            <ReasonForm
              label={m.quote_withdraw_reason()}
              maxLength={600}
              act={m.quote_withdraw()}
              send={(reason) => withdraw(version.id, reason)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

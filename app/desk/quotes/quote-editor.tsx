import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { sayTravelers } from "#app/desk/request-names.ts";
import { TripTemplatePicker } from "#app/desk/templates/trip-template-picker.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { say } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment, formatTravel } from "#app/ui/format-dates.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { fitStays } from "#contract/quote/quote-stays.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import { AgreedPart } from "./agreed-part.tsx";
import { DaysPart } from "./days-part.tsx";
import { LinesPart } from "./lines-part.tsx";
import { listDoubts } from "./list-doubts.ts";
import { type Look, LookSwitch, useQuoteKeys } from "./look-switch.tsx";
import { MoneyPart } from "./money-part.tsx";
import { PackagePart } from "./package-part.tsx";
import { partyOfWords } from "./party-edits.ts";
import styles from "./quotes.module.css";
import { sayStayChange } from "./say-stays.ts";
import { SendPart } from "./send-part.tsx";
import { BasicsPart, TermsPart } from "./terms-part.tsx";
import { TotalsBox } from "./totals-box.tsx";
import { TravellerView } from "./traveller-view.tsx";
import { useQuoteDraft } from "./use-quote-draft.ts";
import { VersionList } from "./version-list.tsx";

const stateTexts = {
  kept: m.quote_draft_kept,
  saving: m.quote_draft_saving,
  typed: m.quote_draft_saving,
  refused: m.quote_draft_refused,
  overtaken: m.quote_draft_overtaken,
};

/** What is proposed and nobody has touched yet, for the party that the request names in words. */
function beginWith(content: QuoteContent, quote: DeskQuote, trip: DeskTripDetail): QuoteContent {
  if (quote.revision > 0 || content !== quote.content || trip.party) return content;
  return { ...content, party: partyOfWords(content.party, trip.message, trip.travelers) };
}

/** A trip's quote in one screen: its days, its money, and what the traveller will see; on phones one of them. */
export function QuoteEditor({
  tripId,
  self,
  onBack,
}: {
  tripId: string;
  self: DeskSelf;
  onBack(): void;
}) {
  const [look, setLook] = useState<Look | null>(null);
  const trip = useQuery<DeskTripDetail>(callAsAdmin, `/api/desk/trips/${tripId}`);
  const draft = useQuoteDraft(tripId);
  const { query } = draft;
  useLive(["trips"], (ids) => {
    if (ids.has(tripId)) void trip.reload();
  });
  useQuoteKeys({ onLook: setLook, onSave: () => void draft.saveNow() });
  const { data: quote } = query;
  const fault = trip.fault ?? query.fault;
  const content = draft.content && trip.data && quote && beginWith(draft.content, quote, trip.data);
  if (!trip.data || !quote || !content)
    return fault ? (
      <Fault
        text={fault}
        onRetry={() => {
          void trip.reload();
          void query.reload();
        }}
      />
    ) : (
      <LoadingRows count={4} />
    );
  const mayEdit = self.role !== "viewer";
  const filled = {
    ...trip.data,
    departure: content.departure,
    days: content.trip.days.length,
  };
  const isAgreed = quote.acceptance !== null && !quote.changing;
  const disabled = !mayEdit || isAgreed;
  const shown = look ?? (isAgreed ? "view" : "money");
  const change = (of: Partial<QuoteContent>) => draft.change({ ...content, ...of });
  /** Days have changed: the stays go with them, and what became of those is said. */
  function changeDays(next: QuoteContent): void {
    const { quote: fitted, changes } = fitStays(next, content ?? next);
    draft.change(fitted);
    if (changes.length > 0) say(changes.map(sayStayChange).join(" "));
  }
  return (
    <article className={styles.editor} data-look={shown} data-open={!isAgreed || undefined}>
      <header className={styles.head}>
        <div>
          <Button variant="quiet" size="small" icon="arrow-left" onClick={onBack}>
            {m.quote_back()}
          </Button>
          <h2 className="h3">
            {trip.data.name || trip.data.email || trip.data.destination}
            <small> {trip.data.reference}</small>
          </h2>
          <p className="muted">
            {trip.data.destination} · {formatTravel(trip.data)} ·{" "}
            {trip.data.party
              ? sayTravelers(trip.data)
              : m.desk_travelers({ count: trip.data.travelers })}
          </p>
          {trip.data.asSeen === false && <p className="muted">{m.quote_not_as_seen()}</p>}
        </div>
        <p className={styles.state} data-state={draft.state} role="status">
          {quote.acceptance && isAgreed
            ? (quote.cancelled ? m.quote_was_cancelled : m.quote_agreed)({
                name: quote.acceptance.name,
                at: formatMoment(quote.acceptance.at),
                total: formatPaisa(quote.acceptance.total),
              })
            : stateTexts[draft.state]()}
          {draft.fault && ` ${draft.fault}`}
          {draft.state === "overtaken" && (
            <Button size="small" variant="secondary" onClick={() => void draft.startOver()}>
              {m.quote_draft_reload()}
            </Button>
          )}
        </p>
      </header>
      <LookSwitch look={shown} isAgreed={isAgreed} onLook={setLook} />
      <div className={styles.trip} data-part="days">
        <div className={styles.near}>
          <DaysPart
            plan={trip.data.plan}
            message={trip.data.message}
            comments={trip.data.comments}
            content={content}
            disabled={disabled}
            onChange={changeDays}
          />
        </div>
      </div>
      <div className={styles.left} data-part="money">
        <BasicsPart content={content} disabled={disabled} onChange={change} />
        {!disabled && (
          <TripTemplatePicker content={content} trip={filled} onChange={draft.change} />
        )}
        <LinesPart
          tripId={tripId}
          self={self}
          content={content}
          disabled={disabled}
          onChange={draft.change}
          onSaveFirst={draft.saveNow}
        />
        <PackagePart content={content} disabled={disabled} onChange={change} />
        <TermsPart
          content={content}
          trip={filled}
          sellsAbroad={quote.sellsAbroad}
          disabled={disabled}
          onChange={change}
        />
        <TotalsBox
          content={content}
          tax={quote.tax}
          exchange={quote.exchange}
          ticked={quote.versions.find(({ state }) => state === "accepted")?.ticked ?? []}
          isOwner={isAtLeast(self.role, "manager")}
        />
      </div>
      <aside className={styles.right} data-part="view">
        {!isAgreed && <TravellerView content={content} quote={quote} />}
        {quote.acceptance && (
          <AgreedPart trip={trip.data} quote={quote} mayEdit={mayEdit} onChanged={query.set} />
        )}
        {isAgreed ? (
          <MoneyPart trip={trip.data} mayEdit={mayEdit} self={self} />
        ) : (
          mayEdit && (
            <SendPart
              trip={trip.data}
              filled={filled}
              doubts={listDoubts(content, quote, trip.data)}
              next={(quote.versions[0]?.number ?? 0) + 1}
              onSave={draft.saveNow}
              onSent={query.set}
            />
          )
        )}
        <VersionList
          tripId={tripId}
          versions={quote.versions}
          mayEdit={mayEdit && !isAgreed}
          onChanged={query.set}
        />
      </aside>
    </article>
  );
}

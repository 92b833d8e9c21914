import { type ReactNode, useCallback, useEffect, useState } from "react";
import { invalidate } from "#app/calls/shared-reads.ts";
import type { Query } from "#app/calls/use-query.ts";
import { forgetTrip, sweepKept } from "#app/kept/forget-kept.ts";
import { keepTrip } from "#app/kept/keep-trip.ts";
import { hasKept, setAsOf, useShownAsOf } from "#app/kept/kept-hint.ts";
import { getKeptTrip, type KeptTrip } from "#app/kept/kept-store.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatLongDay, formatMoment } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { latePart } from "#app/ui/late-part.tsx";
import { SureButton } from "#app/ui/sure-button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import styles from "./book.module.css";
import { WaitingList } from "./waiting-list.tsx";

/** What the trip's page reads, as far as it is taken along. */
export type BookTrip = {
  page: Pick<Query<TripPage>, "data" | "reload">;
  quote: Pick<Query<TripQuoteAnswer>, "data">;
  /** @throws CallError */
  change(method: "POST", path: string, body: unknown): Promise<unknown>;
};

/** What is read on the road; fetched where a trip lies on the phone. */
const KeptBook = latePart(async () => (await import("./kept-book.tsx")).KeptBook);

const missingNames = {
  page: m.road_missing_page,
  papers: m.road_missing_papers,
  pictures: m.road_missing_pictures,
};

const sayBytes = (bytes: number) =>
  new Intl.NumberFormat("en-GB", {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(Math.max(bytes, 50_000) / 1024 / 1024);

/** The copy on this phone, and what is done with it. */
function useKept(token: string, trip: BookTrip) {
  const [kept, setKept] = useState<KeptTrip | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const page = trip.page.data;
  const quote = trip.quote.data;
  const asOf = useShownAsOf();

  const keep = useCallback(
    async (isAsked: boolean) => {
      if (!page) return;
      if (isAsked) setBusy(true);
      setFault(null);
      try {
        setKept(await keepTrip(token, { page, quote: quote ?? { quote: null } }, isAsked));
      } catch (error) {
        const isNetwork = error instanceof Error && error.name === "CallError";
        if (isAsked) setFault(isNetwork ? m.road_no_network() : m.road_failed());
      } finally {
        if (isAsked) setBusy(false);
      }
    },
    [token, page, quote],
  );
  useEffect(() => {
    if (!hasKept()) return;
    void (async () => {
      await sweepKept();
      setKept(await getKeptTrip(token));
    })().catch(() => {});
  }, [token]);
  // What came from the site is newer than what lies here; what is read from here is not.
  const isKept = kept !== null;
  useEffect(() => {
    if (isKept && asOf === null && quote) void keep(false);
  }, [isKept, asOf, quote, keep]);

  async function forget(): Promise<void> {
    await forgetTrip(token);
    setKept(null);
    setAsOf(null);
    void showToast(m.road_forgotten());
  }
  return { kept, busy, fault, asOf, keep, forget };
}

function Line({ icon, children }: { icon: "info" | "check"; children: ReactNode }) {
  return (
    <p className={styles.line} role="status">
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </p>
  );
}

/** Takes a trip along, says as of when it is, and shows what is read on the road. */
export function BookPart({ token, trip, data }: { token: string; trip: BookTrip; data: TripPage }) {
  const { kept, busy, fault, asOf, keep, forget } = useKept(token, trip);
  const missing = (kept?.missing ?? []).map((part) => missingNames[part]()).join(", ");
  return (
    <section id="book" className={styles.book} aria-labelledby="trip-book">
      <h2 className="h2" id="trip-book">
        {m.road_title()}
      </h2>
      {asOf && <Line icon="info">{m.road_as_of({ when: formatMoment(asOf) })}</Line>}
      {kept && <WaitingList token={token} onSent={() => void invalidate(`/api/trip/${token}`)} />}
      {kept && (
        <KeptBook
          kept={kept}
          data={data}
          tell={(body) => trip.change("POST", "/messages", { body })}
        />
      )}
      <div className={styles.card}>
        {kept ? (
          <>
            <p>
              {m.road_kept({ size: sayBytes(kept.bytes), until: formatLongDay(kept.until) })}{" "}
              {!asOf && m.road_fresh({ when: formatMoment(kept.asOf) })}
            </p>
            {missing && (
              <Line icon="info">
                {kept.isFull ? m.road_full({ what: missing }) : m.road_missing({ what: missing })}
              </Line>
            )}
            <p className="small muted">{m.road_home_screen()}</p>
          </>
        ) : (
          <p className="muted">{m.road_take_lede()}</p>
        )}
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <div className={styles.buttons}>
          {(!kept || missing) && (
            <Button size="small" busy={busy} onClick={() => void keep(true)}>
              {busy ? m.road_taking() : m.road_take()}
            </Button>
          )}
          {kept && (
            <SureButton
              size="small"
              variant="secondary"
              sure={m.road_forget_sure()}
              onSure={() => void forget()}
            >
              {m.road_forget()}
            </SureButton>
          )}
        </div>
      </div>
    </section>
  );
}

import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { stateNames } from "#app/desk/quotes/quote-names.ts";
import { formatSpan } from "#app/desk/time-spans.ts";
import { Chips } from "#app/desk/ui/chips.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { m } from "#app/paraglide/messages.js";
import { versionStates } from "#contract/quote/quote.ts";
import type { QuoteNumbers } from "#contract/wire/agenda.ts";
import { Bars, share } from "./bars.tsx";
import styles from "./numbers-tab.module.css";

const spans = ["30", "90", "365"] as const;

/** How quotes do: where they stand, how many are accepted, how long they take. */
export function QuoteNumbersPart() {
  const [days, setDays] = useState<(typeof spans)[number]>("90");
  const numbers = useQuery<QuoteNumbers>(callAsAdmin, `/api/desk/quote-numbers?days=${days}`);
  useLive(["trips"], () => void numbers.reload());
  const { data } = numbers;
  return (
    <section className={styles.quotes} aria-labelledby="quote-numbers">
      <header className={styles.head}>
        <h3 className="h4" id="quote-numbers">
          {m.numbers_quotes()}
        </h3>
        <Chips
          label={m.numbers_span()}
          value={days}
          options={spans.map((value) => ({ value, label: m.numbers_days({ days: value }) }))}
          onChange={setDays}
        />
      </header>
      {data ? (
        <Cards numbers={data} />
      ) : numbers.fault ? (
        <Fault text={numbers.fault} onRetry={() => void numbers.reload()} />
      ) : (
        <LoadingRows count={3} />
      )}
    </section>
  );
}

function Cards({ numbers }: { numbers: QuoteNumbers }) {
  const { states, sent, accepted, quoteSeconds } = numbers;
  return (
    <div className={styles.grid}>
      <section className={styles.card}>
        <h4 className="h4">{m.numbers_by_state()}</h4>
        {sent === 0 ? (
          <p className="muted small">{m.numbers_none_sent()}</p>
        ) : (
          <Bars
            rows={versionStates.map((state) => ({
              key: state,
              label: stateNames[state](),
              count: states[state] ?? 0,
              of: sent,
              said: String(states[state] ?? 0),
            }))}
          />
        )}
      </section>
      <div className={styles.stack}>
        <Figure
          title={m.numbers_conversion()}
          figure={share(accepted, sent)}
          note={m.numbers_accepted_of({ accepted, sent })}
        />
        <Figure
          title={m.numbers_first_quote()}
          figure={quoteSeconds === null ? "—" : formatSpan(quoteSeconds)}
          note={m.numbers_first_quote_lede()}
        />
      </div>
    </div>
  );
}

function Figure({ title, figure, note }: { title: string; figure: string; note: string }) {
  return (
    <section className={styles.card}>
      <h4 className="h4">{title}</h4>
      <p className={styles.big}>{figure}</p>
      <p className="muted small">{note}</p>
    </section>
  );
}

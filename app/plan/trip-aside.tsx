import { memo, useState } from "react";
import { useSay } from "#app/itinerary/said.tsx";
import { sayRange } from "#app/itinerary/say-figures.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ExchangeRate } from "#contract/quote/quote.ts";
import type { Budget, LeftOut, Stay } from "#contract/trip/itinerary.ts";
import { OtherCurrencies } from "./other-currencies.tsx";
import { setNights } from "./plan-edits.ts";
import styles from "./trip-aside.module.css";
import { useTripTools } from "./trip-tools.tsx";

/** Where one sleeps and how long, with a night more or less. */
export const StayList = memo(function StayList({ stays }: { stays: readonly Stay[] }) {
  const { change, readTrip } = useTripTools();
  const say = useSay();
  if (stays.length === 0) return null;
  const isAlone = stays.length === 1;
  return (
    <section className={styles.box} aria-labelledby="plan-nights">
      <h3 className="h4" id="plan-nights">
        {m.plan_nights_title()}
      </h3>
      <ol className={styles.stays}>
        {stays.map(({ base, nights, aboard, afterDay, price, why }) => (
          <li key={afterDay}>
            <div>
              <b>{base.name}</b>
              <p className="small muted num">
                {nights === 1 ? m.plan_night_one() : m.plan_night_many({ count: nights })}
                {aboard === nights
                  ? `, ${m.plan_nights_all_aboard()}`
                  : `${aboard ? `, ${m.plan_nights_aboard()}` : ""}${price ? `, ${sayRange(price)}` : ` · ${m.plan_no_price()}`}`}
              </p>
              <p className="small muted">{why.map(say).join(" ")}</p>
            </div>
            {!isAlone && (
              <div className={styles.steps}>
                <IconButton
                  name="minus"
                  variant="quiet"
                  label={
                    nights === 1
                      ? m.plan_stay_drop({ name: base.name })
                      : m.plan_night_less({ name: base.name })
                  }
                  onClick={() =>
                    change(
                      nights === 1
                        ? { do: "never", id: base.id }
                        : setNights(readTrip(), afterDay, nights - 1),
                    )
                  }
                />
                <IconButton
                  name="plus"
                  variant="quiet"
                  label={m.plan_night_longer({ name: base.name })}
                  onClick={() => change(setNights(readTrip(), afterDay, nights + 1))}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});

const lineNames: Record<Budget["lines"][number]["what"], () => string> = {
  stay: m.plan_cost_stay,
  transport: m.plan_cost_transport,
  tickets: m.plan_cost_tickets,
  meals: m.plan_cost_meals,
  other: m.plan_cost_other,
};

/** What it costs from and to, each line with what was assumed. */
export const BudgetBox = memo(function BudgetBox({
  budget,
  exchange,
}: {
  budget: Budget;
  exchange: readonly ExchangeRate[];
}) {
  const say = useSay();
  return (
    <section className={styles.box} aria-labelledby="plan-budget">
      <h3 className="h4" id="plan-budget">
        {m.plan_cost_title()}
      </h3>
      <p className={`${styles.total} num`}>{sayRange(budget.total)}</p>
      <p className="small muted num">{m.plan_cost_day({ sum: sayRange(budget.perDay) })}</p>
      <OtherCurrencies total={budget.total} exchange={exchange} />
      <details className={styles.more}>
        <summary>
          {m.plan_cost_more()}
          <Icon name="chevron-down" size={20} />
        </summary>
        <dl className={styles.lines} data-reckoned>
          {budget.lines.map(({ what, range, assumed }) => (
            <div key={what}>
              <dt>{lineNames[what]()}</dt>
              <dd className="num">{sayRange(range)}</dd>
              <dd className={`${styles.assumed} small muted`}>{assumed.map(say).join(" ")}</dd>
            </div>
          ))}
        </dl>
        {budget.without.length > 0 && (
          <ul className={`${styles.without} small muted`}>
            {budget.without.map(say).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </details>
    </section>
  );
});

const shownFirst = 6;

/** What one might miss, and why; each can be put in all the same. */
export const LeftOutList = memo(function LeftOutList({ items }: { items: readonly LeftOut[] }) {
  const { change } = useTripTools();
  const say = useSay();
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const sorted = items.toSorted((one, other) => Number(other.asked) - Number(one.asked));
  return (
    <section className={styles.left} aria-labelledby="plan-left">
      <h2 className="h2" id="plan-left">
        {m.plan_left_title()}
      </h2>
      <ul className={styles.list}>
        {(isWhole ? sorted : sorted.slice(0, shownFirst)).map(({ id, name, ...told }) => (
          <li key={id}>
            <div>
              <h3 className="h4">{name}</h3>
              <p className="small muted">{say(told)}</p>
            </div>
            <Button
              size="small"
              variant="secondary"
              icon="plus"
              aria-label={m.plan_add_of({ name })}
              onClick={() => change({ do: "want", id })}
            >
              {m.plan_add()}
            </Button>
          </li>
        ))}
      </ul>
      {!isWhole && sorted.length > shownFirst && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {m.plan_left_all({ count: sorted.length })}
        </Button>
      )}
    </section>
  );
});

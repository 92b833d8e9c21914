import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { sourceNames } from "#app/desk/request-names.ts";
import { Chips } from "#app/desk/ui/chips.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { m } from "#app/paraglide/messages.js";
import { TextField } from "#app/ui/field.tsx";
import { findToday, formatMonth } from "#app/ui/format-dates.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { type Sales, type SalesRow, type SalesView, salesViews } from "#contract/wire/sales.ts";
import type { TripSource } from "#contract/wire/trip-stages.ts";
import { share } from "./bars.tsx";
import styles from "./numbers-tab.module.css";

const viewNames: Record<SalesView, () => string> = {
  month: m.desk_month,
  source: m.desk_source,
  destination: m.admin_trip_destination,
  staff: m.sales_staff,
};

function sayName(by: SalesView, name: string): string {
  if (by === "month") return formatMonth(name);
  if (by === "source") return sourceNames[name as TripSource]?.() ?? name;
  return name || m.sales_nobody();
}

/** Twelve months back, this one included. */
const yearBefore = (month: string) => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${year}-01` : `${year - 1}-${String(number + 1).padStart(2, "0")}`;
};

/** Takings, margin and conversion, and what waits for money. For owners. */
export function SalesPart() {
  const now = findToday().slice(0, 7);
  const [by, setBy] = useState<SalesView>("month");
  const [[from, to], setSpan] = useState([yearBefore(now), now]);
  const query = new URLSearchParams({ by, from, to });
  const sales = useQuery<Sales>(callAsAdmin, `/api/desk/sales?${query}`);
  useLive(["trips"], () => void sales.reload());
  const { data } = sales;
  const month = (label: string, value: string, put: (month: string) => void) => (
    <TextField
      label={label}
      type="month"
      value={value}
      min="2020-01"
      onChange={({ target }) => /^20\d\d-\d\d$/.test(target.value) && put(target.value)}
    />
  );
  return (
    <section className={styles.quotes} aria-labelledby="sales-numbers">
      <header className={styles.head}>
        <h3 className="h4" id="sales-numbers">
          {m.sales_title()}
        </h3>
        <Chips
          label={m.sales_by()}
          value={by}
          options={salesViews.map((value) => ({ value, label: viewNames[value]() }))}
          onChange={setBy}
        />
      </header>
      <div className={styles.span}>
        {month(m.book_from(), from, (next) => setSpan([next, next > to ? next : to]))}
        {month(m.book_to(), to, (next) => setSpan([next < from ? next : from, next]))}
        <a href={`/api/desk/sales.csv?${query}`} download>
          CSV
        </a>
      </div>
      {data ? (
        <>
          <div className={styles.grid}>
            <Figure
              title={m.sales_late()}
              figure={formatPaisa(data.waiting.late)}
              note={m.sales_late_trips({ count: data.waiting.lateTrips })}
            />
            <Figure
              title={m.sales_soon()}
              figure={formatPaisa(data.waiting.soon)}
              note={m.sales_waiting({ sum: formatPaisa(data.waiting.all) })}
            />
          </div>
          <section className={styles.card}>
            {data.rows.length === 0 ? (
              <p className="muted small">{m.sales_none()}</p>
            ) : (
              <Table by={by} sales={data} />
            )}
            <p className="muted small">{m.sales_margin_lede()}</p>
            <p className="muted small">{m.sales_lede()}</p>
          </section>
        </>
      ) : sales.fault ? (
        <Fault text={sales.fault} onRetry={() => void sales.reload()} />
      ) : (
        <LoadingRows count={3} />
      )}
    </section>
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

function Table({ by, sales: { rows, total } }: { by: SalesView; sales: Sales }) {
  const cells = (row: Omit<SalesRow, "name">) => (
    <>
      <td>{row.requests}</td>
      <td>{row.accepted}</td>
      <td>{share(row.accepted, row.requests)}</td>
      <td>{formatPaisa(row.value)}</td>
      <td>
        {formatPaisa(row.margin)}
        {row.open > 0 && "*"}
      </td>
      <td>{formatPaisa(row.takings)}</td>
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable.
    <section className={styles.scroll} aria-label={m.sales_takings()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{viewNames[by]()}</th>
            <th scope="col">{m.desk_requests()}</th>
            <th scope="col">{m.desk_stage_accepted()}</th>
            <th scope="col">{m.desk_conversion_short()}</th>
            <th scope="col">{m.sales_value()}</th>
            <th scope="col">{m.sales_margin()}</th>
            <th scope="col">{m.sales_takings()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, ...row }) => (
            <tr key={name}>
              <th scope="row">{sayName(by, name)}</th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.sales_total()}</th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

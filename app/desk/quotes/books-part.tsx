import { useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { TextField } from "#app/ui/field.tsx";
import { findToday } from "#app/ui/format-dates.ts";
import { type BookTable, ledgerTables, returnTables, tallyParts } from "#contract/quote/books.ts";
import styles from "./quotes.module.css";

const names: Record<BookTable, () => string> = {
  b2b: m.books_b2b,
  b2cl: m.books_b2cl,
  b2cs: m.books_b2cs,
  cdnr: m.books_cdnr,
  cdnur: m.books_cdnur,
  at: m.books_at,
  atadj: m.books_atadj,
  "hsn-b2b": m.books_hsn_b2b,
  "hsn-b2c": m.books_hsn_b2c,
  exemp: m.books_exempt,
  docs: m.books_docs,
  daybook: m.books_daybook,
  receipts: m.books_receipts,
  takings: m.books_takings,
  dues: m.books_dues,
  receivables: m.books_receivables,
};

/** The month before a day: what is told to the tax office is over. */
function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, "0")}`;
}

function Tables({ tables, month }: { tables: readonly BookTable[]; month: string }) {
  return (
    <ul className={styles.books}>
      {tables.map((table) => (
        <li key={table}>
          <a href={`/api/desk/books.csv?table=${table}&month=${month}`} download>
            {names[table]()}
          </a>
          <small className="muted">CSV</small>
        </li>
      ))}
    </ul>
  );
}

/** Tables of a month for the accountant. For owners. */
export function BooksPart() {
  const [month, setMonth] = useState(() => monthBefore(findToday()));
  return (
    <div className={styles.book}>
      <p className="muted">{m.books_lede()}</p>
      <div className={styles.basics}>
        <TextField
          label={m.books_month()}
          type="month"
          value={month}
          min="2020-01"
          onChange={(event) =>
            /^20\d\d-\d\d$/.test(event.target.value) && setMonth(event.target.value)
          }
        />
      </div>
      <section className={styles.part}>
        <h3 className="h4">{m.books_ledgers()}</h3>
        <Tables tables={ledgerTables} month={month} />
      </section>
      <section className={styles.part}>
        <h3 className="h4">GSTR-1</h3>
        <Tables tables={returnTables} month={month} />
      </section>
      <section className={styles.part}>
        <h3 className="h4">Tally</h3>
        <p className="muted small">{m.books_tally_lede()}</p>
        <ul className={styles.books}>
          {tallyParts.map((part) => (
            <li key={part}>
              <a href={`/api/desk/books.xml?part=${part}&month=${month}`} download>
                {part === "ledgers" ? m.books_tally_ledgers() : m.books_tally_vouchers()}
              </a>
              <small className="muted">XML</small>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

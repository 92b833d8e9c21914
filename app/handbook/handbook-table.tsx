import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { formatNamedDay, formatShortDay } from "#app/ui/format-dates.ts";
import type {
  DatedRow,
  HandbookTableView,
  PermitRow,
} from "#server/content/handbook/made-tables.ts";
import { nameAlcoholLaw } from "./alcohol-names.ts";
import styles from "./handbook-table.module.css";
import { ReadLine } from "./read-line.tsx";

type FrameProps = {
  caption: string;
  columns: readonly string[];
  /** `grid` has a mark under each month; of `told` the last column is a text, which on a telephone takes a line of its own. */
  shape?: "grid" | "told";
  children: ReactNode;
};

/** A table that is pushed aside where it is wider than the page. */
function Frame({ caption, columns, shape, children }: FrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-shape={shape}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

const StateHead = ({ name, to }: { name: string; to: string }) => (
  <th scope="row">
    <Link to={to}>{name}</Link>
  </th>
);

/** More columns than that are months or marks, not words. */
const mostWordy = 6;

function Told({ table }: { table: HandbookTableView & { kind: "table" } }) {
  const { caption, columns, rows, lang } = table;
  const grid = columns.length > mostWordy;
  return (
    <Frame caption={caption} columns={columns} shape={grid ? "grid" : undefined}>
      {rows.map(([first = "", ...cells], row) => (
        <tr key={row}>
          <th scope="row" lang={lang}>
            {first}
          </th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} data-mark={grid ? cell : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </Frame>
  );
}

const PermitText = ({ row }: { row: PermitRow }) => (
  <td>
    {row.text}{" "}
    <span className={styles.standing}>
      {row.read ? <ReadLine reading={row.read} /> : m.fact_unconfirmed()}
    </span>
  </td>
);

/** Below the heading of their year: "Tue 26 Jan", or "17 Oct to 21 Oct". */
const nameDays = (start: string, end: string) =>
  start === end
    ? formatNamedDay(start)
    : m.handbook_days({ start: formatShortDay(start), end: formatShortDay(end) });

const DatedCells = ({ row }: { row: DatedRow }) => (
  <>
    <th scope="row">{row.to ? <Link to={row.to}>{row.name}</Link> : row.name}</th>
    {row.days.map((kept, index) => (
      <td key={index}>
        {kept ? (
          <>
            <time dateTime={kept.start}>{nameDays(kept.start, kept.end)}</time>
            {kept.provisional && (
              <span className={styles.provisional}>{m.handbook_provisional()}</span>
            )}
          </>
        ) : (
          "–"
        )}
      </td>
    ))}
    <td className={styles.rule}>{row.rule}</td>
  </>
);

/** A table of the handbook, told in its file or made of what other pages tell. */
export function HandbookTable({ table }: { table: HandbookTableView }) {
  if (table.kind === "table") return <Told table={table} />;
  if (table.kind === "permits")
    return (
      <>
        <Frame
          caption={m.handbook_permits_caption()}
          shape="told"
          columns={[m.handbook_state(), m.handbook_permit()]}
        >
          {table.rows.map((row) => (
            <tr key={row.to}>
              <StateHead {...row} />
              <PermitText row={row} />
            </tr>
          ))}
        </Frame>
        <p>
          {m.handbook_permits_free()}{" "}
          {table.free.map(({ name, to }, index) => (
            <span key={to}>
              {index > 0 && ", "}
              <Link to={to}>{name}</Link>
            </span>
          ))}
          .
        </p>
      </>
    );
  if (table.kind === "alcohol")
    return (
      <Frame
        caption={m.handbook_alcohol_caption()}
        shape="told"
        columns={[
          m.handbook_state(),
          m.handbook_alcohol_law(),
          m.handbook_alcohol_age(),
          m.handbook_alcohol_note(),
        ]}
      >
        {table.rows.map((row) => (
          <tr key={row.to}>
            <StateHead {...row} />
            <td data-law={row.law}>{nameAlcoholLaw(row.law)}</td>
            <td className="num">
              {row.age ?? (row.law === "prohibited" ? "–" : m.handbook_alcohol_age_unsure())}
            </td>
            <td>{row.note}</td>
          </tr>
        ))}
      </Frame>
    );
  const isFestivals = table.kind === "festivals";
  return (
    <Frame
      caption={isFestivals ? m.handbook_festivals_caption() : m.handbook_holidays_caption()}
      columns={[
        isFestivals ? m.handbook_festival() : m.handbook_holiday(),
        ...table.years.map(String),
        m.handbook_rule(),
      ]}
    >
      {table.rows.map((row) => (
        <tr key={row.name}>
          <DatedCells row={row} />
        </tr>
      ))}
    </Frame>
  );
}

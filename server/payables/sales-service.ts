import { SumError } from "#contract/quote/money-arithmetic.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Sales, SalesQuery, SalesRow, SalesView } from "#contract/wire/sales.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { CellValue } from "#server/http/csv.ts";
import { readQuoteContent } from "#server/quotes/read-content.ts";
import type { Resources } from "#server/resources.ts";
import { sumCosts } from "./margins.ts";
import * as store from "./sales-store.ts";

export type SalesService = ReturnType<typeof createSales>;
type Sums = Omit<SalesRow, "name">;

const nothing: Sums = { requests: 0, accepted: 0, value: 0, margin: 0, open: 0, takings: 0 };
const add = (one: Sums, more: Partial<Sums>): Sums => ({
  requests: one.requests + (more.requests ?? 0),
  accepted: one.accepted + (more.accepted ?? 0),
  value: one.value + (more.value ?? 0),
  margin: one.margin + (more.margin ?? 0),
  open: one.open + (more.open ?? 0),
  takings: one.takings + (more.takings ?? 0),
});

/** The first moment of a month in India; `later`: so many months after it. */
function startOf(month: string, later = 0): Date {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + later, 1) - 5.5 * 3_600_000);
}

function sumAccepted({
  content: kept,
  ticked,
  base,
  asks,
}: Awaited<ReturnType<typeof store.listAccepted>>[number]): Partial<Sums> {
  const value = Number(base ?? 0);
  try {
    const { realCost, open } = sumCosts(readQuoteContent(kept), ticked, asks);
    return { accepted: 1, value, margin: value - realCost, open };
  } catch (error) {
    if (!(error instanceof SumError)) throw error;
    return { accepted: 1, value };
  }
}

const heads: Record<SalesView, string> = {
  month: "Month",
  source: "Source",
  destination: "Destination",
  staff: "Colleague",
};

/** Takings, margin and conversion. Requests count in the month in which they came, quotes in that of their acceptance, payments in that of their receipt. */
export function createSales({ database, clock }: Pick<Resources, "database" | "clock">) {
  const { db } = database;

  async function read({ by, from, to }: SalesQuery): Promise<Sales> {
    const span = { from: startOf(from), before: startOf(to, 1) };
    const late = await database.late();
    const [requests, accepted, takings, waiting] = await Promise.all([
      store.countRequests(late, by, span),
      store.listAccepted(late, by, span),
      store.sumTakings(late, by, { from, to }),
      store.sumWaiting(late, dayInIndia(clock())),
    ]);
    const rows = new Map<string, Sums>();
    let total = nothing;
    const put = (key: string, more: Partial<Sums>) => {
      rows.set(key, add(rows.get(key) ?? nothing, more));
      total = add(total, more);
    };
    for (const { key, ...more } of [...requests, ...takings]) put(key, more);
    for (const row of accepted) put(row.key, sumAccepted(row));
    const named = [...rows].map(([name, sums]) => ({ name, ...sums }));
    const sorted =
      by === "month"
        ? named.toSorted((one, other) => (one.name < other.name ? 1 : -1))
        : named.toSorted((one, other) => other.value - one.value || other.requests - one.requests);
    return { rows: sorted, total, waiting };
  }

  return {
    read,

    /** The same as a table. Who took it is in the audit log. */
    async export(
      admin: Pick<Admin, "id">,
      query: SalesQuery,
    ): Promise<{ name: string; head: string[]; rows: CellValue[][] }> {
      const { rows, total } = await read(query);
      await insertAudit(db, {
        actorKind: "admin",
        actorId: admin.id,
        action: "sales.exported",
        subjectKind: "books",
        subjectId: `${query.by} ${query.from} ${query.to}`,
      });
      const write = (name: string, row: Sums): CellValue[] => [
        ...[name, row.requests, row.accepted],
        row.requests > 0 ? `${Math.round((row.accepted / row.requests) * 100)} %` : "",
        ...[{ paisa: row.value }, { paisa: row.margin }, row.open, { paisa: row.takings }],
      ];
      return {
        name: `sales-by-${query.by}-${query.from}-${query.to}.csv`,
        head: [
          ...[heads[query.by], "Requests", "Accepted", "Conversion", "Price before tax"],
          ...["Margin", "Services open", "Takings"],
        ],
        rows: [...rows.map(({ name, ...row }) => write(name, row)), write("Total", total)],
      };
    },
  };
}

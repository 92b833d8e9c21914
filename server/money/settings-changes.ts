import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, sql } from "drizzle-orm";
import type { SettingsChanges } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { adminName } from "#server/db/admin-name.ts";
import type { Db } from "#server/db/database.ts";
import { admins, auditLog } from "#server/db/schema/foundation.ts";
import { moneySettingsChanges } from "#server/db/schema/quotes.ts";
import { usualSettings } from "#server/quotes/usual-settings.ts";

type Content = Record<string, unknown>;

const percent = (value: unknown) => `${Number(value) / 100} %`;

/** Members of a row of rates as they are read, in this order; the database keeps none. */
const members: [name: string, write: (value: unknown) => string][] = [
  ["from", String],
  ["on", String],
  ["currency", String],
  ["package", percent],
  ["other", percent],
  ["tcs", percent],
  ["rate", (value) => `₹${Number(value) / 10_000}`],
  ["kind", String],
  ["season", String],
  ["days", String],
  ["share", (value) => (value === null ? "the first payment" : percent(value))],
];

type Row = Record<string, unknown>;
const rowsOf = (value: unknown): Row[] => {
  const { rows } = (value ?? {}) as { rows?: unknown };
  return Array.isArray(rows) ? rows : [];
};

/** What a cancellation costs as rows: those of a kind of service name it. */
function listCancelRows(value: unknown): Row[] {
  const { services, seasons, costs } = (value ?? {}) as {
    services?: Row[];
    seasons?: Row[];
    costs?: boolean;
  };
  return [
    ...rowsOf(value),
    ...(services ?? []).flatMap((one) => rowsOf(one).map((row) => ({ kind: one.kind, ...row }))),
    ...(seasons ?? []).flatMap((one) =>
      rowsOf(one).map((row) => ({ season: `${one.name}, ${one.from} to ${one.to}`, ...row })),
    ),
    ...(costs ? [{ kind: "never less than what suppliers charge" }] : []),
  ];
}

/** "from 2027-04-01, package 5 %, other 18 %": a row of rates in one line. */
const writeRow = (row: unknown): string =>
  row !== null && typeof row === "object"
    ? members
        .flatMap(([name, write]) => (name in row ? `${name} ${write(row[name as never])}` : []))
        .join(", ")
    : String(row ?? "");

/** Parts that are sums, in paisa. */
const sums: ReadonlySet<string> = new Set(["editorMost"]);

/** What differs; of a list the rows that are in the one and not in the other. */
function writeOther(part: string, value: unknown, other: unknown): string {
  if (typeof value === "number" && sums.has(part)) return formatPaisa(value);
  if (!Array.isArray(value)) return writeRow(value);
  const others = Array.isArray(other) ? other : [];
  return value
    .filter((row) => !others.some((one) => isDeepStrictEqual(one, row)))
    .map(writeRow)
    .join("; ");
}

/** The settings that a change has changed, each as it was and as it is. */
export const tellChange = (before: Content, after: Content) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((part) => !isDeepStrictEqual(before[part], after[part]))
    .map((part) => {
      const read = part === "cancellation" ? listCancelRows : (value: unknown) => value;
      const [was, is] = [read(before[part]), read(after[part])];
      return { part, before: writeOther(part, was, is), after: writeOther(part, is, was) };
    });

/** The latest fifty, latest first; who it was stands in the audit log's line of the same transaction. */
export async function readSettingsChanges(db: Db): Promise<SettingsChanges> {
  const rows = await db
    .select({
      id: moneySettingsChanges.id,
      at: moneySettingsChanges.at,
      before: moneySettingsChanges.before,
      after: moneySettingsChanges.after,
      who: sql<string | null>`${adminName}`,
    })
    .from(moneySettingsChanges)
    .leftJoin(
      auditLog,
      and(eq(auditLog.at, moneySettingsChanges.at), eq(auditLog.action, "money.settings-changed")),
    )
    .leftJoin(admins, eq(admins.id, auditLog.actorId))
    .orderBy(desc(moneySettingsChanges.id))
    .limit(50);
  return {
    changes: rows.flatMap(({ at, who, before, after }) => {
      // The first change was made of what the site came with.
      const parts = tellChange(before ?? usualSettings, after);
      return parts.length > 0
        ? [{ at: at.toISOString(), who: who ?? "A former administrator", parts }]
        : [];
    }),
  };
}

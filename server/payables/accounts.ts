import type { PayableService, SupplierAccount, SupplierPayment } from "#contract/wire/payables.ts";
import type { PaymentRow, ServiceRow } from "./store.ts";

type Reckoned = { account: string; owed: number | null; paid: number };

/** What suppliers hold of ours beyond the services it was paid for, by account: advances, and what was paid too much. */
export function sumCredits(
  services: readonly Reckoned[],
  advances: readonly { account: string; paisa: number }[],
): Map<string, number> {
  const credits = new Map<string, number>();
  const add = (account: string, paisa: number) =>
    credits.set(account, (credits.get(account) ?? 0) + paisa);
  for (const { account, paisa } of advances) add(account, paisa);
  for (const { account, owed, paid } of services) add(account, Math.max(paid - (owed ?? 0), 0));
  return credits;
}

/**
 * What is to be paid for each service: what is open of it, less what its supplier holds of ours, which counts for what
 * is due first. The one reckoning of the page, its sums, the statement and the day's tasks. `rows`: as they are due.
 */
export function reckonLeft<Row extends Reckoned>(
  rows: readonly Row[],
  credits: ReadonlyMap<string, number>,
): { row: Row; covered: number; left: number }[] {
  const rest = new Map(credits);
  return rows.map((row) => {
    const open = Math.max((row.owed ?? 0) - row.paid, 0);
    const credit = rest.get(row.account) ?? 0;
    const covered = Math.max(Math.min(open, credit), 0);
    rest.set(row.account, credit - covered);
    return { row, covered, left: open - covered };
  });
}

/** As the desk sees a service that is owed. `covered`: paisa of the supplier's credit that count for it. */
const presentService = (row: ServiceRow, covered: number): PayableService => ({
  id: row.id,
  tripId: row.trip_id,
  reference: row.reference,
  guest: row.guest,
  title: row.title || row.supplier,
  state: row.state,
  from: row.from_day,
  to: row.to_day,
  confirmation: row.confirmation,
  owed: row.owed,
  paid: row.paid,
  covered,
  dueOn: row.due_on,
  revision: row.revision,
});

/** As the desk sees what was paid. */
export const presentPayment = (row: PaymentRow): SupplierPayment => ({
  id: row.id,
  paisa: Number(row.paisa),
  paidOn: row.paid_on,
  method: row.method,
  reference: row.reference,
  note: row.note,
  reverses: row.reverses,
  reversed: row.reversed,
  enteredBy: row.who ?? "",
  parts: row.parts.map(({ service, paisa }) => ({ service, paisa: Number(paisa) })),
});

const sumOf = (amounts: number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** Advances as they stand: what is in payments for no service. */
const listAdvances = (payments: readonly PaymentRow[]) =>
  payments.flatMap(({ account, parts }) =>
    parts
      .filter(({ service }) => service === null)
      .map(({ paisa }) => ({ account, paisa: Number(paisa) })),
  );

function presentAccount(
  account: string,
  services: readonly ServiceRow[],
  payments: readonly PaymentRow[],
  today: string,
): SupplierAccount {
  const advances = listAdvances(payments);
  const open = reckonLeft(services, sumCredits(services, advances)).filter(({ left }) => left > 0);
  return {
    account,
    name: services.at(-1)?.supplier ?? payments[0]?.supplier ?? "",
    owed: sumOf(services.map(({ owed }) => owed ?? 0)),
    paid: sumOf(services.map(({ paid }) => paid)),
    advance: sumOf(advances.map(({ paisa }) => paisa)),
    overdue: sumOf(
      open.filter(({ row }) => row.due_on !== null && row.due_on < today).map(({ left }) => left),
    ),
    nextDue: open.find(({ row }) => row.due_on !== null)?.row.due_on ?? null,
    unpriced: services.filter(({ owed }) => owed === null).length,
  };
}

/** One supplier's services with what of its credit counts for each. Rows as the store has them. */
export const presentServices = (
  services: readonly ServiceRow[],
  payments: readonly PaymentRow[],
): PayableService[] =>
  reckonLeft(services, sumCredits(services, listAdvances(payments))).map(({ row, covered }) =>
    presentService(row, covered),
  );

/** The sums of each supplier; what is due first at the top, who is owed nothing at the end. Rows as the store has them. */
export function presentAccounts(
  services: readonly ServiceRow[],
  payments: readonly PaymentRow[],
  today: string,
): SupplierAccount[] {
  const accounts = new Set([...services, ...payments].map(({ account }) => account));
  const all = [...accounts].map((account) =>
    presentAccount(
      account,
      services.filter((row) => row.account === account),
      payments.filter((row) => row.account === account),
      today,
    ),
  );
  const rank = ({ nextDue }: SupplierAccount) => nextDue ?? "9999";
  return all.toSorted(
    (one, other) => rank(one).localeCompare(rank(other)) || one.name.localeCompare(other.name),
  );
}

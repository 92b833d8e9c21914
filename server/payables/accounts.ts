import type { PayableService, SupplierAccount, SupplierPayment } from "#contract/wire/payables.ts";
import type { PaymentRow, ServiceRow } from "./store.ts";

/** As the desk sees a service that is owed. */
export const presentService = (row: ServiceRow): PayableService => ({
  id: row.id,
  tripId: row.trip_id,
  reference: row.reference,
  guest: row.guest,
  title: row.title || row.supplier,
  state: row.state,
  from: row.from_day,
  to: row.to_day,
  confirmation: row.confirmation,
  owed: row.owed === null ? null : Number(row.owed),
  paid: Number(row.paid),
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

function presentAccount(
  account: string,
  services: readonly ServiceRow[],
  payments: readonly PaymentRow[],
  today: string,
): SupplierAccount {
  const open = services.filter(({ owed, paid }) => Number(owed ?? 0) > Number(paid));
  const missing = (rows: readonly ServiceRow[]) =>
    sumOf(rows.map(({ owed, paid }) => Number(owed ?? 0) - Number(paid)));
  return {
    account,
    name: services.at(-1)?.supplier ?? payments[0]?.supplier ?? "",
    owed: sumOf(services.map(({ owed }) => Number(owed ?? 0))),
    paid: sumOf(services.map(({ paid }) => Number(paid))),
    advance: sumOf(
      payments.flatMap(({ parts }) =>
        parts.filter(({ service }) => service === null).map(({ paisa }) => Number(paisa)),
      ),
    ),
    overdue: missing(open.filter(({ due_on: due }) => due !== null && due < today)),
    nextDue: open.find(({ due_on: due }) => due !== null)?.due_on ?? null,
    unpriced: services.filter(({ owed }) => owed === null).length,
  };
}

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

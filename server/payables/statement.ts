import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { SupplierStatement } from "#contract/wire/payables.ts";
import { writeLongDay } from "#server/days/write-day.ts";
import type { Sheet } from "#server/papers/sheet.ts";

/** Rupees of a spreadsheet: "1234.50". */
const cell = (paisa: number) => (paisa / 100).toFixed(2);

/** One line of what is owed and paid, by its day; amounts in paisa. */
export type StatementLine = {
  on: string;
  what: string;
  trip: string;
  reference: string;
  owed: number;
  paid: number;
  balance: number;
};

/**
 * What a supplier was owed and paid, by day, with what is left after each line. Services of unknown cost are not
 * in it. The last balance is all that is owed less all that was paid, advances too.
 */
export function listStatement({ services, payments }: SupplierStatement): StatementLine[] {
  const lines = [
    ...services
      .filter(({ owed }) => (owed ?? 0) > 0)
      .map(({ dueOn, title, state, guest, reference, confirmation, owed }) => ({
        on: dueOn ?? "",
        what: `${state === "cancelled" ? "Cancellation: " : ""}${title}`,
        trip: `${reference} ${guest}`,
        reference: confirmation,
        owed: owed ?? 0,
        paid: 0,
      })),
    ...payments.map(({ paidOn, method, reference, note, paisa, reverses }) => ({
      on: paidOn,
      what: [reverses ? "Payment taken back" : `Paid by ${method}`, note]
        .filter(Boolean)
        .join(": "),
      trip: "",
      reference,
      // What is taken back is owed again.
      owed: Math.max(-paisa, 0),
      paid: Math.max(paisa, 0),
    })),
  ].toSorted((one, other) => one.on.localeCompare(other.on));
  let balance = 0;
  return lines.map((line) => {
    balance += line.owed - line.paid;
    return { ...line, balance };
  });
}

export const statementHead = ["Date", "Entry", "Trip", "Reference", "Owed", "Paid", "Still owed"];

/** The rows of the CSV: rupees with two decimals. */
export const tabulateStatement = (statement: SupplierStatement): string[][] =>
  listStatement(statement).map(({ on, what, trip, reference, owed, paid, balance }) => [
    on,
    what,
    trip,
    reference,
    cell(owed),
    cell(paid),
    cell(balance),
  ]);

/** The same as a paper. `office`: name, telephone, address. */
export function layOutStatement(
  statement: SupplierStatement,
  today: string,
  office: string[],
): Sheet {
  const { account } = statement;
  const lines = listStatement(statement);
  const open = account.owed - account.paid - account.advance;
  return {
    title: `Statement: ${account.name}`,
    number: writeLongDay(today),
    office,
    parts: [
      {
        kind: "facts",
        rows: [
          ["Services and charges", formatPaisa(account.owed)],
          ["Paid for them", formatPaisa(account.paid)],
          ["Advance", account.advance > 0 ? formatPaisa(account.advance) : ""],
          [open < 0 ? "To our credit" : "Still owed", formatPaisa(Math.abs(open))],
        ],
      },
      {
        kind: "table",
        head: statementHead,
        widths: [13, 25, 20, 15, 12, 12, 13],
        numbers: [4, 5, 6],
        rows: lines.map(({ on, what, trip, reference, owed, paid, balance }) => [
          on && writeLongDay(on),
          what,
          trip,
          reference,
          owed > 0 ? formatPaisa(owed) : "",
          paid > 0 ? formatPaisa(paid) : "",
          formatPaisa(balance),
        ]),
        none: "Nothing is owed, and nothing was paid.",
      },
    ],
  };
}

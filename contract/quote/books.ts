import * as z from "zod/mini";

/** Tables for the accountant, a month each. */

/** Of the return of outward supplies (GSTR-1), by the names of its offline tool. */
export const returnTables = [
  "b2b",
  "b2cl",
  "b2cs",
  "cdnr",
  "cdnur",
  "at",
  "atadj",
  "hsn-b2b",
  "hsn-b2c",
  "exemp",
  "docs",
] as const;
export const ledgerTables = ["daybook", "receipts", "takings", "dues", "receivables"] as const;
export const bookTables = [...returnTables, ...ledgerTables] as const;
export type ReturnTable = (typeof returnTables)[number];
export type LedgerTable = (typeof ledgerTables)[number];
export type BookTable = ReturnTable | LedgerTable;

/** By the office's clock. */
const month = z
  .string("The month is missing.")
  .check(z.regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/, "A month is written like 2026-11."));

export const BooksQuery = z.object({
  table: z.enum(bookTables, "There is no such table."),
  month,
});
export type BooksQuery = z.infer<typeof BooksQuery>;

/** Of a month for Tally: the accounts that its papers name, and then the vouchers. */
export const tallyParts = ["ledgers", "vouchers"] as const;
export type TallyPart = (typeof tallyParts)[number];
export const TallyQuery = z.object({
  part: z.enum(tallyParts, "For Tally there are ledgers and vouchers."),
  month,
});
export type TallyQuery = z.infer<typeof TallyQuery>;

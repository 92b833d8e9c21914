import type { BooksQuery, BookTable, ReturnTable, TallyQuery } from "#contract/quote/books.ts";
import { returnTables } from "#contract/quote/books.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import type { CellValue } from "#server/http/csv.ts";
import type { Resources } from "#server/resources.ts";
import {
  ledgerHeads,
  listEntries,
  writeAges,
  writeDay,
  writeDues,
  writeReceiptRow,
  writeTaking,
} from "./ledger-tables.ts";
import { type Month, readMonth } from "./month.ts";
import * as tables from "./return-tables.ts";
import * as store from "./store.ts";
import { writeTally } from "./tally.ts";

type Rows = AsyncIterable<CellValue[][]>;
export type Books = ReturnType<typeof createBooks>;

const isReturn = (table: BookTable): table is ReturnTable =>
  (returnTables as readonly string[]).includes(table);

async function* once(rows: CellValue[][] | Promise<CellValue[][]>): Rows {
  yield await rows;
}
async function* eachPage<Row>(
  pages: AsyncIterable<Row[]>,
  write: (row: Row) => CellValue[][],
): Rows {
  for await (const page of pages) yield page.flatMap(write);
}

/** Tables of a month for the accountant. */
export function createBooks({ database, clock }: Pick<Resources, "database" | "clock">) {
  const { db } = database;

  /** The month's last day, or today before that: what is owed is told of a day that has been. */
  const dayOf = ({ last }: Month) => {
    const today = dayInIndia(clock());
    return today < last ? today : last;
  };

  function readRows(db: Db, table: BookTable, month: Month): Rows {
    const papers = () => store.readPapers(db, month);
    switch (table) {
      case "b2b":
      case "b2cl":
      case "cdnr":
      case "cdnur":
        return eachPage(papers(), (paper) => tables.listPaperRows(table, paper));
      case "b2cs":
        return once(tables.sumSmall(papers()));
      case "hsn-b2b":
      case "hsn-b2c":
        return once(tables.sumCodes(papers(), table === "hsn-b2b"));
      case "at":
        return once(
          tables.sumAdvances(store.readAdvances(db, month), store.readReturned(db, month)),
        );
      case "atadj":
        return once(tables.sumAdvances(store.readAdjusted(db, month)));
      case "exemp":
        return once(tables.sumExempt(papers()));
      case "docs":
        return once(tables.listSeries(papers()));
      case "daybook":
        return eachPage(papers(), writeDay);
      case "receipts":
        return eachPage(store.readReceipts(db, month), (paper) => [writeReceiptRow(paper)]);
      case "takings":
        return once(store.listTakings(db, month).then((rows) => rows.map(writeTaking)));
      case "dues":
        return eachPage(store.readAgreed(db, dayOf(month)), (trip) =>
          writeDues(trip, dayOf(month)),
        );
      case "receivables":
        return eachPage(store.readAgreed(db, dayOf(month)), (trip) => {
          const row = writeAges(trip, dayOf(month));
          return row ? [row] : [];
        });
    }
  }

  /** Who took which is in the audit log. */
  const noteExport = (admin: Pick<Admin, "id">, what: string, month: string) =>
    insertAudit(db, {
      actorKind: "admin",
      actorId: admin.id,
      action: "books.exported",
      subjectKind: "books",
      subjectId: `${what} ${month}`,
    });

  return {
    /**
     * A table with its head, in pages.
     * @throws AppError conflict where the papers of a return do not add up
     */
    async export(
      admin: Pick<Admin, "id">,
      { table, month: name }: BooksQuery,
    ): Promise<{ name: string; head: string[]; rows: Rows }> {
      const month = readMonth(name);
      const late = await database.late();
      if (isReturn(table)) await tables.checkPapers(store.readPapers(late, month));
      await noteExport(admin, table, name);
      const head = isReturn(table) ? tables.returnHeads[table] : ledgerHeads[table];
      return { name: `${table}-${name}.csv`, head, rows: readRows(late, table, month) };
    },

    /**
     * The day book of a month as Tally imports it, in pages of XML.
     * @throws AppError conflict for a paper whose two sides differ
     */
    async exportForTally(
      admin: Pick<Admin, "id">,
      { part, month }: TallyQuery,
    ): Promise<{ name: string; pages: AsyncIterable<string> }> {
      const late = await database.late();
      // Before the first page is sent, which says that all is well.
      for await (const page of store.readPapers(late, readMonth(month)))
        for (const paper of page) listEntries(paper, "");
      await noteExport(admin, `tally-${part}`, month);
      const pages = writeTally(store.readPapers(late, readMonth(month)), part);
      return { name: `tally-${part}-${month}.xml`, pages };
    },
  };
}

import { spell } from "#contract/by-id.ts";
import type { RateImported, RateInput } from "#contract/quote/rate-book.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import { auditBook, type Editor } from "./rate-audit.ts";
import { presentRate } from "./rate-prices.ts";
import * as store from "./rate-store.ts";
import { readRateTable } from "./rate-table.ts";

/** The rate book from a table. */
export function createRateImport({ database }: Pick<Resources, "database">) {
  return {
    /**
     * Reads a table into the book: all of it, or nothing where a line is wrong. What is there already stays; a rate of
     * the same supplier, name and season with other prices takes its place. @throws AppError forbidden (a margin)
     */
    async importRates(
      admin: Editor,
      { csv, isTrial }: { csv: string; isTrial: boolean },
    ): Promise<RateImported> {
      const { lines, errors } = readRateTable(csv);
      const done = { added: 0, changed: 0, same: 0, suppliers: 0 };
      const isOwner = isAtLeast(admin.role, "manager");
      for (const { line, rate } of lines)
        if (rate && rate.margin !== null && !isOwner)
          errors.push({ line, text: "Margins are set by owners." });
      if (errors.length > 0)
        return {
          ...done,
          errors: errors.toSorted((one, other) => one.line - other.line).slice(0, 200),
        };
      const work = async (db: Db) => {
        await store.lockBook(db);
        const known = await store.listSuppliers(db);
        const rates = await store.listRates(db);
        const ids = new Map(
          known.map(({ kind, name, id }) => [`${kind} ${name.toLowerCase()}`, id]),
        );
        for (const { supplier, rate } of lines) {
          const key = `${supplier.kind} ${supplier.name.toLowerCase()}`;
          let id = ids.get(key);
          if (!id) {
            id = isTrial ? key : await store.insertSupplier(db, supplier);
            ids.set(key, id);
            done.suppliers++;
          }
          if (!rate) continue;
          const before = rates.find(
            (row) =>
              row.supplierId === id &&
              row.name === rate.name &&
              row.per === rate.per &&
              row.fromDay === rate.from &&
              row.toDay === rate.to,
          );
          const seen = before && presentRate(isOwner)(before);
          const plain = ({
            price,
            childPrice,
            childPrices,
            extraBedPrice,
            tax,
            terms,
          }: Omit<RateInput, "tax"> & { tax: string }) =>
            spell([price, childPrice, childPrices, extraBedPrice, tax, terms]);
          if (seen && plain(seen) === plain(rate) && (!isOwner || seen.margin === rate.margin)) {
            done.same++;
            continue;
          }
          if (before) done.changed++;
          else done.added++;
          if (isTrial) continue;
          if (before) await store.updateRate(db, before.id, rate);
          else await store.insertRate(db, id, rate);
        }
        if (!isTrial) await auditBook(db, admin, "rates.imported", undefined, done);
      };
      await (isTrial ? work(database.db) : database.transaction(work));
      return { ...done, errors: [] };
    },
  };
}

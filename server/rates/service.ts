import { spell } from "#contract/by-id.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type {
  RateBook,
  RateInput,
  RatesInput,
  SeasonCopy,
  SupplierInput,
} from "#contract/quote/rate-book.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import { AppError } from "#server/errors/app-error.ts";
import { sellingPrices } from "#server/quotes/costs.ts";
import type { Resources } from "#server/resources.ts";
import { createRateImport } from "./import-service.ts";
import { auditBook, auditRate, type Editor, missing } from "./rate-audit.ts";
import { costRow, presentRate, raise, readTerms, sellTerms, tellRate } from "./rate-prices.ts";
import * as store from "./rate-store.ts";
import { createTemplates } from "./template-service.ts";

export type RateService = ReturnType<typeof createRateService>;

/** The rate book and the templates. What a rate costs us is shown to owners alone. */
export function createRateService({ database, clock }: Pick<Resources, "database" | "clock">) {
  /** What an editor may not see they may not set either. */
  function refuseMargin(admin: Editor, { margin }: RateInput): void {
    if (margin !== null && !isAtLeast(admin.role, "manager"))
      throw new AppError("forbidden", "Margins are set by owners.");
  }

  return {
    ...createRateImport({ database }),
    ...createTemplates({ database, clock }),

    /** Suppliers by name, each with its rates. */
    async getBook(admin: Editor): Promise<RateBook> {
      const { db } = database;
      const [rows, rates] = await Promise.all([store.listSuppliers(db), store.listRates(db)]);
      const present = presentRate(isAtLeast(admin.role, "manager"));
      return {
        suppliers: rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          name: row.name,
          place: row.place,
          address: row.address,
          localName: row.localName,
          email: row.email,
          phone: row.phone,
          note: row.note,
          rates: rates.filter(({ supplierId }) => supplierId === row.id).map(present),
        })),
      };
    },

    /** Names, address and telephone of who sells, by the ids of their rates: for travellers who have agreed. */
    async listContacts(
      rateIds: string[],
    ): Promise<
      ReadonlyMap<string, { name: string; localName: string; address: string; phone: string }>
    > {
      const found = await store.findSuppliersOf(database.db, rateIds);
      return new Map(
        [...found].map(([rate, { name, localName, address, place, phone }]) => [
          rate,
          { name, localName, address: address || place, phone },
        ]),
      );
    },

    async addSupplier(admin: Editor, input: SupplierInput): Promise<RateBook> {
      await database.transaction(async (db) => {
        const id = await store.insertSupplier(db, input);
        await auditBook(db, admin, "supplier.added", id, { name: input.name });
      });
      return this.getBook(admin);
    },

    /** @throws AppError not_found */
    async changeSupplier(admin: Editor, id: string, input: SupplierInput): Promise<RateBook> {
      await database.transaction(async (db) => {
        if (!(await store.updateSupplier(db, id, input))) throw missing("supplier");
        await auditBook(db, admin, "supplier.changed", id, { name: input.name });
      });
      return this.getBook(admin);
    },

    /** Out of the book; quotes that were made with it keep what they have. @throws AppError not_found */
    async removeSupplier(admin: Editor, id: string): Promise<RateBook> {
      await database.transaction(async (db) => {
        const row = await store.findSupplier(db, id);
        if (!row || !(await store.updateSupplier(db, id, { archivedAt: clock() })))
          throw missing("supplier");
        await auditBook(db, admin, "supplier.removed", id, { name: row.name });
      });
      return this.getBook(admin);
    },

    /** Several rates at once, or none. @throws AppError not_found, forbidden */
    async addRates(admin: Editor, supplierId: string, { rates }: RatesInput): Promise<RateBook> {
      for (const rate of rates) refuseMargin(admin, rate);
      await database.transaction(async (db) => {
        if (!(await store.findSupplier(db, supplierId))) throw missing("supplier");
        for (const rate of rates) {
          await store.insertRate(db, supplierId, rate);
          await auditRate(db, admin, "rate.added", supplierId, tellRate(rate));
        }
      });
      return this.getBook(admin);
    },

    /**
     * Changes a rate; quotes that were made with it have copied their prices and keep them. An editor who does not see what it costs changes nothing of that: prices that stay keep their cost.
     * @throws AppError not_found, forbidden
     */
    async changeRate(admin: Editor, id: string, input: RateInput): Promise<RateBook> {
      refuseMargin(admin, input);
      await database.transaction(async (db) => {
        const row = await store.lockRate(db, id);
        if (!row) throw missing("rate");
        const isHidden = !isAtLeast(admin.role, "manager") && row.margin !== null;
        const costed = costRow(row);
        const shown = sellingPrices(costed);
        const isSame =
          isHidden &&
          spell([shown.price, shown.childPrice, shown.childPrices, shown.extraBedPrice]) ===
            spell([input.price, input.childPrice, input.childPrices, input.extraBedPrice]) &&
          spell(sellTerms(costed.terms, row.margin)) === spell(input.terms);
        const { price, childPrice, childPrices, extraBedPrice, margin } = row;
        const costs = {
          price,
          childPrice,
          childPrices,
          extraBedPrice,
          margin,
          terms: readTerms(row.terms),
        };
        await store.updateRate(db, id, { ...input, ...(isSame && costs) });
        await auditRate(db, admin, "rate.changed", row.supplierId, {
          from: formatPaisa(row.price),
          ...tellRate(input),
        });
      });
      return this.getBook(admin);
    },

    /** A supplier's season on other days, risen by a share; pressed twice it is there once. @throws AppError not_found, conflict */
    async copySeason(admin: Editor, supplierId: string, copy: SeasonCopy): Promise<RateBook> {
      await database.transaction(async (db) => {
        if (!(await store.lockSupplier(db, supplierId))) throw missing("supplier");
        const all = (await store.listRates(db)).filter((row) => row.supplierId === supplierId);
        const { season, from, to } = copy;
        const rows = all.filter((row) => row.fromDay === season.from && row.toDay === season.to);
        if (rows.length === 0) throw missing("season");
        if (all.some((row) => row.fromDay === from && row.toDay === to))
          throw new AppError("conflict", "This supplier has rates of those days already.");
        for (const row of rows) {
          const { name, per, margin } = row;
          // What escaped the tax before escapes it no more.
          const tax = row.tax === "other" ? ("other" as const) : ("package" as const);
          const rate = { name, per, margin, tax, from, to, ...raise(row, copy) };
          await store.insertRate(db, supplierId, rate);
          await auditRate(db, admin, "rate.added", supplierId, tellRate(rate));
        }
      });
      return this.getBook(admin);
    },

    /** @throws AppError not_found, forbidden (a margin, of whoever is no owner) */
    async addRate(admin: Editor, supplierId: string, input: RateInput): Promise<RateBook> {
      refuseMargin(admin, input);
      await database.transaction(async (db) => {
        if (!(await store.findSupplier(db, supplierId))) throw missing("supplier");
        await store.insertRate(db, supplierId, input);
        await auditRate(db, admin, "rate.added", supplierId, tellRate(input));
      });
      return this.getBook(admin);
    },

    /** @throws AppError not_found */
    async removeRate(admin: Editor, id: string): Promise<RateBook> {
      await database.transaction(async (db) => {
        const row = await store.archiveRate(db, id, clock());
        if (!row) throw missing("rate");
        await auditRate(db, admin, "rate.removed", row.supplierId, tellRate(row));
      });
      return this.getBook(admin);
    },
  };
}

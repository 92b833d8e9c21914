import { spell } from "#contract/by-id.ts";
import { formatPaisa, scale, sellingPrice } from "#contract/quote/quote-total.ts";
import type {
  Rate,
  RateBook,
  RateImported,
  RateInput,
  RatesInput,
  SeasonCopy,
  SupplierInput,
  Template,
  TemplateChange,
  TemplateInput,
} from "#contract/quote/rate-book.ts";
import { noTerms, type RateTerms, RateTerms as Terms } from "#contract/quote/rate-terms.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { sellingPrices } from "#server/quotes/costs.ts";
import type { Resources } from "#server/resources.ts";
import * as store from "./rate-store.ts";
import { readRateTable } from "./rate-table.ts";
import { readTemplate } from "./read-template.ts";

type Editor = Pick<Admin, "id" | "role">;
export type RateService = ReturnType<typeof createRateService>;

/** What a rate was, for whoever asks later why a quote cost what it did; the log is the owners'. */
const tellRate = ({
  name,
  per,
  price,
  margin,
}: Pick<RateInput, "name" | "per" | "price" | "margin">) => ({
  rate: name,
  price: formatPaisa(price),
  per,
  ...(margin !== null && { margin: `${margin / 100} %` }),
});

/** As it may be written today; what is of a later release counts as nothing. */
const readTerms = (kept: unknown): RateTerms => {
  const read = Terms.safeParse(kept);
  return read.success ? read.data : noTerms;
};

/** Every amount of the terms, as `change` makes it. */
const mapTerms = (terms: RateTerms, change: (paisa: number) => number): RateTerms => {
  const put = (paisa: number | null) => (paisa === null ? null : change(paisa));
  const { weekendPrice, extraKm, driverPerDay, night } = terms;
  return {
    ...terms,
    ...{ weekendPrice: put(weekendPrice), extraKm: put(extraKm) },
    ...{ driverPerDay: put(driverPerDay), night: put(night) },
  };
};
const sellTerms = (terms: RateTerms, margin: number | null) =>
  mapTerms(terms, (paisa) => sellingPrice(paisa, margin));

/** A rate's prices risen by hundredths of a percent, rounded up to whole `round` paisa. */
function raise(row: store.RateRow, { rise, round }: Pick<SeasonCopy, "rise" | "round">) {
  const up = (paisa: number) => Math.ceil(scale(paisa, 10_000 + rise, 10_000) / round) * round;
  const put = (paisa: number | null) => (paisa === null ? null : up(paisa));
  return {
    price: up(row.price),
    childPrice: put(row.childPrice),
    extraBedPrice: put(row.extraBedPrice),
    childPrices: row.childPrices.map((one) => ({
      ...one,
      price: up(one.price),
      bedPrice: put(one.bedPrice),
    })),
    // What a kilometre costs is no price to be rounded to tens.
    terms: {
      ...mapTerms(readTerms(row.terms), up),
      extraKm:
        readTerms(row.terms).extraKm === null
          ? null
          : scale(readTerms(row.terms).extraKm ?? 0, 10_000 + rise, 10_000),
    },
  };
}

/** The rate book and the templates. What a rate costs us is shown to owners alone. */
export function createRateService({ database, clock }: Pick<Resources, "database" | "clock">) {
  const audit = (db: Db, admin: Editor, action: string, id?: string, details: object = {}) =>
    insertAudit(db, {
      actorKind: "admin",
      actorId: admin.id,
      action,
      ...(id && { subjectKind: "rate-book", subjectId: id }),
      details: { ...details },
    });
  const missing = (what: string) => new AppError("not_found", `There is no such ${what}.`);

  const presentRate =
    (isOwner: boolean) =>
    (row: store.RateRow): Rate => {
      const hidden = !isOwner && row.margin !== null;
      const prices = hidden ? sellingPrices(row) : row;
      const terms = readTerms(row.terms);
      const { price, childPrice, childPrices, extraBedPrice, margin } = prices;
      return {
        id: row.id,
        name: row.name,
        per: row.per,
        from: row.fromDay,
        to: row.toDay,
        price,
        childPrice,
        childPrices,
        extraBedPrice,
        margin,
        costs: hidden ? "kept" : "open",
        tax: row.tax,
        terms: hidden ? sellTerms(terms, row.margin) : terms,
      };
    };

  /** What an editor may not see they may not set either. */
  function refuseMargin(admin: Editor, { margin }: RateInput): void {
    if (margin !== null && admin.role !== "owner")
      throw new AppError("forbidden", "Margins are set by owners.");
  }

  return {
    /** Suppliers by name, each with its rates. */
    async getBook(admin: Editor): Promise<RateBook> {
      const { db } = database;
      const [rows, rates] = await Promise.all([store.listSuppliers(db), store.listRates(db)]);
      const present = presentRate(admin.role === "owner");
      return {
        suppliers: rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          name: row.name,
          place: row.place,
          address: row.address,
          email: row.email,
          phone: row.phone,
          note: row.note,
          rates: rates.filter(({ supplierId }) => supplierId === row.id).map(present),
        })),
      };
    },

    /** Name, address and telephone of who sells, by the ids of their rates: for travellers who have agreed. */
    async listContacts(
      rateIds: string[],
    ): Promise<ReadonlyMap<string, { name: string; address: string; phone: string }>> {
      const found = await store.findSuppliersOf(database.db, rateIds);
      return new Map(
        [...found].map(([rate, { name, address, place, phone }]) => [
          rate,
          { name, address: address || place, phone },
        ]),
      );
    },

    async addSupplier(admin: Editor, input: SupplierInput): Promise<RateBook> {
      await database.transaction(async (db) => {
        const id = await store.insertSupplier(db, input);
        await audit(db, admin, "supplier.added", id);
      });
      return this.getBook(admin);
    },

    /** @throws AppError not_found */
    async changeSupplier(admin: Editor, id: string, input: SupplierInput): Promise<RateBook> {
      await database.transaction(async (db) => {
        if (!(await store.updateSupplier(db, id, input))) throw missing("supplier");
        await audit(db, admin, "supplier.changed", id);
      });
      return this.getBook(admin);
    },

    /** Out of the book; quotes that were made with it keep what they have. @throws AppError not_found */
    async removeSupplier(admin: Editor, id: string): Promise<RateBook> {
      await database.transaction(async (db) => {
        if (!(await store.updateSupplier(db, id, { archivedAt: clock() })))
          throw missing("supplier");
        await audit(db, admin, "supplier.removed", id);
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
          await audit(db, admin, "rate.added", supplierId, tellRate(rate));
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
        const isHidden = admin.role !== "owner" && row.margin !== null;
        const shown = sellingPrices(row);
        const isSame =
          isHidden &&
          spell([shown.price, shown.childPrice, shown.childPrices, shown.extraBedPrice]) ===
            spell([input.price, input.childPrice, input.childPrices, input.extraBedPrice]) &&
          spell(sellTerms(readTerms(row.terms), row.margin)) === spell(input.terms);
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
        await audit(db, admin, "rate.changed", id, {
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
          await audit(db, admin, "rate.added", supplierId, tellRate(rate));
        }
      });
      return this.getBook(admin);
    },

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
      const isOwner = admin.role === "owner";
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
        if (!isTrial) await audit(db, admin, "rates.imported", undefined, done);
      };
      await (isTrial ? work(database.db) : database.transaction(work));
      return { ...done, errors: [] };
    },

    /** @throws AppError not_found, forbidden (a margin, of whoever is no owner) */
    async addRate(admin: Editor, supplierId: string, input: RateInput): Promise<RateBook> {
      refuseMargin(admin, input);
      await database.transaction(async (db) => {
        if (!(await store.findSupplier(db, supplierId))) throw missing("supplier");
        await store.insertRate(db, supplierId, input);
        await audit(db, admin, "rate.added", supplierId, tellRate(input));
      });
      return this.getBook(admin);
    },

    /** @throws AppError not_found */
    async removeRate(admin: Editor, id: string): Promise<RateBook> {
      await database.transaction(async (db) => {
        const row = await store.archiveRate(db, id, clock());
        if (!row) throw missing("rate");
        await audit(db, admin, "rate.removed", id, tellRate(row));
      });
      return this.getBook(admin);
    },

    /** By name. Of a trip's items whoever is no owner sees what is asked. */
    async listTemplates(admin: Editor): Promise<{ templates: Template[] }> {
      const rows = await store.listTemplates(database.db);
      return {
        templates: rows.map(({ id, kind, language, name, content: kept }) => {
          const content = readTemplate(kept);
          if (admin.role === "owner" || !("items" in content))
            return { id, kind, language, name, content };
          const items = content.items.map((item) =>
            item.margin === null ? item : { ...item, ...sellingPrices(item) },
          );
          return { id, kind, language, name, content: { ...content, items } };
        }),
      };
    },

    async addTemplate(admin: Editor, input: TemplateInput): Promise<{ templates: Template[] }> {
      await database.transaction(async (db) => {
        await store.insertTemplate(db, input);
        await audit(db, admin, "template.added");
      });
      return this.listTemplates(admin);
    },

    /** @throws AppError not_found, for a text that would become a trip too */
    async changeTemplate(
      admin: Editor,
      id: string,
      change: TemplateChange,
    ): Promise<{ templates: Template[] }> {
      await database.transaction(async (db) => {
        if (!(await store.updateTemplate(db, id, change, clock()))) throw missing("template");
        await audit(db, admin, "template.changed", id);
      });
      return this.listTemplates(admin);
    },

    /** @throws AppError not_found */
    async removeTemplate(admin: Editor, id: string): Promise<{ templates: Template[] }> {
      await database.transaction(async (db) => {
        if (!(await store.deleteTemplate(db, id))) throw missing("template");
        await audit(db, admin, "template.removed", id);
      });
      return this.listTemplates(admin);
    },
  };
}

import { formatPaisa } from "#contract/quote/quote-total.ts";
import type {
  Rate,
  RateBook,
  RateInput,
  SupplierInput,
  Template,
  TemplateChange,
  TemplateInput,
} from "#contract/quote/rate-book.ts";
import { TemplateContent } from "#contract/quote/rate-book.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { sellingPrices } from "#server/quotes/costs.ts";
import type { Resources } from "#server/resources.ts";
import * as store from "./rate-store.ts";

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
          const content = TemplateContent.parse(kept);
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

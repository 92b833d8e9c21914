import type { Template, TemplateChange, TemplateInput } from "#contract/quote/rate-book.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import { sellingPrices } from "#server/quotes/costs.ts";
import type { Resources } from "#server/resources.ts";
import { auditBook, type Editor, missing } from "./rate-audit.ts";
import * as store from "./rate-store.ts";
import { readTemplate } from "./read-template.ts";

/** What quotes and texts are begun from. */
export function createTemplates({ database, clock }: Pick<Resources, "database" | "clock">) {
  return {
    /** By name. Of a trip's items whoever is no owner sees what is asked. */
    async listTemplates(admin: Editor): Promise<{ templates: Template[] }> {
      const rows = await store.listTemplates(database.db);
      return {
        templates: rows.map(({ id, kind, language, name, content: kept }) => {
          const content = readTemplate(kept);
          if (isAtLeast(admin.role, "manager") || !("items" in content))
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
        await auditBook(db, admin, "template.added");
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
        await auditBook(db, admin, "template.changed", id);
      });
      return this.listTemplates(admin);
    },

    /** @throws AppError not_found */
    async removeTemplate(admin: Editor, id: string): Promise<{ templates: Template[] }> {
      await database.transaction(async (db) => {
        if (!(await store.deleteTemplate(db, id))) throw missing("template");
        await auditBook(db, admin, "template.removed", id);
      });
      return this.listTemplates(admin);
    },
  };
}

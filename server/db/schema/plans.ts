import { date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at } from "./at-column.ts";

/** The tables of migrations 0015-kept-plans.sql and shared-plans.sql. */

export const keptPlans = pgTable(
  "kept_plans",
  {
    userId: uuid("user_id").notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    plan: text().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const sharedPlans = pgTable("shared_plans", {
  id: text().primaryKey(),
  plan: text().notNull(),
  /** Null: nobody can talk about it. */
  talk: text().$type<"open" | "closed">(),
  createdAt: at("created_at").notNull().defaultNow(),
  usedOn: date("used_on", { mode: "string" }).notNull(),
});

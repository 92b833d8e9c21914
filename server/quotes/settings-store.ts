import { and, eq, sql } from "drizzle-orm";
import { HomeState } from "#contract/quote/gst-fields.ts";
import { findTaxRates } from "#contract/quote/quote-total.ts";
import { KeptMoneySettings, type MoneySettings } from "#contract/wire/money-settings.ts";
import type { Db } from "#server/db/database.ts";
import { moneySettings } from "#server/db/schema/quotes.ts";
import { sinceApril2026, usualSettings } from "./usual-settings.ts";

export type StoredSettings = { revision: number; settings: MoneySettings };

/** The state was a line of text: its code, else that of the GSTIN, else our own; without a GSTIN no tax asks for it. */
const readState = ({ state, gstin }: Record<string, unknown>): string =>
  [state, String(gstin ?? "").slice(0, 2)]
    .map((text) => HomeState.safeParse(text))
    .find(({ success }) => success)?.data ?? usualSettings.state;

/**
 * Settings of a release before the list of states: the code that a package has not (998552 is a booking for others)
 * gives way to its own, and the tax at source of 2026 comes to the rates. What is newer the owner has set.
 */
function bringUp(kept: unknown): unknown {
  const content = kept as Record<string, unknown>;
  if ("sacOther" in content) return content;
  const tax = Array.isArray(content.tax) ? content.tax : [];
  const { from: _from, tcs: _tcs, ...rest } = findTaxRates(tax, sinceApril2026.from) ?? {};
  const isNew = tax.every(({ from }) => from < sinceApril2026.from);
  return {
    ...content,
    state: readState(content),
    sac: content.sac === "998552" ? "998555" : content.sac,
    tax: isNew ? [...tax, { ...sinceApril2026, ...rest }] : tax,
  };
}

/** `revision` 0: nobody has set anything yet. */
export async function readMoneySettings(db: Db): Promise<StoredSettings> {
  const [row] = await db.select().from(moneySettings);
  return row
    ? { revision: row.revision, settings: KeptMoneySettings.parse(bringUp(row.content)) }
    : { revision: 0, settings: usualSettings };
}

/** @returns false when somebody has changed them meanwhile */
export async function writeMoneySettings(
  db: Db,
  { revision, settings }: StoredSettings,
): Promise<boolean> {
  const rows =
    revision === 0
      ? await db
          .insert(moneySettings)
          .values({ content: settings })
          .onConflictDoNothing()
          .returning({ revision: moneySettings.revision })
      : await db
          .update(moneySettings)
          .set({ content: settings, revision: sql`${moneySettings.revision} + 1` })
          .where(and(eq(moneySettings.only, true), eq(moneySettings.revision, revision)))
          .returning({ revision: moneySettings.revision });
  return rows.length > 0;
}

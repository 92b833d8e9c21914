import { moneyTexts } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import type { Admin } from "#server/calls/callers.ts";
import { dayInIndia } from "#server/days/india-day.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import * as store from "./store.ts";

/**
 * Whether somebody may enter or take back a sum (paisa) of a trip that is held: an editor up to the owner's ceiling, by
 * the day, so that no sum passes in parts. @throws AppError forbidden
 */
export async function checkCeiling(
  db: Db,
  admin: Pick<Admin, "id" | "role">,
  { editorMost }: Pick<MoneySettings, "editorMost">,
  { tripId, paisa, now }: { tripId: string; paisa: number; now: Date },
): Promise<void> {
  if (admin.role === "owner" || editorMost === null) return;
  const since = new Date(`${dayInIndia(now)}T00:00:00+05:30`);
  const handled = await store.sumHandled(db, { tripId, adminId: admin.id, since });
  if (handled + paisa > editorMost)
    throw new AppError("forbidden", moneyTexts.aboveCeiling(formatPaisa(editorMost)));
}

import { dayInIndia } from "#contract/trip/india-clock.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import * as store from "./store.ts";

/**
 * Whether a sum (paisa) of a trip that is held is more than somebody enters or takes back alone: an editor up to the
 * owner's ceiling, by the day, so that no sum passes in parts.
 */
export async function isAboveCeiling(
  db: Db,
  admin: Pick<Admin, "id" | "role">,
  { editorMost }: Pick<MoneySettings, "editorMost">,
  { tripId, paisa, now }: { tripId: string; paisa: number; now: Date },
): Promise<boolean> {
  if (isAtLeast(admin.role, "manager") || editorMost === null) return false;
  const since = new Date(`${dayInIndia(now)}T00:00:00+05:30`);
  const handled = await store.sumHandled(db, { tripId, adminId: admin.id, since });
  return handled + paisa > editorMost;
}

import { deskTexts } from "#contract/wire/desk.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { type DeskTripRow, findDeskTrip, findOwnTrip, type OwnTripRow } from "./store.ts";

const noTrip = () => new AppError("not_found", deskTexts.noTrip);

/** Any trip, as the desk sees it. @throws AppError not_found */
export async function getDeskTrip(db: Db, id: string): Promise<DeskTripRow> {
  const trip = await findDeskTrip(db, id);
  if (!trip) throw noTrip();
  return trip;
}

/** One's own. @throws AppError not_found, for somebody else's too */
export async function getOwnTrip(db: Db, userId: string, id: string): Promise<OwnTripRow> {
  const trip = await findOwnTrip(db, userId, id);
  if (!trip) throw noTrip();
  return trip;
}

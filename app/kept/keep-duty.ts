import { addDays } from "#contract/trip/calendar-day.ts";
import type { DutyPage } from "#contract/trip/duties.ts";
import { bookRetentionDays } from "#contract/wire/trip-book.ts";
import { forgetTrip } from "./forget-kept.ts";
import { fetchPaper, keepPage, keepWords } from "./keep-trip.ts";
import { readOwner } from "./kept-hint.ts";
import { getKept, hashToken, isDuty, type KeptDuty, putKept, replaceTrip } from "./kept-store.ts";

/** The slip or sheet, below the duty's address. */
export const dutyPaper = "/paper.pdf";

/** @throws Error where it does not come, DOMException where the phone is full */
async function keepPaper(duty: KeptDuty): Promise<number> {
  const file = await fetchPaper(duty, dutyPaper);
  await putKept("papers", { trip: duty.id, path: dutyPaper, name: dutyPaper, file });
  return file.size;
}

/**
 * Keeps one's days on this phone, or brings what lies here up to date, with the page and the paper. What does not come
 * is `missing`, and comes with the next look. Null: it was forgotten meanwhile.
 * @throws DOMException where nothing can be kept
 */
export async function keepDuty(token: string, duty: DutyPage): Promise<KeptDuty | null> {
  const id = await hashToken(token);
  const found = await getKept("trips", id);
  const before = found && isDuty(found) ? found : null;
  const words = new Blob([JSON.stringify(duty)]).size;
  const kept: KeptDuty = {
    ...{ id, token, duty },
    owner: readOwner(),
    asOf: new Date().toISOString(),
    until: addDays(duty.ends, bookRetentionDays),
    bytes: before?.bytes ?? words,
    missing: before?.missing ?? ["page", "papers"],
    isFull: false,
    papersVersion: before?.papersVersion ?? "",
  };
  if (!(await keepWords(kept, before === null))) return null;
  const missing: KeptDuty["missing"] = [];
  await keepPage().catch(() => missing.push("page"));
  let { bytes } = kept;
  const isSame = kept.papersVersion === duty.paper;
  if (!isSame)
    await keepPaper(kept).then(
      (size) => {
        bytes = words + size;
      },
      () => missing.push("papers"),
    );
  const papersVersion = missing.includes("papers") ? "" : duty.paper;
  const whole = { ...kept, bytes, missing, papersVersion };
  if (await replaceTrip(whole)) return whole;
  // Forgotten while its parts came: what came after that goes too.
  await forgetTrip(token);
  return null;
}

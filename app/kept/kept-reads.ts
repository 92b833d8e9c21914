import { CallError } from "#app/calls/call-error.ts";
import { invalidate, readKnown, setKnown } from "#app/calls/shared-reads.ts";
import { forgetTrip } from "./forget-kept.ts";
import { readOwner, setAsOf } from "./kept-hint.ts";
import { getKept, hashToken, isDuty, readBase } from "./kept-store.ts";

/** Takes the trip of a path off this phone: its link is closed. */
const forgetByPath = async (path: string): Promise<void> => {
  await forgetTrip(readBase(path).token).catch(() => {});
};

/** What GET of a trip's or duty's path answered when it was kept; null where it is not on the phone. */
async function readKeptCall(path: string): Promise<unknown> {
  const { token, rest } = readBase(path);
  const trip = await getKept("trips", await hashToken(token)).catch(() => null);
  const owner = readOwner();
  if (!trip || (owner && trip.owner && trip.owner !== owner)) return null;
  if (isDuty(trip)) {
    if (rest !== "") return null;
    setAsOf(trip.asOf);
    return trip.duty;
  }
  const answers = { "": trip.page, "/quote": trip.quote, "/book": trip.book };
  const answer = { ...answers, "/group": trip.group, "/files": trip.files }[rest] ?? null;
  if (answer && rest === "") setAsOf(trip.asOf);
  return answer;
}

/** Milliseconds for which the site is waited for before what lies here is shown. */
const patience = 3000;

/**
 * What the site answers; where it does not in time, what was kept, until its answer comes after all. Only no
 * answer at all counts: a refusal is the site's word, and with a closed link the trip goes from here.
 * @throws CallError
 */
export async function readOrKept<T>(
  path: string,
  asked: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const refuse = async (error: unknown) => {
    if (error instanceof CallError && error.status === 404) await forgetByPath(path);
  };
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const first = await Promise.race([
    late,
    asked.then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    ),
  ]);
  if (first && "answer" in first) {
    setAsOf(null);
    return first.answer;
  }
  if (first) await refuse(first.error);
  const isSilent = !first || (first.error instanceof CallError && first.error.offline);
  const kept = isSilent && !signal?.aborted ? ((await readKeptCall(path)) as T | null) : null;
  if (first && kept === null) throw first.error;
  if (kept === null) return asked;
  if (!first)
    asked.then(
      (answer) => {
        // Read anew meanwhile: that is newer.
        if (readKnown(path).data !== kept) return;
        setAsOf(null);
        setKnown(path, () => answer);
      },
      (error: unknown) =>
        refuse(error).then(() => {
          if (error instanceof CallError && !error.offline) void invalidate(path);
        }),
    );
  return kept;
}

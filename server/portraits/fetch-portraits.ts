import { AppError } from "#server/errors/app-error.ts";
import {
  createPictureFetcher,
  type FetchPicture,
  PictureUnwanted,
} from "#server/pictures/fetch-picture.ts";
import type { Resources } from "#server/resources.ts";
import { keepPortrait, type ShowPortrait } from "./keep-portrait.ts";
import { type DueFetch, settleFetch, takeDueFetch } from "./portrait-store.ts";
import { findPortraitName } from "./portraits.ts";
import { reencodePicture } from "./profile-picture.ts";

const minute = 60_000;
/** Until the next try; after the last one it is given up. */
const waits = [minute, 10 * minute, 60 * minute, 360 * minute];
/** At most so many in one round: a crowd of new people does not hold up the clock. */
const mostInRound = 20;

export type PortraitFetch = {
  /** Fetches what is due. @returns how many pictures were kept */
  run(): Promise<number>;
};

const isFinal = (error: unknown): boolean =>
  error instanceof PictureUnwanted ||
  (error instanceof AppError && error.code === "picture_refused");

/** A sign-in provider's portrait becomes one of our own, behind the sign-in: nobody waits for it. */
export function createPortraitFetch(
  resources: Resources,
  show: ShowPortrait,
  fetchPicture: FetchPicture = createPictureFetcher(),
): PortraitFetch {
  const { clock, database, log, pictures } = resources;

  async function fetchOne(due: DueFetch): Promise<boolean> {
    const bytes = await reencodePicture(pictures, await fetchPicture(due.url));
    // Meanwhile they may have chosen one themselves.
    if (await findPortraitName(database.db, due.userId)) return false;
    await keepPortrait(resources, show, due, bytes, (db) => settleFetch(db, due.userId, null));
    return true;
  }

  async function run(): Promise<number> {
    let kept = 0;
    for (let round = 0; round < mostInRound; round++) {
      const now = clock();
      const due = await takeDueFetch(database.db, now, new Date(now.getTime() + minute));
      if (!due) break;
      try {
        if (await fetchOne(due)) kept += 1;
      } catch (error) {
        const wait = isFinal(error) ? undefined : waits[due.attempts - 1];
        const nextAt = wait === undefined ? null : new Date(now.getTime() + wait);
        await settleFetch(database.db, due.userId, nextAt);
        // Neither the address nor the person: the reason alone.
        const reason = error instanceof Error ? error.name : "unknown";
        log.debug({ reason, attempts: due.attempts }, "a provider's portrait was not fetched");
      }
    }
    return kept;
  }

  return { run };
}

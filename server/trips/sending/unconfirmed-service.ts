import { addressIn, type Language } from "#contract/languages.ts";
import { normalizeAddress } from "#contract/text.ts";
import { tripPageTexts, type UnconfirmedTripInput } from "#contract/wire/trip-page.ts";
import { findTravelDateFault } from "#contract/wire/trips.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken } from "#server/http/secret-token.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import type { Counted } from "#server/limits/limiter.ts";
import type { NetworkLadder } from "#server/limits/network.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import type { PlanTrip } from "#server/trips/days/plan-days.ts";
import {
  findByLink,
  forgetOldLinks,
  forgetOldUnconfirmed,
  insertLink,
  insertUnconfirmed,
  takeUnconfirmed,
} from "#server/trips/page/link-store.ts";
import { keepTrip } from "./keep-trip.ts";
import { unconfirmedMail } from "./mail.ts";
import { todayAnywhere } from "./today-anywhere.ts";
import { dropBeyond, listNextWaiting, takeWaiting } from "./unconfirmed-queue-store.ts";

/** Milliseconds. */
const confirmWithin = 7 * 86_400_000;
/** Rows of those whose mail waits; beyond it the last of the fullest networks go. */
const mostWaiting = 20_000;

export type UnconfirmedTrips = ReturnType<typeof createUnconfirmedTrips>;

/** Requests with an address alone: nothing reaches the office before the address is shown to be theirs. */
export function createUnconfirmedTrips(
  resources: Pick<Resources, "config" | "database" | "events" | "clock" | "limits">,
  { layOutSent }: Pick<PlanTrip, "layOutSent">,
) {
  const { config, database, clock, limits } = resources;
  const endOf = (now: Date) => new Date(now.getTime() + confirmWithin);
  const writeMail = (address: string, token: string, language: Language) => {
    const page = addressIn(language, `/trip/${token}#confirm`);
    return unconfirmedMail(address, config.http.origin + page, language);
  };

  /** Of a street beyond its number the mails wait, and so does the site's own number; nobody is refused. */
  async function isCrowded({ near, wide }: NetworkLadder, now: Date): Promise<boolean> {
    const around: Counted[] = [["trip-wish-wide", wide]];
    if (near !== wide) around.push(["trip-wish-near", near]);
    const passed = await limits.count(database.db, around, now);
    if (passed.some((seconds) => seconds !== null)) return true;
    const [site] = await limits.count(database.db, [["trip-wish-mails", "all"]], now);
    return site !== null;
  }

  /** Its mail goes, with a link of its own. @returns false: another process has sent it, or it is gone */
  const sendOne = (tokenHash: string, now: Date): Promise<boolean> =>
    database.transaction(async (db) => {
      const token = createToken();
      const asked = await takeWaiting(db, tokenHash, {
        tokenHash: hashToken(token),
        expiresAt: endOf(now),
      });
      if (asked) await queueMail(db, writeMail(asked.email, token, asked.language));
      return asked !== null;
    });

  return {
    /**
     * Keeps the request and asks the address by mail, or later by `sendWaiting` where many were asked before;
     * answers the same whoever's the address is.
     * @throws AppError validation_failed (date), too_many_requests for the household's own number alone
     */
    async ask(input: UnconfirmedTripInput, visitor: NetworkLadder): Promise<{ message: string }> {
      const { website, ...asked } = input;
      if (website !== "") return { message: tripPageTexts.asked };
      const fault = findTravelDateFault(asked.travelDate, todayAnywhere(clock()));
      if (fault) throw new AppError("validation_failed", fault, { fields: { travelDate: fault } });
      const now = clock();
      const address = normalizeAddress(asked.email);
      await limits.take(database.db, "trip-wish", visitor.household, now);
      const waits = await isCrowded(visitor, now);
      const answer = { message: waits ? tripPageTexts.askedLater : tripPageTexts.asked };
      const quiet = await limits.take(database.db, "trip-wish-to", address, now).then(
        () => false,
        (error: unknown) => {
          // Told to nobody: that an address is busy is a thing about its owner.
          if (error instanceof AppError && error.code === "too_many_requests") return true;
          throw error;
        },
      );
      if (quiet) return answer;
      const token = createToken();
      await database.transaction(async (db) => {
        await insertUnconfirmed(db, {
          tokenHash: hashToken(token),
          email: address,
          input: asked,
          createdAt: now,
          expiresAt: endOf(now),
          waitingNetwork: waits ? visitor.wide : null,
        });
        if (!waits) await queueMail(db, writeMail(address, token, languageOfReader()));
      });
      return answer;
    },

    /**
     * The mail's link was followed: it becomes a request of the office, its link the page's. A second time it
     * answers the same.
     * @throws AppError not_found
     */
    async confirm(token: string, visitor: string): Promise<{ message: string; reference: string }> {
      const now = clock();
      await limits.take(database.db, "trip-confirm", visitor, now);
      const tokenHash = hashToken(token);
      const known = await database.transaction(async (db) => {
        const asked = await takeUnconfirmed(db, tokenHash, now);
        if (!asked) return (await findByLink(db, tokenHash, now))?.trip;
        const input = asked.input as Omit<UnconfirmedTripInput, "website">;
        const trip = await keepTrip(db, resources, {
          ...input,
          userId: null,
          name: input.name || "",
          email: asked.email,
          own: asked.email,
          idempotencyKey: null,
        });
        await insertLink(db, { tripId: trip.id, kind: "edit", tokenHash, createdAt: now });
        return { ...trip, plan: input.plan };
      });
      if (!known) throw new AppError("not_found", tripPageTexts.noLink);
      await layOutSent(known);
      return { message: tripPageTexts.sent, reference: known.reference };
    },

    /**
     * Work by the clock: mails that wait go out, a few a minute, of one network after the other, so that a
     * stranger waits for the networks before them and not for their crowds. @returns how many went
     */
    async sendWaiting(): Promise<number> {
      const now = clock();
      await dropBeyond(database.db, mostWaiting);
      const { limit } = limits.ruleOf("trip-wish-later");
      let sent = 0;
      for (const tokenHash of await listNextWaiting(database.db, now, limit)) {
        const [late] = await limits.count(database.db, [["trip-wish-later", "all"]], now);
        if (typeof late === "number") break;
        if (await sendOne(tokenHash, now)) sent += 1;
      }
      return sent;
    },

    /** Work by the clock: what nobody confirmed goes after a week, and so do links that have run out. */
    async forgetOld(): Promise<void> {
      await forgetOldUnconfirmed(database.db, clock());
      await forgetOldLinks(database.db, clock());
    },
  };
}

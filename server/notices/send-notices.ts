import { queueMail } from "#server/mail/outbox-store.ts";
import * as phones from "#server/push/push-store.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { noticeMail, phoneMail } from "./mail.ts";
import { writePush } from "./sentences.ts";
import * as store from "./store.ts";

/** Milliseconds after which what phones were told and nobody has opened is mailed, and until when. */
const mailAfter = 3 * 3600_000;
const mailUntil = 24 * 3600_000;
/** Milliseconds that the link of such a mail holds. */
const linkLife = 60 * 86_400_000;

/** Takes what is due to the phones of its trip; where there is none, or nobody has looked, to the traveller's mailbox. */
export const createNoticeSending = (
  { config, database, clock }: Pick<Resources, "config" | "database" | "clock">,
  trips: Pick<TripFile, "lock" | "links">,
) => ({
  /** Work by the clock: one round. Safe in several processes. */
  async sendDue(signal?: AbortSignal): Promise<void> {
    const now = clock();
    const unopened = {
      from: new Date(now.getTime() - mailUntil),
      to: new Date(now.getTime() - mailAfter),
    };
    for (const id of await store.listDueTrips(database.db, now, unopened)) {
      if (signal?.aborted) return;
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, id);
        const due = await store.listDue(db, id, now, unopened);
        const [fresh, told] = [due.filter((one) => !one.toldAt), due.filter((one) => one.toldAt)];
        const open = fresh.length > 0 ? await phones.listOpen(db, id, now) : [];
        for (const { id: to, language, tokenHash } of open) {
          const text = writePush(
            fresh.map(({ kind }) => kind),
            language,
            tokenHash,
          );
          const urgent = fresh.some((one) => one.urgent);
          await queueMail(db, phoneMail(trip, { id: to, text, urgent }));
        }
        const letter = [...told, ...(open.length > 0 ? [] : fresh)].filter((one) => !one.mailedAt);
        if (letter.length > 0 && trip.email) {
          const url = await trips.links.add(db, trip, "edit", { life: linkLife });
          await queueMail(db, noticeMail(trip, letter, url, config));
        }
        const mailed = letter.map((one) => one.id);
        await store.noteTold(db, mailed, now, true);
        const others = fresh.map((one) => one.id).filter((one) => !mailed.includes(one));
        await store.noteTold(db, others, now, false);
      });
    }
  },
});

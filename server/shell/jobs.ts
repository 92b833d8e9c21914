import { forgetEnded } from "#server/auth/store/forget-ended.ts";
import { createChatFollowUp } from "#server/chat/follow-up.ts";
import { forgetOldRates } from "#server/limits/rate-limit.ts";
import { forgetOldMail } from "#server/mail/outbox-store.ts";
import { createPortraitFetch } from "#server/portraits/fetch-portraits.ts";
import type { Resources } from "#server/resources.ts";
import { createDeletionSweep } from "#server/travellers/deletion-sweep.ts";
import { createPersonRemoval } from "#server/travellers/remove-person.ts";
import { createVoices } from "#server/voices.ts";

const hour = 3_600_000;

/** What runs by the clock beside the requests. Safe in several processes at once; `stop` ends it. */
export function startJobs(resources: Resources): { stop(): Promise<void> } {
  const { clock, database, log } = resources;
  const voices = createVoices(resources);
  const removePerson = createPersonRemoval(resources, voices);
  const stopSweep = createDeletionSweep(resources, removePerson).start();
  const stopPortraits = createPortraitFetch(resources, voices.reviews.showPortrait).start();
  const stopFollowUp = createChatFollowUp(resources).start();
  const tidy = async () => {
    try {
      await forgetOldRates(database.db, clock());
      await forgetEnded(database.db, clock());
      await forgetOldMail(database.db, clock());
    } catch (error) {
      log.error({ err: error }, "what is over was not forgotten");
    }
  };
  const timer = setInterval(tidy, hour);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all([stopSweep(), stopFollowUp(), stopPortraits()]);
    },
  };
}

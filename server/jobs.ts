import { createPortraitFetch } from "#server/accounts/fetch-portraits.ts";
import { createAuth } from "#server/auth/create-auth.ts";
import { forgetEnded } from "#server/auth/store/forget-ended.ts";
import { createChatFollowUp } from "#server/chat/follow-up.ts";
import { createChatService } from "#server/chat/service.ts";
import { createContactService } from "#server/contact/service.ts";
import { forgetOldRates } from "#server/limits/rate-limit.ts";
import { createNewsletterService } from "#server/newsletter/service.ts";
import { createPhotoService } from "#server/photos/service.ts";
import type { Resources } from "#server/resources.ts";
import { createReviewService } from "#server/reviews/service.ts";
import { createDeletionSweep } from "#server/traveller/deletion-sweep.ts";

const hour = 3_600_000;

/** What runs by the clock beside the requests. Safe in several processes at once; `stop` ends it. */
export function startJobs(resources: Resources): { stop(): Promise<void> } {
  const { clock, database, log } = resources;
  const stopSweep = createDeletionSweep(resources, {
    users: createAuth(resources).users,
    reviews: createReviewService(resources),
    photos: createPhotoService(resources),
    contact: createContactService(resources),
    chat: createChatService(resources),
    newsletter: createNewsletterService(resources),
  }).start();
  const stopPortraits = createPortraitFetch(
    resources,
    createReviewService(resources).showPortrait,
  ).start();
  const stopFollowUp = createChatFollowUp(resources).start();
  const tidy = async () => {
    try {
      await forgetOldRates(database.db, clock());
      await forgetEnded(database.db, clock());
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

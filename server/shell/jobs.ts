import { forgetEnded } from "#server/auth/forget-ended.ts";
import { createChatFollowUp } from "#server/chat/follow-up.ts";
import { foldCounts } from "#server/db/stored-counts.ts";
import { startMailDispatcher } from "#server/mail/dispatcher.ts";
import { forgetOldMail } from "#server/mail/outbox-store.ts";
import { newsletterTopic, sendIssues } from "#server/newsletter/send-issues.ts";
import { createPortraitFetch } from "#server/portraits/fetch-portraits.ts";
import { createLapseSweep } from "#server/quotes/lapse-sweep.ts";
import type { Resources } from "#server/resources.ts";
import type { Services } from "#server/services.ts";
import { createDeletionSweep } from "#server/travellers/deletion-sweep.ts";
import { type Job, type RunningJobs, runJobs } from "./run-jobs.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** All that is done by the clock; what it does is the features'. */
function listJobs(resources: Resources, services: Services): Job[] {
  const { clock, database } = resources;
  const sweep = createDeletionSweep(resources, services.removePerson);
  const portraits = createPortraitFetch(resources, services.reviews.showPortrait);
  const followUp = createChatFollowUp(resources);
  return [
    {
      name: "newsletter issues",
      every: 30 * second,
      topics: [newsletterTopic],
      atStart: true,
      run: (signal) => sendIssues(resources, signal),
    },
    { name: "portraits of sign-in providers", every: 10 * second, run: portraits.run },
    { name: "unseen answers of the chat", every: minute, run: followUp.run },
    { name: "deletion of accounts", every: 10 * minute, atStart: true, run: sweep.run },
    {
      name: "the morning's digest",
      every: 5 * minute,
      atStart: true,
      run: () =>
        services.agenda.sendDigest(
          async () => (await services.road.listMessages(null)).messages.length,
        ),
    },
    {
      name: "quotes that lapse",
      every: 10 * minute,
      atStart: true,
      run: (signal) => createLapseSweep(resources, services.trips.file).run(signal),
    },
    {
      name: "notices of changes on trips",
      every: 30 * second,
      topics: ["trips"],
      atStart: true,
      run: (signal) => services.notices.sendDue(signal),
    },
    {
      name: "reviews after trips",
      every: 10 * minute,
      atStart: true,
      run: (signal) => services.tripReviews.asking.askDue(signal),
    },
    {
      name: "mails of requests that wait",
      every: minute,
      run: () => services.trips.unconfirmed.sendWaiting(),
    },
    { name: "kept counts", every: minute, run: () => foldCounts(database.db) },
    {
      name: "old limits, sessions and mail",
      every: hour,
      async run() {
        await resources.limits.forgetOld(database.db, clock());
        await forgetEnded(database.db, clock());
        await forgetOldMail(database.db, clock());
        await services.factReports.forgetOld();
        await services.trips.unconfirmed.forgetOld();
        await services.sharedPlans.forgetOld();
        await services.tripReviews.forgetOld();
        await services.notices.forgetOld();
        await services.group.closeEnded();
        await services.placePictures.forgetDropped(services.overrides.listPictures);
      },
    },
  ];
}

/**
 * Starts what runs beside the requests, the outbox's delivery (mail, SMS, WhatsApp) included. Safe in
 * several processes at once; `stop` ends it all.
 */
export async function startJobs(resources: Resources, services: Services): Promise<RunningJobs> {
  const { database, transports, log } = resources;
  const dispatcher = await startMailDispatcher(database, transports, log);
  const jobs = runJobs(listJobs(resources, services), resources);
  return {
    idle: jobs.idle,
    async stop() {
      await Promise.all([jobs.stop(), dispatcher.stop()]);
    },
  };
}

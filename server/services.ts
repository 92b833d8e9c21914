import { createAccessService } from "#server/admins/access-service.ts";
import { createAdminService } from "#server/admins/service.ts";
import { createTeamService } from "#server/admins/team-service.ts";
import { createAgenda } from "#server/agenda/service.ts";
import { type AuthOptions, createAuth } from "#server/auth/create-auth.ts";
import { createChatService } from "#server/chat/service.ts";
import { createContactService } from "#server/contact/service.ts";
import { createPageNames } from "#server/content/page-names.ts";
import { showBeds, showSights } from "#server/content/places/show-sights.ts";
import { createPlans } from "#server/content/plans/create-plans.ts";
import { getStaticPages } from "#server/content/static-pages.ts";
import { createKeptPlans } from "#server/kept-plans/service.ts";
import { createMoneyService } from "#server/money/service.ts";
import { createNewsletterService } from "#server/newsletter/service.ts";
import { createOfficeService } from "#server/office/service.ts";
import { createPaperService } from "#server/papers/service.ts";
import { createPhotoService } from "#server/photos/service.ts";
import { createQuoteAnswers } from "#server/quotes/answer-service.ts";
import { createQuoteDesk } from "#server/quotes/desk-service.ts";
import { createQuoteKeeper } from "#server/quotes/person-keeper.ts";
import { readMoneySettings } from "#server/quotes/settings-store.ts";
import { readRatePrices } from "#server/rates/rate-store.ts";
import { createRateService } from "#server/rates/service.ts";
import type { Resources } from "#server/resources.ts";
import { createReviewService } from "#server/reviews/service.ts";
import { createOwnAccount } from "#server/travellers/account-service.ts";
import { listPersonKeepers } from "#server/travellers/person-keepers.ts";
import { createPersonRemoval } from "#server/travellers/remove-person.ts";
import { createAccountService } from "#server/travellers/sign-in-service.ts";
import { createAdminUsers, createTravellerCheck } from "#server/travellers/user-list.ts";
import { createTripDesk } from "#server/trips/desk-service.ts";
import { createInboundMails } from "#server/trips/inbound-service.ts";
import { createTripLinks } from "#server/trips/links.ts";
import { createOwnTrips } from "#server/trips/own-service.ts";
import { createTripPages } from "#server/trips/page-service.ts";
import { createPlanTrip } from "#server/trips/plan-days.ts";
import { createTripRecord } from "#server/trips/record.ts";
import { createTripService } from "#server/trips/service.ts";
import { createTripFile } from "#server/trips/trip-file.ts";
import { createTripWishes } from "#server/trips/wish-service.ts";

export type Services = ReturnType<typeof createServices>;

export type ServiceOptions = {
  /** Cheaper passwords and the like, for tests. */
  auth?: AuthOptions;
  /** How a wish is planned; the process's planning thread unless told. */
  makePlan?: Parameters<typeof createPlanTrip>[1];
};

/**
 * Every service of a process, made once: the shell hands them to the app, the jobs and the pages,
 * a test makes its own. Nothing starts here.
 */
export function createServices(resources: Resources, options: ServiceOptions = {}) {
  const reviews = createReviewService(resources, createPageNames());
  const photos = createPhotoService(resources);
  const contact = createContactService(resources);
  const chat = createChatService(resources);
  const newsletter = createNewsletterService(resources);
  const trips = createTripService(resources);
  const tripLinks = createTripLinks(resources);
  const recordTrip = createTripRecord(resources);
  const plans = createPlans();
  const planTrip = createPlanTrip(resources, options.makePlan ?? plans.plan);
  const quotes = createQuoteKeeper(resources);
  const keptPlans = createKeptPlans(resources);
  const features = { quotes, trips, reviews, contact, photos, chat, newsletter, keptPlans };
  const keepers = listPersonKeepers(resources, features);
  const removePerson = createPersonRemoval(resources, keepers);
  const auth = createAuth(resources, { ...options.auth, removePerson });
  const { hasher, timingStep: step, pause } = auth.context;
  const admins = createAdminService(resources, createTravellerCheck(auth), { hasher, step, pause });
  const tripFile = createTripFile(resources, { links: tripLinks, record: recordTrip, planTrip });
  const tripPages = createTripPages(resources, {
    links: tripLinks,
    record: recordTrip,
    planTrip,
    showSights,
    showBeds,
  });
  const quoteAnswers = createQuoteAnswers(resources, tripFile);
  const money = createMoneyService(resources, tripFile, readMoneySettings);
  const tripDesk = createTripDesk(resources, admins);
  const agenda = createAgenda(resources, tripFile, tripDesk.countTrips);
  return {
    keepQuotes: quotes,
    auth,
    agenda,
    office: createOfficeService(resources, getStaticPages().office),
    admins,
    access: createAccessService(resources, hasher),
    team: createTeamService(resources, hasher),
    signIn: createAccountService(resources, auth),
    users: createAdminUsers(auth, removePerson),
    account: createOwnAccount(resources, auth, keepers, reviews.showPortrait),
    removePerson,
    trips,
    ownTrips: createOwnTrips(resources),
    tripWishes: createTripWishes(resources),
    tripPages,
    inboundMails: createInboundMails(resources, recordTrip),
    tripDesk,
    tripFile,
    money,
    papers: createPaperService(resources, {
      pages: tripPages,
      answers: quoteAnswers,
      money,
      readFacts: plans.facts,
    }),
    rates: createRateService(resources),
    quoteDesk: createQuoteDesk(resources, tripFile, readRatePrices),
    quoteAnswers,
    reviews,
    photos,
    contact,
    chat,
    newsletter,
    keptPlans,
    plans,
  };
}

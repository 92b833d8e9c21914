import { createAccessService } from "#server/admins/access-service.ts";
import { createAdminPasskeys } from "#server/admins/passkey-service.ts";
import { createAdminService } from "#server/admins/service.ts";
import { createTeamService } from "#server/admins/team-service.ts";
import { createCalendarFeeds } from "#server/agenda/feed-service.ts";
import { createAgenda } from "#server/agenda/service.ts";
import { type AuthOptions, createAuth } from "#server/auth/create-auth.ts";
import { createHotelList } from "#server/book/hotels.ts";
import { createBookService } from "#server/book/service.ts";
import { createChatService } from "#server/chat/service.ts";
import { createContactService } from "#server/contact/service.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { getIndiaSheet } from "#server/content/map/india-sheet.ts";
import { createPageNames } from "#server/content/page-names.ts";
import { listPagesOfDays } from "#server/content/places/pages-of-days.ts";
import { showLights } from "#server/content/places/show-lights.ts";
import { showBeds, showSights } from "#server/content/places/show-sights.ts";
import { ticketOf } from "#server/content/places/ticket-of.ts";
import { createPlans } from "#server/content/plans/create-plans.ts";
import { createPlanAdmission } from "#server/content/plans/plan-admission.ts";
import { createPrintPictures } from "#server/content/print-pictures.ts";
import { getStaticPages } from "#server/content/static-pages.ts";
import { createOverrideService } from "#server/corrections/override-service.ts";
import { createReportService } from "#server/corrections/report-service.ts";
import { createDutyLinks } from "#server/duties/link-service.ts";
import { createDuties } from "#server/duties/service.ts";
import { createGroupKeeper } from "#server/group/person-keeper.ts";
import { createGroupService } from "#server/group/service.ts";
import { createKeptPlans } from "#server/kept-plans/service.ts";
import { createSharedPlans } from "#server/kept-plans/shared-service.ts";
import { createBooks } from "#server/money/books/service.ts";
import { createPaymentLinks } from "#server/money/link-service.ts";
import { createMoneyService } from "#server/money/service.ts";
import { createSettling } from "#server/money/settle-service.ts";
import { createNewsletterService } from "#server/newsletter/service.ts";
import { createNoticeKeeper } from "#server/notices/person-keeper.ts";
import { createNoticeList, createNoticeService } from "#server/notices/service.ts";
import { createTelling } from "#server/notices/tell.ts";
import { createOfficeService } from "#server/office/service.ts";
import { createPaperRoom, type PaperRoom } from "#server/papers/paper-room.ts";
import { createPaperService } from "#server/papers/service.ts";
import { createSales } from "#server/payables/sales-service.ts";
import { createPayables } from "#server/payables/service.ts";
import { createPhotoService } from "#server/photos/service.ts";
import { createPlacePictures } from "#server/place-pictures/service.ts";
import { createPushKeys, pushSubject } from "#server/push/push-keys.ts";
import { createQuoteAnswers } from "#server/quotes/answer-service.ts";
import { createCancellations } from "#server/quotes/cancel-service.ts";
import { createQuoteDesk } from "#server/quotes/desk-service.ts";
import { readExchangeRates } from "#server/quotes/exchange-rates.ts";
import { createQuoteOverview } from "#server/quotes/overview-service.ts";
import { createQuoteKeeper } from "#server/quotes/person-keeper.ts";
import { readMoneySettings } from "#server/quotes/settings-store.ts";
import { createShownExchange } from "#server/quotes/shown-exchange.ts";
import { listToldDays, readTold } from "#server/quotes/told.ts";
import { readRateCosts } from "#server/rates/rate-prices.ts";
import { createRateService } from "#server/rates/service.ts";
import type { Resources } from "#server/resources.ts";
import { createReviewService } from "#server/reviews/service.ts";
import { createRoadKeeper } from "#server/road/person-keeper.ts";
import { createRoad } from "#server/road/service.ts";
import { createOwnAccount } from "#server/travellers/account-service.ts";
import { listPersonKeepers } from "#server/travellers/person-keepers.ts";
import { createPersonRemoval } from "#server/travellers/remove-person.ts";
import { createAccountService } from "#server/travellers/sign-in-service.ts";
import { createAdminUsers, createTravellerCheck } from "#server/travellers/user-list.ts";
import { createWaitingService } from "#server/travellers/waiting-service.ts";
import { createTripFileKeeper } from "#server/trip-files/person-keeper.ts";
import { createTripFiles } from "#server/trip-files/service.ts";
import { createTripReviewKeeper } from "#server/trip-reviews/person-keeper.ts";
import { createTripReviews } from "#server/trip-reviews/service.ts";
import { createTripKeeper } from "#server/trips/person-keeper.ts";
import { createTripRecord } from "#server/trips/record.ts";
import { createTripService, type TripNeeds } from "#server/trips/service.ts";
import { createPlanComments } from "#server/trips/talk/plan-comment-service.ts";
import { createWebhooks } from "#server/webhooks/service.ts";

export type Services = ReturnType<typeof createServices>;

export type ServiceOptions = {
  /** Cheaper passwords and the like, for tests. */
  auth?: AuthOptions;
  /** How a wish is planned; the process's planning thread unless told. */
  openPlan?: TripNeeds["openPlan"];
  /** Where papers are written; threads of the process unless told. */
  paperRoom?: Pick<PaperRoom, "write">;
};

/**
 * Every service of a process, made once: the shell hands them to the app, the jobs and the pages,
 * a test makes its own. Nothing starts here.
 */
export function createServices(resources: Resources, options: ServiceOptions = {}) {
  const nameOf = createPageNames();
  const reviews = createReviewService(resources, nameOf);
  const photos = createPhotoService(resources);
  const contact = createContactService(resources);
  const chat = createChatService(resources);
  const newsletter = createNewsletterService(resources);
  const plans = createPlans();
  const quotes = createQuoteKeeper(resources);
  const keptPlans = createKeptPlans(resources);
  const sharedPlans = createSharedPlans(resources);
  const keepTrips = createTripKeeper(resources);
  const roadKeeper = createRoadKeeper(resources);
  const tripReviews = createTripReviewKeeper(resources);
  const placePictures = createPlacePictures(resources, resources.pictures);
  const overrides = createOverrideService(resources, placePictures.has);
  const factReports = createReportService(resources, overrides);
  const notices = createNoticeKeeper(resources);
  const group = createGroupKeeper(resources);
  const tripFiles = createTripFileKeeper(resources);
  const own = { road: roadKeeper, notices, group, tripFiles, tripReviews, factReports };
  const features = { ...own, reviews, contact, photos, chat, newsletter, keptPlans };
  const keepers = listPersonKeepers(resources, { quotes, trips: keepTrips, ...features });
  const removePerson = createPersonRemoval(resources, keepers);
  const auth = createAuth(resources, { ...options.auth, removePerson });
  const { hasher, timingStep: step, pause } = auth.context;
  const admins = createAdminService(resources, createTravellerCheck(auth), { hasher, step, pause });
  const tell = createTelling(resources);
  const trips = createTripService(resources, {
    notices: { follow: tell.follow, list: createNoticeList(resources) },
    findOwner: admins.findActive,
    openPlan: options.openPlan ?? plans.open,
    ticketOf,
    showSights,
    showBeds,
    showLights,
    readTold,
    listToldDays,
    keepToSort: contact.keepMail,
    followOrigin: contact.followRequest,
  });
  const money = createMoneyService(resources, trips.file, readMoneySettings);
  const settling = createSettling(resources, trips.file, money, money.enterPayment);
  const office = createOfficeService(resources, getStaticPages().office);
  const exchange = createShownExchange(resources);
  const rates = createRateService(resources);
  const paperRoom = options.paperRoom ?? createPaperRoom();
  const payables = createPayables(resources);
  const { listLate, listToSettle, listOverpaid, mustInvoice, listWithoutInvoice } = money;
  const { listPayable } = payables;
  const invoices = { mustInvoice, listWithoutInvoice };
  const lists = { listLate, listToSettle, listOverpaid, ...invoices, listPayable };
  const overview = { quotes: createQuoteOverview(resources), ...lists };
  const agenda = createAgenda(resources, trips.file, overview, trips.lists.countTrips, office);
  const files = createTripFiles(resources, trips.file, tell.tellPaper);
  // What keeps up with what is agreed, in its transaction.
  const followers = [money.followAgreement, agenda.followAgreement];
  const quoteAnswers = createQuoteAnswers(resources, trips.file, followers);
  const hotels = createHotelList({ answers: quoteAnswers, rates, office });
  const papers = createPaperService(resources, {
    readCalls: hotels.readCalls,
    readVouchers: (tripId, language) => onRoad.readVouchers(tripId, language),
    room: paperRoom,
    pages: trips.pages,
    answers: quoteAnswers,
    money,
    readFacts: plans.facts,
    showSights,
    showBeds,
    pictures: createPrintPictures(getCatalogue(), placePictures.read),
    map: getIndiaSheet,
  });
  const onRoad = createRoad(resources, {
    ...{ trips: trips.file, papers, office },
    readTasks: agenda.listTasks,
    tellChanges: tell.tellRoad,
  });
  const duties = createDuties(resources, onRoad);
  const { http, mail } = resources.config;
  const pushKeys = createPushKeys(resources.database, pushSubject(http.origin, mail.operator));
  const book = createBookService(resources, {
    room: paperRoom,
    road: onRoad,
    pages: trips.pages,
    answers: quoteAnswers,
    money,
    hotels,
    pushKeys,
    files,
    listLanguages: (state) => getCatalogue().listLanguages(state),
  });
  return {
    keepQuotes: quotes,
    keepTrips,
    auth,
    agenda,
    calendarFeeds: createCalendarFeeds(resources),
    webhooks: createWebhooks(resources),
    office,
    admins,
    access: createAccessService(resources, hasher),
    adminPasskeys: createAdminPasskeys(resources, hasher),
    team: createTeamService(resources, hasher),
    signIn: createAccountService(resources, auth),
    users: createAdminUsers(auth, removePerson),
    waiting: createWaitingService(resources, auth, removePerson),
    account: createOwnAccount(
      resources,
      auth,
      keepers,
      reviews.showPortrait,
      trips.ownPages.writeIn,
    ),
    removePerson,
    trips,
    money,
    books: createBooks(resources),
    paymentLinks: createPaymentLinks(resources, trips.file, money, money.enterPayment, settling),
    settling,
    payables,
    sales: createSales(resources),
    papers,
    road: onRoad,
    duties,
    dutyLinks: createDutyLinks(resources, { duties, road: onRoad, room: paperRoom, office }),
    placePictures,
    rates,
    exchange,
    tripFiles: files,
    group: createGroupService(resources, { trips: trips.file, readRates: readExchangeRates }),
    book,
    notices: createNoticeService(resources, {
      ...{ trips: trips.file, tell, keys: pushKeys },
      readUntil: book.readUntil,
    }),
    quoteDesk: createQuoteDesk(resources, trips.file, readRateCosts, ticketOf),
    quoteAnswers,
    cancellations: createCancellations(resources, trips.file, followers),
    reviews,
    tripReviews: createTripReviews(resources, {
      trips: trips.file,
      isPaid: money.isPaid,
      async hidePrices(token) {
        const { settings } = await trips.pages.getPage(token);
        await trips.pages.changeSettings(token, { ...settings, prices: false });
      },
      listPages: (days) => listPagesOfDays(days, nameOf),
    }),
    photos,
    contact,
    chat,
    newsletter,
    overrides,
    factReports,
    keptPlans,
    sharedPlans,
    planComments: createPlanComments(resources, {
      plans: sharedPlans,
      record: createTripRecord(resources),
    }),
    plans,
    planAdmission: createPlanAdmission(resources),
  };
}

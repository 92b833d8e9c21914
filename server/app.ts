import { Hono } from "hono";
import { prefixOf, readLanguage, reviewFeedOf } from "#contract/languages.ts";
import { createAccessCalls } from "#server/admins/access-calls.ts";
import { createAdminPasskeyCalls } from "#server/admins/passkey-calls.ts";
import { createAdminSignInCalls } from "#server/admins/product-calls.ts";
import { createRolesCall } from "#server/admins/role-calls.ts";
import { createAdminGuard } from "#server/admins/session.ts";
import { createTeamCalls } from "#server/admins/team-calls.ts";
import { createAgendaCalls } from "#server/agenda/calls.ts";
import { createFeedCalls } from "#server/agenda/feed-calls.ts";
import { createSupplierPage } from "#server/agenda/supplier-page.ts";
import type { AuthOptions } from "#server/auth/create-auth.ts";
import { createBookCalls } from "#server/book/calls.ts";
import { type Call, type CallContext, under } from "#server/calls/call.ts";
import { holdToRoles } from "#server/calls/call-roles.ts";
import { mountCalls } from "#server/calls/mount-calls.ts";
import { createChatCalls } from "#server/chat/calls.ts";
import { createChatDeskCalls } from "#server/chat/desk-calls.ts";
import { createContactCalls } from "#server/contact/calls.ts";
import { createContactDeskCalls } from "#server/contact/desk-calls.ts";
import { createContentCalls, createContentFiles } from "#server/content/calls.ts";
import { drawClock } from "#server/content/clock-drawing.ts";
import { limitSearches } from "#server/content/limit-search.ts";
import { createPlanCalls } from "#server/content/plans/calls.ts";
import { limitPlans } from "#server/content/plans/limit-plans.ts";
import { createPlanTripCalls } from "#server/content/plans/plan-trip-call.ts";
import { writeSecurityText } from "#server/content/security-text.ts";
import { createCorrectionDeskCalls, createReportCalls } from "#server/corrections/calls.ts";
import { createRestRoutes } from "#server/data/rest/routes.ts";
import { createStorageRoutes } from "#server/data/storage/routes.ts";
import { createOfficeCalls } from "#server/desk/calls.ts";
import { createDutyCalls } from "#server/duties/calls.ts";
import { createDutyLinkCalls, createDutyPageCalls } from "#server/duties/link-calls.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createGroupCalls } from "#server/group/calls.ts";
import { createGroupDeskCalls } from "#server/group/desk-calls.ts";
import { findCanonicalPath, hasControl, isReadable } from "#server/http/canonical-path.ts";
import { renderError } from "#server/http/errors.ts";
import { createHealth } from "#server/http/health.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import type { Metrics } from "#server/http/metrics.ts";
import { findShared } from "#server/http/page-languages.ts";
import type { PageHandler } from "#server/http/pages.ts";
import { previewQuery } from "#server/http/preview.ts";
import { requestContext } from "#server/http/request-context.ts";
import { refuseForeignChanges } from "#server/http/same-origin.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { sendObject } from "#server/http/send-object.ts";
import { createKeptPlanCalls } from "#server/kept-plans/calls.ts";
import { createSharedPlanCalls } from "#server/kept-plans/shared-calls.ts";
import { createSharedPlanPage } from "#server/kept-plans/shared-page.ts";
import { readAcceptLanguage, withReader } from "#server/languages/reader-language.ts";
import { createMailDeskCalls } from "#server/mail/desk-calls.ts";
import { createOutboxPage } from "#server/mail/routes.ts";
import { createBooksCalls } from "#server/money/books/calls.ts";
import {
  createMoneyCalls,
  createMoneyPageCalls,
  createPaymentCalls,
  createSettingsChangeCalls,
} from "#server/money/calls.ts";
import { createNewsletterCalls, createNewsletterPages } from "#server/newsletter/calls.ts";
import { createNewsletterDeskCalls } from "#server/newsletter/desk-calls.ts";
import { createNoticeCalls, createNoticeDeskCalls } from "#server/notices/calls.ts";
import { createOfficeDetailCalls } from "#server/office/desk-calls.ts";
import { createDescription } from "#server/openapi/description.ts";
import { createPaperDeskCalls, createPaperPageCalls } from "#server/papers/calls.ts";
import { createPayableCalls } from "#server/payables/calls.ts";
import { createSalesCalls } from "#server/payables/sales-calls.ts";
import { createPhotoCalls } from "#server/photos/calls.ts";
import { createPhotoDeskCalls } from "#server/photos/desk-calls.ts";
import { createPlacePictureCalls } from "#server/place-pictures/calls.ts";
import { createCancelPageCalls, createChangeDeskCalls } from "#server/quotes/change-calls.ts";
import { createQuoteDeskCalls } from "#server/quotes/desk-calls.ts";
import { createQuotePageCalls } from "#server/quotes/page-calls.ts";
import { createRateCalls } from "#server/rates/calls.ts";
import type { Resources } from "#server/resources.ts";
import { createReviewCalls } from "#server/reviews/calls.ts";
import { createReviewDeskCalls } from "#server/reviews/desk-calls.ts";
import { createReviewFeed } from "#server/reviews/feed.ts";
import { createRoadCalls } from "#server/road/calls.ts";
import { createServices, type Services } from "#server/services.ts";
import { createSignUpDeskCalls, createUserListCalls } from "#server/travellers/desk-calls.ts";
import { createAccountCalls } from "#server/travellers/own-calls.ts";
import { createSignInCalls, showPasswordMailSent } from "#server/travellers/sign-in-calls.ts";
import { createTripFileCalls } from "#server/trip-files/calls.ts";
import { createTripFileDeskCalls } from "#server/trip-files/desk-calls.ts";
import { createTripReviewCalls } from "#server/trip-reviews/calls.ts";
import { createTripReviewDeskCalls } from "#server/trip-reviews/desk-calls.ts";
import { createMemoryCalls } from "#server/trip-reviews/memory-calls.ts";
import { createTripCalls } from "#server/trips/calls.ts";
import { createTripDeskCalls } from "#server/trips/desk/desk-calls.ts";
import { createTripListCalls } from "#server/trips/desk/desk-list-calls.ts";
import { createOwnTripCalls } from "#server/trips/own-calls.ts";
import { boundLinks } from "#server/trips/page/link-bounds.ts";
import { keepLinksPrivate, packAnswers } from "#server/trips/page/link-calls.ts";
import { createTripPageCalls } from "#server/trips/page/page-calls.ts";
import { createTripCommentCalls } from "#server/trips/talk/comment-calls.ts";
import { createPlanCommentCalls } from "#server/trips/talk/plan-comment-calls.ts";
import { createWebhookCalls } from "#server/webhooks/calls.ts";

export type App = Hono<HttpEnv>;

/**
 * Every call of our own, each list beside the addresses that it has. What is mounted, described in
 * /openapi.json and gone through by the tests of permission is this list.
 */
export function listCalls(resources: Resources, services: Services): Call[] {
  const { config, storage, streams } = resources;
  const { auth, admins } = services;
  const { trips, reviews, photos, contact, chat, newsletter } = services;
  const { origin } = config.http;
  const calls = [
    under("/Signup /Login /Update", createSignInCalls(services.signIn, auth)),
    under("/AdminLogin /AdminLogout", createAdminSignInCalls(admins, origin)),
    under("/UserList /DeleteUser", createUserListCalls(services.users)),
    under("/api/desk/sign-ups", createSignUpDeskCalls(services.waiting)),
    under("/Tripdata /api/trips /api/inbound-mail", createTripCalls(trips)),
    under("/api/me/trips", createOwnTripCalls(trips)),
    boundLinks(
      resources,
      trips.pages,
      [
        under("/api/trip", createTripPageCalls(trips, streams)),
        under("/api/trip", createTripCommentCalls(trips, origin)),
        under("/api/trip", createQuotePageCalls(services.quoteAnswers)),
        under("/api/trip", createCancelPageCalls(services.quoteAnswers, services.cancellations)),
        under("/api/trip", createMoneyPageCalls(services.money, services.paymentLinks)),
        under("/api/trip", createPaperPageCalls(services.papers)),
        under("/api/trip", createBookCalls(services.book)),
        under("/api/trip", createNoticeCalls(services.notices)),
        under("/api/trip", createMemoryCalls(services.tripReviews, storage)),
        under("/api/trip", createGroupCalls(services.group)),
        under("/api/trip", createTripFileCalls(services.tripFiles, storage)),
      ].flat(),
    ),
    under("/api/me/plans", createKeptPlanCalls(services.keptPlans)),
    under("/api/shared-plans", createSharedPlanCalls(services.sharedPlans, origin)),
    under("/api/shared-plans", createPlanCommentCalls(services.planComments, origin)),
    under("/api/me", createAccountCalls(services.account, auth, streams)),
    under("/Blogs /api/reviews", createReviewCalls(reviews, auth)),
    under("/api/review /api/reviews", createTripReviewCalls(resources, services.tripReviews)),
    under("/api/photos", createPhotoCalls(photos, auth, storage)),
    under("/api/contact", createContactCalls(contact, auth)),
    under("/api/reports /data/corrections.json", createReportCalls(services.factReports)),
    under("/api/newsletter", createNewsletterCalls(newsletter)),
    under("/api/chat", createChatCalls(chat, auth, resources)),
    under("/data /api/search /api/search-index.json", createContentCalls(resources)),
    under("/data", createPlanCalls(services.plans)),
    under("/api/plans", createPlanTripCalls(resources, services.plans, services.planAdmission)),

    under(
      "/Travellerlist /api/desk/trips /api/desk/trips.csv /api/desk/talks /api/desk/numbers /api/desk/views",
      createTripListCalls(trips),
    ),
    under("/api/desk/trips", createTripDeskCalls(trips)),
    under("/api/desk/trips", createGroupDeskCalls(services.group)),
    under("/api/desk/trips", createTripFileDeskCalls(services.tripFiles, storage)),
    under("/api/desk/trips /api/desk/money-settings", createQuoteDeskCalls(services.quoteDesk)),
    under("/api/desk/trips", createChangeDeskCalls(services.quoteDesk, services.cancellations)),
    under(
      "/api/desk/trips /api/desk/waiting-entries",
      createMoneyCalls(services.money, services.paymentLinks, services.settling),
    ),
    under("/api/desk/books.csv /api/desk/books.xml", createBooksCalls(services.books)),
    under("/api/payments", createPaymentCalls(services.paymentLinks)),
    under("/api/desk/money-settings", createSettingsChangeCalls(services.money)),
    under(
      "/api/desk/tasks /api/desk/departures /api/desk/departures.ics /api/desk/trips /api/desk/quote-numbers",
      createAgendaCalls(services.agenda, resources.clock),
    ),
    under(
      "/api/desk/departures /api/calendar",
      createFeedCalls(services.calendarFeeds, services.agenda, resources.clock),
    ),
    under("/api/desk/documents", createPaperDeskCalls(services.papers)),
    under(
      "/api/desk/trips /api/desk/movements /api/desk/movements.pdf /api/desk/day-messages",
      createRoadCalls(services.road),
    ),
    under("/api/desk/trips", createNoticeDeskCalls(services.notices)),
    under("/api/desk/duties /api/desk/trips", createDutyCalls(services.duties, services.road)),
    under("/api/desk/trips", createDutyLinkCalls(services.dutyLinks)),
    boundLinks(
      resources,
      services.dutyLinks,
      under("/api/duty", createDutyPageCalls(services.dutyLinks)),
    ),
    under("/api/desk/sales /api/desk/sales.csv", createSalesCalls(services.sales)),
    under(
      "/api/desk/payables /api/desk/margins",
      createPayableCalls(services.payables, { ...services, clock: resources.clock }),
    ),
    under(
      "/api/desk/suppliers /api/desk/rates /api/desk/rates.csv /api/desk/templates",
      createRateCalls(services.rates),
    ),
    under(
      "/api/desk/content /api/desk/reports",
      createCorrectionDeskCalls(services.overrides, services.factReports),
    ),
    under("/api/desk/place-pictures", createPlacePictureCalls(services.placePictures)),
    under("/api/desk/mails", createMailDeskCalls(resources)),
    under("/api/desk/office", createOfficeDetailCalls(services.office)),
    under("/api/desk/webhooks", createWebhookCalls(services.webhooks)),
    under("/api/desk/reviews", createReviewDeskCalls(reviews)),
    under("/api/desk/trip-reviews", createTripReviewDeskCalls(services.tripReviews, storage)),
    under("/api/desk/photos", createPhotoDeskCalls(photos, storage)),
    under("/api/desk/contact", createContactDeskCalls(contact, trips.joins)),
    under("/api/desk/chats /api/desk/presence", createChatDeskCalls(chat)),
    under("/api/desk/newsletter", createNewsletterDeskCalls(newsletter)),
    under("/api/desk/me /api/desk/admins", createAccessCalls(services.access)),
    under("/api/desk", createAdminPasskeyCalls(services.adminPasskeys, admins, origin)),
    under(
      "/api/desk/admins /api/desk/invitations /api/desk/invitation /api/desk/settings",
      createTeamCalls(services.team),
    ),
    under(
      "/api/desk/overview /api/desk/audit /api/desk/events",
      createOfficeCalls(resources, services),
    ),
  ].flat();
  return holdToRoles([...calls, createRolesCall(calls)]);
}

/**
 * The whole surface, top to bottom: health, the official clients' calls, ours, then pages, which
 * render what nothing else answers. Built files are answered before it (`serve`).
 */
export function createApp(
  resources: Resources,
  options: {
    /** Those of the process; a test may have them made here, with cheaper passwords. */
    services?: Services;
    auth?: AuthOptions;
    pages?: PageHandler;
    /** The same with the desk's drafts, for its eyes alone. */
    preview?: PageHandler;
    /** Which build `pages` come from: every answer says so, for pages that are open still. */
    release?: string;
    metrics?: Metrics;
  } = {},
): App {
  const { config, log } = resources;
  const services = options.services ?? createServices(resources, { auth: options.auth ?? {} });
  const { auth } = services;
  const app = new Hono<HttpEnv>();
  app.onError(renderError);
  app.use(requestContext(log, config.http.trustProxy));
  // The page says in which language it is, whatever its browser prefers.
  if (config.languages.length > 1)
    app.use((context, next) => {
      const asked = readAcceptLanguage(context.req.header("accept-language"), config.languages);
      return withReader(asked ?? "en", next);
    });
  app.use(securityHeaders(config, options.release));
  app.use(keepLinksPrivate);
  app.use(async (context, next) => {
    if (hasControl(new URL(context.req.url).pathname)) return context.notFound();
    return next();
  });
  const { metrics } = options;
  if (metrics) {
    app.use(metrics.count);
    app.get("/metrics", metrics.answer);
  }
  const health = createHealth(resources);
  app.get("/healthz", health.answerAlive);
  app.get("/readyz", health.answerReady);

  // The calls of the official clients: any page may make them, a bearer is all that counts there.
  app.route(config.auth.mount, auth.app);
  app.get("/.well-known/jwks.json", (context) => auth.answerJwks(context));
  app.route("/rest/v1", createRestRoutes(resources, auth));
  app.route("/storage/v1", createStorageRoutes(resources, auth));

  app.use(refuseForeignChanges(config.http.origin));
  app.use("/api/trip/*", packAnswers);
  const calls = listCalls(resources, services);
  const guards = {
    requireUser: auth.requireUser,
    requireAdmin: createAdminGuard(services.admins),
  };
  mountCalls(app, calls, guards, { checkAnswers: config.mode === "test" });
  app.all("/api/*", () => {
    throw new AppError("not_found", "There is no such call.");
  });
  const description = createDescription(calls, resources);
  app.get("/openapi.json", description.sendDocument);
  app.get("/docs", description.showPage);

  app.get("/password-mail-sent", showPasswordMailSent);
  app.route("/supplier", createSupplierPage(services.agenda));
  app.route("/p", createSharedPlanPage(services.sharedPlans));
  app.route("/newsletter", createNewsletterPages(services.newsletter));
  if (config.mail.outboxPage !== "off") app.route("/dev/mail", createOutboxPage(resources));

  const files = createContentFiles(resources, services.placePictures.read);
  app.get("/data/horizon.svg", files.sendHorizon);
  app.get("/data/clock.svg", (context) =>
    context.body(drawClock(resources.clock()), 200, {
      "content-type": "image/svg+xml",
      "cache-control": "no-store",
    }),
  );
  app.get("/data/:drawing{india-[\\w-]+\\.svg}", files.sendDrawing);
  app.get("/data/:state{state-[\\w-]+\\.svg}", files.sendState);
  app.get("/data/:tile{tile-[\\w-]+\\.svg}", files.sendTile);
  // What the office has put in the place of a shipped picture; its name is another for each.
  app.get("/pictures/:own{own-[0-9a-f-]{36}-\\d{3,4}\\.(?:avif|webp)}", async (context) => {
    const [, file = "", width = "", format = ""] =
      /own-(.{36})-(\d+)\.(\w+)$/.exec(context.req.path) ?? [];
    const object = await services.placePictures.find(file, width, format);
    if (!object) return context.notFound();
    return sendObject(context, resources.storage, object, {
      cacheControl: "public, max-age=31536000, immutable",
    });
  });
  app.get("/social/:file{[a-z0-9-]+\\.jpg}", files.sendCard);
  app.get("/sitemap.xml", files.sendSitemap);
  app.get("/robots.txt", files.sendRobots);
  for (const language of config.languages)
    app.get(
      reviewFeedOf(language),
      createReviewFeed(services.reviews, {
        origin: config.http.origin,
        language,
        languages: config.languages,
      }),
    );
  app.get("/.well-known/security.txt", (context) => {
    const address = services.office.current().emails[0]?.address ?? config.mail.operator;
    const now = resources.clock();
    return context.text(writeSecurityText({ origin: config.http.origin, address, now }), 200, {
      "cache-control": "public, max-age=86400",
    });
  });
  if (config.mode === "development") app.route("/dev/pictures", files.picturesPage());

  // A file of another build: names tell letters' case apart, and another server may have it a moment later.
  app.get("/assets/*", (context) => {
    context.header("cache-control", "no-store");
    return context.notFound();
  });

  const { pages } = options;
  const inAll = (...paths: string[]) =>
    config.languages.flatMap((language) => paths.map((path) => prefixOf(language) + path));
  app.on("GET", inAll("/plan", "/plan.data"), limitPlans(services.planAdmission));
  app.on("GET", inAll("/search", "/search.data"), limitSearches(resources));
  if (pages)
    // One page for every link of a kind: what it opens is asked for by the browser, and kept nowhere.
    for (const room of ["trip", "review"])
      app.on("GET", inAll(`/${room}/:token`), async (context) => {
        const url = new URL(context.req.url);
        url.pathname = `${prefixOf(readLanguage(url.pathname).language)}/${room}/page`;
        url.search = "";
        const shell = new Request(url, context.req.raw);
        return pages(shell, context.get("log"), context.get("clientAddress"));
      });
  const { preview } = options;
  if (preview)
    app.get("*", async (context, next) => {
      const { pathname, searchParams } = new URL(context.req.url);
      if (!searchParams.has(previewQuery) || findCanonicalPath(pathname)) return next();
      await guards.requireAdmin(context as unknown as CallContext, "viewer", { enrolling: false });
      return preview(context.req.raw, context.get("log"), context.get("clientAddress"));
    });
  if (pages)
    app.get("*", async (context) => {
      // The address itself: what Hono calls the path is decoded.
      const { pathname, search } = new URL(context.req.url);
      const wanted = findCanonicalPath(pathname);
      if (wanted) {
        // What stands in a query may be a secret.
        if (search) context.header("cache-control", "no-store");
        return context.redirect(wanted + search, 308);
      }
      const shared = config.languages.length > 1 ? findShared(pathname) : null;
      if (shared) return context.redirect(shared + search, 308);
      // No page is called so: only the router's complaint of it would be written, with the address.
      if (!isReadable(pathname)) return context.notFound();
      return pages(context.req.raw, context.get("log"), context.get("clientAddress"));
    });
  app.notFound((context) =>
    renderError(new AppError("not_found", "There is no such page or call."), context),
  );
  return app;
}

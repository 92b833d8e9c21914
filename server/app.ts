import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createAdminRoutes } from "#server/admins/product-calls.ts";
import type { AuthOptions } from "#server/auth/create-auth.ts";
import { createChatRoutes } from "#server/chat/routes.ts";
import { createContactRoutes } from "#server/contact/routes.ts";
import { createContentRoutes } from "#server/content/routes.ts";
import { createRestRoutes } from "#server/data/rest/routes.ts";
import { createStorageRoutes } from "#server/data/storage/routes.ts";
import { createDeskRoutes } from "#server/desk/routes.ts";
import { AppError } from "#server/errors/app-error.ts";
import { findCanonicalPath, hasControl } from "#server/http/canonical-path.ts";
import { renderError } from "#server/http/errors.ts";
import { createHealthRoutes } from "#server/http/health.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import type { Metrics } from "#server/http/metrics.ts";
import type { PageHandler } from "#server/http/pages.ts";
import { requestContext } from "#server/http/request-context.ts";
import { refuseForeignChanges } from "#server/http/same-origin.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { createOutboxPage } from "#server/mail/routes.ts";
import { createNewsletterRoutes } from "#server/newsletter/routes.ts";
import { createOpenApiRoutes } from "#server/openapi/routes.ts";
import { createPhotoRoutes } from "#server/photos/routes.ts";
import type { Resources } from "#server/resources.ts";
import { createReviewRoutes } from "#server/reviews/routes.ts";
import { createServices, type Services } from "#server/services.ts";
import { createTravellerRoutes } from "#server/travellers/own-calls.ts";
import { createAccountRoutes } from "#server/travellers/sign-in-calls.ts";
import { createTripRoutes } from "#server/trips/routes.ts";

export type App = Hono<HttpEnv>;

/**
 * The whole surface, top to bottom: health, auth, product calls, data calls, files, then pages.
 * `pages` renders what nothing else answers; `assets` is the folder of built files.
 */
export function createApp(
  resources: Resources,
  options: {
    /** Those of the process; a test may have them made here, with cheaper passwords. */
    services?: Services;
    auth?: AuthOptions;
    pages?: PageHandler;
    assets?: string;
    metrics?: Metrics;
  } = {},
): App {
  const { config, log } = resources;
  const services = options.services ?? createServices(resources, { ...options });
  const { auth } = services;
  const app = new Hono<HttpEnv>();
  app.onError(renderError);
  app.use(requestContext(log, config.http.trustProxy));
  app.use(securityHeaders(config));
  app.use(async (context, next) => {
    if (hasControl(new URL(context.req.url).pathname)) return context.notFound();
    return next();
  });
  if (options.metrics) {
    app.use(options.metrics.count);
    app.route("/", options.metrics.routes);
  }
  app.route("/", createHealthRoutes(resources));

  // The calls of the official clients: any page may make them, a bearer is all that counts there.
  app.route(config.auth.mount, auth.app);
  app.get("/.well-known/jwks.json", (context) => auth.answerJwks(context));

  app.route("/rest/v1", createRestRoutes(resources, auth));
  app.route("/storage/v1", createStorageRoutes(resources, auth));

  app.use(refuseForeignChanges(config.http.origin));
  const { reviews, photos, contact, chat, newsletter } = services;
  app.route("/", createPhotoRoutes(auth, photos, resources.storage));
  app.route("/", createAccountRoutes(resources, auth));
  const { admins, users, trips } = services;
  app.route("/", createTripRoutes(auth, trips));
  app.route("/", createAdminRoutes({ admins, users, trips, origin: config.http.origin }));

  app.route("/", createReviewRoutes(auth, reviews));
  app.route("/", createContactRoutes(auth, contact));
  app.route("/", createNewsletterRoutes(newsletter));
  app.route("/", createChatRoutes(resources, auth, chat));

  app.route("/", createDeskRoutes(resources, services));
  app.route("/", createTravellerRoutes(resources, services));

  if (config.mail.outboxPage !== "off") app.route("/dev/mail", createOutboxPage(resources));

  app.route("/", createContentRoutes(resources));
  app.route("/", createOpenApiRoutes(resources));

  app.all("/api/*", () => {
    throw new AppError("not_found", "There is no such call.");
  });

  if (options.assets) {
    const root = options.assets;
    app.use(
      "/assets/*",
      serveStatic({
        root,
        precompressed: true,
        onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
      }),
    );
    // The films' captions, a type that Hono does not know; sent as anything else they are not read.
    app.use("/films/*", async (context, next) => {
      await next();
      if (context.res.ok && context.req.path.endsWith(".vtt"))
        context.res.headers.set("content-type", "text/vtt; charset=utf-8");
    });
    app.use(
      "/*",
      serveStatic({
        root,
        onFound: (_path, c) =>
          c.header("cache-control", "public, max-age=86400, stale-while-revalidate=604800"),
      }),
    );
  }

  const { pages } = options;
  if (pages)
    app.get("*", async (context) => {
      // The address itself: what Hono calls the path is decoded.
      const { pathname, search } = new URL(context.req.url);
      const wanted = findCanonicalPath(pathname);
      if (wanted) return context.redirect(wanted + search, 308);
      return pages(context.req.raw, context.get("log"));
    });
  app.notFound((context) =>
    renderError(new AppError("not_found", "There is no such page or call."), context),
  );
  return app;
}

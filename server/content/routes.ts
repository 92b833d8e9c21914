import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import type { Resources } from "#server/resources.ts";
import { getCatalogue } from "./catalogue.ts";
import { drawnHorizon, listAttractions, listExperiences, listFestivals } from "./data-lists.ts";
import { getIndiaSheet } from "./map/india-sheet.ts";
import { createPicturesPage } from "./pictures-page.ts";
import { getPlaces } from "./places/read-places.ts";
import { createSearch } from "./search.ts";
import { writeRobots, writeSitemap } from "./sitemap.ts";
import { createSocialCards } from "./social-cards.ts";
import { getStaticPages } from "./static-pages.ts";

const horizon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#655ea6"/><stop offset=".5" stop-color="#b586b4"/><stop offset="1" stop-color="#fbbe83"/></linearGradient></defs><path fill="url(#s)" d="M0 0h800v500H0z"/><circle cx="520" cy="290" r="66" fill="#ffb84d"/><path fill="#8d4d78" d="M0 380q240-120 480-20t320-40v180H0z"/><path fill="#45215a" d="M0 440q260-90 520-20t280-10v90H0z"/></svg>`;

const fiveMinutes = "public, max-age=300, stale-while-revalidate=86400";
const aDay = "public, max-age=86400, stale-while-revalidate=604800";
const forEver = "public, max-age=31536000, immutable";

/** Answers with an ETag, or 304 to who has it. The lists are public: any origin may read them. */
function send(
  context: Context,
  type: string,
  body: string | Buffer,
  cacheControl = fiveMinutes,
): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "content-type": type,
    "cache-control": cacheControl,
    etag,
    "access-control-allow-origin": "*",
  };
  if (context.req.header("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(typeof body === "string" ? body : new Uint8Array(body), { headers });
}

const sendJson = (context: Context, value: unknown) =>
  send(context, "application/json; charset=utf-8", JSON.stringify(value));

/** The static lists of section 7, the search, the drawing of the map, and what robots read. */
export function createContentRoutes({ config, clock }: Resources): Hono<HttpEnv> {
  const catalogue = getCatalogue();
  const { origin } = config.http;
  const source = { catalogue, origin, clock };
  const search = createSearch(catalogue, getPlaces());
  const sheet = getIndiaSheet();
  const routes = new Hono<HttpEnv>();

  routes.get("/data/attractions.json", (c) => sendJson(c, listAttractions(source)));
  routes.get("/data/experiences.json", (c) => sendJson(c, listExperiences(source)));
  routes.get("/data/festivals.json", (c) => sendJson(c, listFestivals(source)));
  routes.get(drawnHorizon, (c) => send(c, "image/svg+xml", horizon));
  // A page that is older than a deploy asks under the old hash: it gets today's drawing for a while.
  routes.get("/data/:drawing{india-[\\w-]+\\.svg}", (c) =>
    send(c, "image/svg+xml", sheet.svg, c.req.path === sheet.address ? forEver : fiveMinutes),
  );

  routes.get("/api/search-index.json", (c) => sendJson(c, search.entries));
  routes.get("/api/search", (c) => {
    const limit = Math.min(50, Math.max(1, Number(c.req.query("limit")) || 10));
    const query = c.req.query("q") ?? "";
    return sendJson(c, { query, results: search.find(query, limit) });
  });

  const cards = createSocialCards(catalogue);
  routes.get("/social/:file{[a-z0-9-]+\\.jpg}", async (c) => {
    const card = await cards.find(c.req.param("file").slice(0, -".jpg".length));
    if (!card) throw new AppError("not_found", "There is no such picture.");
    return send(c, "image/jpeg", card, aDay);
  });
  if (config.mode === "development")
    routes.route("/dev/pictures", createPicturesPage(catalogue, getStaticPages()));

  routes.get("/sitemap.xml", (c) =>
    send(c, "application/xml; charset=utf-8", writeSitemap(catalogue, origin)),
  );
  routes.get("/robots.txt", (c) => send(c, "text/plain; charset=utf-8", writeRobots(origin)));
  return routes;
}

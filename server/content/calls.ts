import { createHash } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import {
  AttractionList,
  ExperienceList,
  FestivalList,
  SearchAnswer,
  SearchQuery,
  TrekList,
} from "#contract/content/lists.ts";
import { SearchEntry } from "#contract/content/search-entry.ts";
import { inLanguages } from "#contract/languages.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { AppError } from "#server/errors/app-error.ts";
import {
  type Compressed,
  compressBest,
  compressFast,
  pickEncoding,
} from "#server/http/compressed.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import type { Resources } from "#server/resources.ts";
import { getCatalogue } from "./catalogue.ts";
import { listAttractions, listExperiences, listFestivals, listTreks } from "./data-lists.ts";
import { takeSearch } from "./limit-search.ts";
import { findDrawing } from "./map/drawn-files.ts";
import { getIndiaSheet } from "./map/india-sheet.ts";
import { getPlaceTile } from "./map/place-tile.ts";
import { drawStateMap } from "./map/state-map.ts";
import { keepMade } from "./overrides/layers.ts";
import { createPicturesPage } from "./pictures-page.ts";
import { getSearch } from "./search.ts";
import { writeRobots, writeSitemap } from "./sitemap.ts";
import { createSocialCards, type ReadOwn } from "./social-cards.ts";
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

/**
 * A drawing that is kept; else, under an address that no page of this process has named, what is drawn
 * now in its place, for a while. `draw`: its address, or null where there is none.
 */
function sendDrawn(context: Context, draw: (path: string) => string | null): Response {
  const { path } = context.req;
  const address = findDrawing(path) ? path : draw(path);
  const svg = address && findDrawing(address);
  if (!svg) throw new AppError("not_found", "There is no such map.");
  return send(context, "image/svg+xml", svg, address === path ? forEver : fiveMinutes);
}

const sendJson = (context: Context, value: unknown) =>
  send(context, "application/json; charset=utf-8", JSON.stringify(value));

/** A list that is the same for all and long: written and compressed once for each state of the content. */
function keepCompressed(read: () => unknown) {
  const make = async () => {
    const made: Compressed = { identity: Buffer.from(JSON.stringify(read())) };
    await compressFast(made);
    void compressBest(made);
    return made;
  };
  const text = keepMade(make);
  return async (context: Context): Promise<Response> => {
    const { encoding, bytes } = pickEncoding(
      await text(),
      context.req.header("accept-encoding") ?? "",
    );
    const answer = send(context, "application/json; charset=utf-8", bytes);
    answer.headers.set("vary", "Accept-Encoding, Accept-Language");
    if (answer.status === 200) answer.headers.set("content-length", String(bytes.byteLength));
    if (encoding && answer.status === 200) answer.headers.set("content-encoding", encoding);
    return answer;
  };
}

const open = { method: "GET", may: "anybody" } as const;

/** The static lists of section 7 and the search, as calls that anybody may make from anywhere. */
export function createContentCalls(
  resources: Pick<Resources, "config" | "clock" | "database" | "limits">,
): Call[] {
  const { config, clock } = resources;
  const catalogue = getCatalogue();
  const source = { catalogue, origin: config.http.origin, clock };
  const sendIndex = inLanguages((language) => keepCompressed(() => getSearch(language).entries));
  return [
    defineCall({
      ...open,
      path: "/data/attractions.json",
      tag: "Product",
      summary: "The attractions",
      answer: AttractionList,
      handle: (c) => sendJson(c, listAttractions(source)),
    }),
    defineCall({
      ...open,
      path: "/data/experiences.json",
      tag: "Product",
      summary: "The experiences",
      answer: ExperienceList,
      handle: (c) => sendJson(c, listExperiences(source)),
    }),
    defineCall({
      ...open,
      path: "/data/festivals.json",
      tag: "Product",
      summary: "The festivals, with their next dates",
      answer: FestivalList,
      handle: (c) => sendJson(c, listFestivals(source)),
    }),
    defineCall({
      ...open,
      path: "/data/treks.json",
      tag: "Product",
      summary: "The treks, with their heights and months",
      answer: TrekList,
      handle: (c) => sendJson(c, listTreks(source)),
    }),
    defineCall({
      ...open,
      path: "/api/search",
      tag: "Search",
      summary: "Places, experiences and festivals by name",
      query: SearchQuery,
      answer: SearchAnswer,
      admit: (c) => takeSearch(resources, c),
      handle: (c, { query: { q, limit } }) =>
        sendJson(c, {
          query: q,
          results: getSearch(languageOfReader()).find(
            q,
            Math.min(50, Math.max(1, Number(limit) || 10)),
          ),
        }),
    }),
    defineCall({
      ...open,
      path: "/api/search-index.json",
      tag: "Search",
      summary: "All that the search bar finds",
      answer: z.array(SearchEntry),
      handle: (c) => sendIndex[languageOfReader()](c),
    }),
  ];
}

/** Drawings, cards of shared links and what robots read; each answers one address. */
export function createContentFiles({ config }: Pick<Resources, "config">, readOwn: ReadOwn) {
  const catalogue = getCatalogue();
  const { origin } = config.http;
  const sheet = getIndiaSheet();
  const cards = createSocialCards(catalogue, readOwn);
  return {
    sendHorizon: (c: Context) => send(c, "image/svg+xml", horizon),
    // A page that is older than a deploy asks under the old hash: it gets today's drawing for a while.
    sendDrawing: (c: Context) =>
      send(c, "image/svg+xml", sheet.svg, c.req.path === sheet.address ? forEver : fiveMinutes),
    /** A tile is drawn when a page first names it: under an older hash one gets today's. */
    sendTile: (c: Context) =>
      sendDrawn(c, (path) => {
        const [, picture = "", light] = /tile-(.+)-(day|night)-[\w-]{10}\.svg$/.exec(path) ?? [];
        const spot = catalogue.findPicture(picture) ? null : catalogue.findSpot(picture);
        return spot && getPlaceTile(spot)[light === "night" ? "night" : "day"];
      }),
    /** Likewise: under an address that no page of this process has named, the state as its page draws it. */
    sendState: (c: Context) =>
      sendDrawn(c, (path) => {
        const [, slug = ""] = /state-(.+)-[\w-]{10}\.svg$/.exec(path) ?? [];
        const state = catalogue.find("states", slug);
        return state && (drawStateMap(slug, []).drawing?.address ?? null);
      }),
    async sendCard(c: Context) {
      const card = await cards.find(c.req.param("file")?.slice(0, -".jpg".length) ?? "");
      if (!card) throw new AppError("not_found", "There is no such picture.");
      return send(c, "image/jpeg", card, aDay);
    },
    sendSitemap: (c: Context) =>
      send(c, "application/xml; charset=utf-8", writeSitemap(catalogue, origin, config.languages)),
    sendRobots: (c: Context) =>
      send(c, "text/plain; charset=utf-8", writeRobots(origin, config.languages)),
    /** Every picture as it is recorded, while developing. */
    picturesPage: () => createPicturesPage(catalogue, getStaticPages()),
  };
}

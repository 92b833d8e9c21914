import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { type Language, prefixOf } from "#contract/languages.ts";
import { createPageQueries } from "#server/content/page-queries.ts";
import {
  createPageServices,
  type PageServices,
  watchReads,
} from "#server/content/page-services.ts";
import { contentTopic } from "#server/corrections/override-service.ts";
import { StartError } from "#server/errors/start-error.ts";
import { type BuiltFiles, openBuiltFiles } from "#server/http/built-files.ts";
import { createPageAddresses } from "#server/http/page-address.ts";
import { renderInLanguages } from "#server/http/page-languages.ts";
import { createPageCache, type PageHandler, type RenderPage } from "#server/http/pages.ts";
import { markPreview } from "#server/http/preview.ts";
import type { ReadyAnswer } from "#server/http/ready-answers.ts";
import { createPageRenderer, createPartsReader } from "#server/http/render-page.ts";
import { followPageChanges } from "#server/live/page-changes.ts";
import { officeTopic } from "#server/office/service.ts";
import { exchangeTopic } from "#server/quotes/shown-exchange.ts";
import type { Resources } from "#server/resources.ts";
import type { Services } from "#server/services.ts";

export type OpenPages = {
  pages: PageHandler;
  /** The same with the desk's drafts in them, kept nowhere. */
  preview?: PageHandler;
  /** Which build they come from, as the browser's part of it names itself. */
  release?: string;
  /** The answer that lies ready for the very words of a request. */
  findReady?(url: string): ReadyAnswer | null;
  /** The built files; Vite serves them itself in development. */
  files?: BuiltFiles;
  /** Makes the pages ready that most visitors begin with; for after the start. */
  warm?(): Promise<void>;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
};

const root = join(import.meta.dirname, "../..");

/** Where visitors begin, the regions apart. */
const usualPages = ["/", "/attractions", "/experiences", "/festivals", "/blogs", "/contact"];

const entryIn = (language: Language) =>
  join(root, `build/server/index${language === "en" ? "" : `.${language}`}.js`);
const entry = entryIn("en");
const importBuild = async (path: string) => (await import(pathToFileURL(path).href)) as ServerBuild;

/** Reads the pages' bundle, while the database is being opened; what is wrong with it is told later. */
export function readBuild(): void {
  if (existsSync(entry)) import(pathToFileURL(entry).href).catch(() => {});
}

/** Pages from the build, or from Vite with hot reload when NODE_ENV is development. */
export async function openPages(resources: Resources, shared: Services): Promise<OpenPages> {
  const { config } = resources;
  const { office, exchange, overrides, plans } = shared;
  await Promise.all([office.load(), exchange.load()]);
  const needs = { ...shared, voices: shared.tripReviews.voices };
  const services = createPageServices(resources, needs);
  let forgetPages = () => {};
  const follow = (topic: string, what: string, load: () => Promise<void>) => {
    const read = () =>
      load().then(
        () => forgetPages(),
        (error: unknown) => resources.log.error({ err: error }, `${what} could not be read`),
      );
    resources.events.subscribe(topic, () => void read());
    resources.events.onGap(() => void read());
  };
  follow(officeTopic, "the office's details", office.load);
  follow(exchangeTopic, "the office's rates of exchange", exchange.load);
  follow(contentTopic, "the office's changes of the content", async () => {
    await overrides.load();
    await plans.hearOverrides();
  });

  if (config.mode === "development") {
    const { createServer } = await import("vite");
    const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
    const pages: PageHandler = async (request, log) => {
      const build = (await vite.ssrLoadModule(
        "virtual:react-router/server-build",
      )) as unknown as ServerBuild;
      const response = await createPageRenderer(build, () => services, "development")(
        request,
        log,
        () => {},
      );
      // Vite's own scripts are inline: no policy while developing.
      response.headers.set("content-security-policy", "frame-ancestors 'none'");
      return response;
    };
    const preview: PageHandler = (request, log) =>
      overrides.preview(async () => markPreview(await pages(request, log)));
    return { pages, preview, middleware: vite.middlewares, close: () => vite.close() };
  }

  if (!existsSync(entry))
    throw new StartError(
      "The pages are not built: run `npm run build` (npm start does it by itself).",
    );
  const build = await importBuild(entry);
  const release = build.assets.version;
  const renderBy = (build: ServerBuild, services: PageServices) =>
    createPageRenderer(build, (onRead) => watchReads(services, onRead), "production");
  /** Pages in another language: the same routes below its prefix, their words and texts their own. */
  const openIn = (language: Language) => async (): Promise<RenderPage> => {
    const own = { ...(await importBuild(entryIn(language))), basename: prefixOf(language) };
    return renderBy(own, createPageServices(resources, needs, language));
  };
  const others = config.languages.slice(1).map((language) => [language, openIn(language)]);
  const cache = createPageCache(
    renderInLanguages(renderBy(build, services), Object.fromEntries(others)),
    config,
    createPageAddresses(
      createPageQueries(services.catalogue, services.places, services.clock),
      createPartsReader(build),
    ),
    resources.log,
    { release },
  );
  // Every list, map and search is made of the content: all pages may say something else now.
  forgetPages = cache.clear;
  followPageChanges(resources.events, { onChange: cache.touch, onGap: cache.clear });
  const files = await openBuiltFiles(join(root, "build/client"), config, resources.log);
  return {
    pages: cache.handle,
    preview: (request, log) => overrides.preview(() => cache.preview(request, log)),
    release,
    findReady: (url) => cache.findReady(url) ?? files.findReady(url),
    files,
    warm: () =>
      cache.warm([...usualPages, ...services.catalogue.regions.map(({ slug }) => `/${slug}`)]),
    close: async () => {},
  };
}

import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { createPageServices, type PageServices } from "#server/content/page-services.ts";
import type { Resources } from "#server/resources.ts";
import { createPageCache, type PageHandler } from "./pages.ts";

export type OpenPages = {
  pages: PageHandler;
  /** Folder of built files; Vite serves them itself in development. */
  assets?: string;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
};

/** The entry module makes the router context: one made in this graph is not `instanceof` in that one. */
type EntryModule = { createPageContext(services: PageServices): RouterContextProvider };

const root = join(import.meta.dirname, "../..");

/** Pages from the build, or from Vite with hot reload when NODE_ENV is development. */
export async function openPages(resources: Resources): Promise<OpenPages> {
  const { config } = resources;
  const services = createPageServices(resources);
  const contextOf = (build: ServerBuild) =>
    (build.entry.module as unknown as EntryModule).createPageContext(services);

  if (config.mode === "development") {
    const { createServer } = await import("vite");
    const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
    const pages: PageHandler = async (request) => {
      const build = (await vite.ssrLoadModule(
        "virtual:react-router/server-build",
      )) as unknown as ServerBuild;
      const response = await createRequestHandler(build, "development")(request, contextOf(build));
      // Vite's own scripts are inline: no policy while developing.
      response.headers.set("content-security-policy", "frame-ancestors 'none'");
      return response;
    };
    return { pages, middleware: vite.middlewares, close: () => vite.close() };
  }

  const entry = join(root, "build/server/index.js");
  if (!existsSync(entry))
    throw new Error("The pages are not built: run `npm run build` (npm start does it by itself).");
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const handler = createRequestHandler(build, "production");
  const cache = createPageCache((request) => handler(request, contextOf(build)), config);
  resources.events.subscribe("pages", () => cache.clear());
  resources.events.onGap(() => cache.clear());
  return { pages: cache.handle, assets: join(root, "build/client"), close: async () => {} };
}

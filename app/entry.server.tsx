import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { PageServices } from "#server/content/page-services.ts";
import { pageServices, reportError } from "./site/page-services.ts";

/** Called by the shell for each page: the context must be made in this module graph. */
export function createPageContext(
  services: PageServices,
  report: (error: unknown) => void,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  context.set(reportError, report);
  return context;
}

/** What loaders throw; the router would print it whole, without saying whose request it was. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  (context as Readonly<RouterContextProvider>).get(reportError)(error);
};

/** Renders whole: pages are cached and compressed, so nothing is gained by streaming them. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entryContext} url={request.url} />,
      {
        // What is ready stands where it belongs, not behind a script at the end of the page.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          headers.set("content-type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          code = 500;
          context.get(reportError)(error);
        },
      },
    );
    setTimeout(abort, 10_000).unref();
  });
}

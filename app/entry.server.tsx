import { text } from "node:stream/consumers";
import { createReadableStreamFromReadable } from "@react-router/node";
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { PageServices } from "#server/content/page-services.ts";
import { tellBeingTranslated } from "./site/being-translated.tsx";
import { markEnglish } from "./site/mark-english.ts";
import { pageServices, reportError } from "./site/page-services.ts";
import { renderWhole } from "./site/render-whole.ts";

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

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let code = status;
  const body = await renderWhole(
    <ServerRouter context={entryContext} url={request.url} />,
    (error) => {
      code = 500;
      context.get(reportError)(error);
    },
  );
  headers.set("content-type", "text/html; charset=utf-8");
  if (import.meta.env.LANGUAGE !== "en") {
    const page = markEnglish(await text(body));
    const told = import.meta.env.LANGUAGE_WHOLE ? page : tellBeingTranslated(page);
    return new Response(told, { headers, status: code });
  }
  return new Response(createReadableStreamFromReadable(body), { headers, status: code });
}

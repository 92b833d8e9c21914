import type { Logger } from "pino";
import {
  createRequestHandler,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { AppError } from "#server/errors/app-error.ts";
import { isUnreachable, retryAfter } from "#server/errors/unreachable.ts";
import type { RenderPage } from "./pages.ts";

/** The entry module makes the router context: one made in this graph is not `instanceof` in that one. */
type EntryModule<S> = {
  createPageContext(services: S, report: (error: unknown) => void): RouterContextProvider;
};

/** An address without a page is answered, not reported. */
const isAnswer = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

/** A database that is away, and work that nobody has time for now: worth trying again. */
const passes = (error: unknown) =>
  isUnreachable(error) || (error instanceof AppError && error.code === "unavailable");

/** What passes is 503; all other faults stay 500. */
function answerFailure(response: Response, isPassing: boolean): Response {
  if (response.status !== 500 || !isPassing) return response;
  const headers = new Headers(response.headers);
  headers.set("retry-after", String(retryAfter));
  return new Response(response.body, { status: 503, headers });
}

/**
 * Renders the pages of a build, whose loaders get what `watchServices` makes for each rendering. What
 * fails in one reaches the log of the request that asked for it.
 */
export function createPageRenderer<S>(
  build: ServerBuild,
  watchServices: (onRead: (tag: string) => void) => S,
  mode: "development" | "production",
): RenderPage {
  const entry = build.entry.module as unknown as EntryModule<S>;
  const handle = createRequestHandler(build, mode);
  return async (request, log: Logger, onRead) => {
    let isPassing = false;
    const context = entry.createPageContext(watchServices(onRead), (error) => {
      if (isAnswer(error)) return;
      isPassing ||= passes(error);
      log.error({ err: error, page: new URL(request.url).pathname }, "a page failed");
    });
    return answerFailure(await handle(request, context), isPassing);
  };
}

type BuildRoute = NonNullable<ServerBuild["routes"][string]>;

/** What the router's application asks of a page it moves to: the parts that it does not have yet. */
export function createPartsReader(build: Pick<ServerBuild, "routes">) {
  const all = Object.values(build.routes).filter((route): route is BuildRoute => Boolean(route));
  const treeBelow = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, caseSensitive }) =>
        index
          ? { id, index, ...(path !== undefined && { path }) }
          : {
              id,
              children: treeBelow(id),
              ...(path !== undefined && { path }),
              ...(caseSensitive !== undefined && { caseSensitive }),
            },
      );
  const tree = treeBelow(undefined);
  const isAskedFor = ({ module }: BuildRoute) =>
    "loader" in module && !("shouldRevalidate" in module);
  return (pathname: string): string | null => {
    const ids = (matchRoutes(tree, pathname) ?? []).flatMap(({ route }) => {
      const found = build.routes[route.id ?? ""];
      return found && isAskedFor(found) ? [found.id] : [];
    });
    return ids.length > 0 ? ids.join(",") : null;
  };
}

import { m } from "#app/paraglide/messages.js";
import { hideNotice, showNotice } from "#app/release/notice.ts";
import { untilReachable } from "#app/release/patience.ts";
import { hasTyped } from "#app/release/typed.ts";

/** What of the router's state says where it is going. */
type Place = { pathname: string; search: string; hash: string };
type Router = { state: { location: Place; navigation: { state: string; location?: Place } } };

const writePlace = ({ pathname, search, hash }: Place) => pathname + search + hash;

/** Where the router is going, anchor and all; null while it is at rest. */
export function findStep(page: object): Place | null {
  const { __reactRouterDataRouter: router } = page as { __reactRouterDataRouter?: Router };
  const { navigation } = router?.state ?? {};
  return navigation?.state === "loading" ? (navigation.location ?? null) : null;
}

/**
 * Lets the browser make the step that the router is making, as a document of its own; at rest it loads the
 * present one again. (React Router 8.4: the address has changed already where one goes back or on.)
 */
export function stepAnew(page: object, { location } = window): void {
  const step = findStep(page);
  const target = step && writePlace(step);
  if (target === null || target === writePlace(location)) location.reload();
  else location.assign(target);
}

/** The same for a step that another build has answered, but while something is written. @returns whether it does */
export function stepAnewUnlessTyped(page: object): boolean {
  if (hasTyped()) return false;
  stepAnew(page);
  return true;
}

/**
 * Waits for the connection of a step to another page, and says so; what one reads stays meanwhile, and a
 * press elsewhere goes elsewhere.
 */
export async function waitForStep(signal?: AbortSignal | null): Promise<void> {
  showNotice(m.late_step());
  await untilReachable(signal);
  hideNotice(m.late_step());
}

/**
 * Asks until there is an answer for a page's data that did not come, while it is for a step to another page.
 * @throws `error` where it is not, or the step is broken off
 */
export async function askAgain(
  ask: () => Promise<Response>,
  from: { page: object; error: unknown; signal?: AbortSignal | null | undefined },
): Promise<Response> {
  for (let { error } = from; ; ) {
    if (from.signal?.aborted || !findStep(from.page)) throw error;
    await waitForStep(from.signal);
    from.signal?.throwIfAborted();
    try {
      return await ask();
    } catch (again) {
      error = again;
    }
  }
}

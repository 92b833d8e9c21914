type Manifest = { version: string; routes: Record<string, { css?: string[] } | undefined> };

let taken: Record<string, readonly string[]> | undefined;

/**
 * Takes the stylesheets out of the router's list of routes. While it loads a page it would link them itself,
 * to take them away again when they have come: each dresses the page that is being left anew, twice.
 * (React Router 8.4: `prefetchRouteCss`.) React waits for them as well, where `PageStyles` names them.
 */
export function takeRouteSheets({ routes }: Pick<Manifest, "routes">): void {
  const found: typeof taken = {};
  for (const [id, route] of Object.entries(routes)) {
    if (!route?.css) continue;
    // The router's `#` keeps two of the same address apart.
    found[id] = route.css.map((href) => href.replace(/#$/, ""));
    delete route.css;
  }
  taken = Object.keys(found).length > 0 ? found : undefined;
}

/** Of these routes, the outermost first, each once; null where they were not taken. */
export const findRouteSheets = (ids: readonly string[]): string[] | null =>
  taken ? [...new Set(ids.flatMap((id) => taken?.[id] ?? []))] : null;

declare global {
  interface Window {
    /** The router's own list of routes, there before the application begins. */
    __reactRouterManifest: Manifest;
  }
}

import { askRelease } from "#app/release/ask-release.ts";
import { loadLate } from "#app/release/load-late.ts";
import { giveUpRelease } from "#app/release/release.ts";
import { findStep, stepAnew, waitForStep } from "./step.ts";

type RouteModule = Record<string, unknown>;

/**
 * Brings the code of a page that did not come. The router would load the page anew that is being left,
 * and with it lose what was written there and where one was going. (React Router 8.4: `loadRouteModule`,
 * in whose place this is called; scripts/vite-plugins.ts.)
 */
export async function bringRouteModule(address: string): Promise<RouteModule> {
  for (;;) {
    try {
      return await loadLate(() => import(/* @vite-ignore */ address) as Promise<RouteModule>);
    } catch {
      if (await askRelease()) break;
      await waitForStep();
    }
  }
  // The site is there and the file is not, or the browser keeps its failure: a page of its own has another.
  giveUpRelease();
  if (findStep(window)) stepAnew(window);
  return new Promise(() => {});
}

declare global {
  interface Window {
    /** There once the page is at rest; without it the router does what it always did. */
    bringRouteModule?: (address: string) => Promise<RouteModule>;
  }
}

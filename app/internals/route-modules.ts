import { m } from "#app/paraglide/messages.js";
import { loadLate, untilReachable } from "#app/release/load-late.ts";
import { hideNotice, showNotice } from "#app/release/notice.ts";
import { askRelease, giveUpRelease } from "#app/release/release.ts";
import { findStep, stepAnew } from "./step.ts";

type RouteModule = Record<string, unknown>;

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
    bringRouteModule(address: string): Promise<RouteModule>;
  }
}

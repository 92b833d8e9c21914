import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe finds wrong with a page, or with the part that `within` selects: each rule with the places
 * that break it. Axe is put into a document once, asked there, and answers with the faults alone: the
 * page has no frames, and nobody reads what was found right. What fades or turns its colour is looked at
 * when it has come to rest.
 */
export async function findBarriers(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<[rule: string, places: string[]][]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, only]) => {
      const late = new Promise((resolve) => setTimeout(resolve, 3000, "late"));
      const moving = () =>
        document
          .getAnimations()
          .filter(
            ({ playState, timeline, effect }) =>
              playState === "running" &&
              timeline === document.timeline &&
              effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          )
          .map(({ finished }) => finished.catch(() => null));
      for (let still = moving(); still.length > 0; still = moving())
        if ((await Promise.race([Promise.all(still), late])) === "late") break;
      const found = await window.axe?.run(part ?? document, {
        resultTypes: ["violations"],
        iframes: false,
        selectors: false,
        ...(only && { runOnly: { type: "rule", values: only } }),
      });
      if (!found) throw new Error("axe is not in the page");
      return found.violations.map(({ id, nodes }): [string, string[]] => [
        id,
        nodes.map(({ html }) => html),
      ]);
    },
    [within, rules] as const,
  );
}

/** CSS pixels by which a page is wider than its window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

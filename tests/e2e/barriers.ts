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
 * page has no frames, and nobody reads what was found right.
 */
export async function findBarriers(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<[rule: string, places: string[]][]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, only]) => {
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

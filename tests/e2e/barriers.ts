import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong with a page, or with the part that `within` selects: each rule with the places
 * that break it. The page has no frames and nobody reads what axe found right: both cost four fifths.
 */
export async function findBarriers(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<[rule: string, places: string[]][]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: rules } }),
  });
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** CSS pixels by which a page is wider than its window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

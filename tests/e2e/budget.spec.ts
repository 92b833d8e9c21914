import { expect, test } from "./fixtures.ts";

/** What a first view may cost, in kilobytes as they travel (brotli). Raised only with a reason in the commit. */
const budgets: [path: string, html: number, scripts: number][] = [
  ["/", 29, 125],
  ["/west-india/rajasthan", 32, 125],
  ["/attractions", 22, 125],
];

for (const [path, html, scripts] of budgets)
  test(`${path} keeps within its bytes`, async ({ page, site }) => {
    const weights = { document: 0, script: 0, stylesheet: 0, font: 0 };
    const measured: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const kind = request.resourceType() as keyof typeof weights;
      if (!(kind in weights)) return;
      const weigh = request.sizes().then((sizes) => {
        weights[kind] += sizes.responseBodySize / 1024;
      });
      measured.push(weigh.catch(() => undefined));
    });
    await page.goto(site.url + path);
    await page.waitForLoadState("networkidle");
    await Promise.all(measured);
    expect(weights.document).toBeLessThanOrEqual(html);
    expect(weights.script).toBeLessThanOrEqual(scripts);
    // The styles travel inside the page, but for a toast's, fetched when idle; one font, Devanagari where it is read.
    expect(weights.stylesheet).toBeLessThanOrEqual(4);
    expect(weights.font).toBeLessThanOrEqual(110);
  });

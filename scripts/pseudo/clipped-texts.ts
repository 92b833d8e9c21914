import { chromium as browserType } from "@playwright/test";
import { everyPageKind } from "#tests/e2e/page-kinds.ts";
import { chromium, pageOfTests } from "#tests/setup/chromium.ts";

/** Of a phone, a tablet and a desk. */
export const widths = [390, 768, 1440] as const;

/** On the page: what is wider than its window, and texts that their own box cuts off. */
function findClipped(): string[] {
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  const found = wide > 0 ? [`wider than its window by ${wide}`] : [];
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const style = getComputedStyle(element);
    if (!own || element.closest("svg, [aria-hidden=true]") || style.clipPath !== "none") continue;
    const isCut = /hidden|clip/.test(style.overflowX) && style.textOverflow !== "ellipsis";
    const across = element.scrollWidth - element.clientWidth;
    const down = element.scrollHeight - element.clientHeight;
    const isLow = /hidden|clip/.test(style.overflowY) && style.webkitLineClamp === "none";
    if (element.clientWidth > 1 && ((isCut && across > 1) || (isLow && down > 4)))
      found.push(`cut off: ${element.textContent?.trim().slice(0, 80)}`);
    const { left, right } = element.getBoundingClientRect();
    const scrolls = (of: Element | null): boolean =>
      of !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(of).overflowX) || scrolls(of.parentElement));
    if ((right > window.innerWidth + 1 || left < -1) && !scrolls(element.parentElement))
      found.push(`beyond its window: ${element.textContent?.trim().slice(0, 80)}`);
  }
  return found;
}

/** Each kind of page below `base`, at each width: texts that do not fit where they stand. */
export async function listClippedTexts(base: string): Promise<string[]> {
  const browser = await browserType.launch(chromium);
  try {
    const lines: string[] = [];
    for (const width of widths) {
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ ...pageOfTests, viewport, reducedMotion: "reduce" });
      for (const kind of everyPageKind) {
        await page.goto(base + (kind === "/" ? "" : kind), { waitUntil: "networkidle" });
        const found = await page.evaluate(findClipped);
        lines.push(...found.map((line) => `${kind} at ${width}: ${line}`));
      }
      await page.close();
    }
    return lines;
  } finally {
    await browser.close();
  }
}

import type { Page } from "@playwright/test";
import type { Site } from "./fixtures.ts";

/** The head of one page as the server writes it, and the address it stands at. */
export type WrittenHead = { path: string; html: string };

/** Between the mark of a head and the end of its section; heads hold no section of their own. */
const headOf = /<section[^>]*\sdata-head="[\s\S]*?<\/section>/;

const isPictured = (html: string) => html.includes("data-subject=");

/** Every page of the sitemap whose head shows a picture, asked for six at a time. */
export async function readHeads(site: Site): Promise<WrittenHead[]> {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...new Set([...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = ""]) => at))]
    .map((address) => new URL(address).pathname + new URL(address).search)
    .filter((path) => !/^\/(hi|handbook|blogs)(\/|$)/.test(path));
  const heads: WrittenHead[] = [];
  const ask = async () => {
    for (let path = paths.shift(); path; path = paths.shift()) {
      const [html = ""] = headOf.exec(await (await fetch(site.url + path)).text()) ?? [];
      if (isPictured(html)) heads.push({ path, html });
    }
  };
  await Promise.all(Array.from({ length: 6 }, ask));
  return heads.sort((a, b) => a.path.localeCompare(b.path));
}

/**
 * Puts these heads one under another into the page that is open, whose styles and scripts' marks stay. What a head
 * shows follows from its styles and the view alone, so its pictures need not come.
 */
export async function stackHeads(page: Page, heads: readonly WrittenHead[]): Promise<void> {
  // The page itself holds the styles that its own head needs; the whole sheets, which it asks for after that, stay.
  await page.evaluate(async () => {
    const sheets = [...document.body.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    await Promise.all(
      sheets.map(({ href }) => {
        const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
        document.head.append(sheet);
        return new Promise((resolve) => sheet.addEventListener("load", resolve, { once: true }));
      }),
    );
  });
  await page.evaluate((list) => {
    document.body.replaceChildren(
      ...list.map(({ path, html }) => {
        const place = document.createElement("div");
        place.dataset.path = path;
        place.innerHTML = html;
        return place;
      }),
    );
  }, heads);
}

/** Lengths in px from the left upper corner of a stacked head, or of the view. */
type Box = { left: number; top: number; width: number; height: number };

export type MeasuredHead = {
  path: string;
  place: string;
  slug: string;
  /** Of its word and of the sky over its picture, as the browser has computed them: `rgb(…)`. */
  ink: string;
  skyTop: string;
  /** The sky's colour lies between the picture and its word, in this theme. */
  haze: boolean;
  /** Of the subject's area: what is in the first view and above the card. */
  seen: number;
  /** The pixels at which the picture would begin with an edge: its top, where it is not melted away. */
  cutAt: number | null;
  /** Where the card with the action ends. */
  end: number;
  picture: Box;
  /** How far down from the picture's top it is melted into the sky. */
  melt: number;
  lines: (Box & { letters: string })[];
  stageHeight: number;
};

/** Of each head with a picture, of the page's own or of the stacked ones, what it shows in a view of this size. */
export const measureHeads = (page: Page): Promise<MeasuredHead[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-head]:has([data-subject])")].map((head) => {
      const path = head.closest<HTMLElement>("[data-path]")?.dataset.path;
      const picture = head.querySelector<HTMLElement>("[data-subject]");
      const card = head.lastElementChild;
      const stage = picture?.parentElement;
      if (!picture || !card || !stage) throw new Error(`no head: ${path ?? location.pathname}`);
      const { left: atX, top: atY } = path ? head.getBoundingClientRect() : { left: 0, top: 0 };
      const boxOf = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left: left - atX, top: top - atY, width, height };
      };
      const box = boxOf(picture);
      const dock = boxOf(card);
      const [x = 0, y = 0, w = 1, h = 1] = (picture.dataset.subject ?? "").split(" ").map(Number);
      const left = box.left + x * box.width;
      const top = box.top + y * box.height;
      const width = w * box.width;
      const height = h * box.height;
      const across = Math.min(left + width, innerWidth) - Math.max(left, 0);
      const down = Math.min(top + height, dock.top, innerHeight) - Math.max(top, 0);
      const mask = getComputedStyle(picture).maskImage;
      const melts = mask.startsWith("linear-gradient(rgba(0, 0, 0, 0)");
      const word = head.querySelector('p[aria-hidden="true"]');
      const sky = word?.parentElement;
      const isMasked = sky ? getComputedStyle(sky).maskImage !== "none" : false;
      const probe = (sky ?? head).appendChild(document.createElement("i"));
      probe.style.color = "var(--sky-top)";
      const skyTop = getComputedStyle(probe).color;
      probe.style.color = "var(--mist, var(--haze, transparent))";
      const haze = getComputedStyle(probe).color !== "rgba(0, 0, 0, 0)";
      probe.remove();
      const image = picture.querySelector("img")?.getAttribute("src") ?? "";
      return {
        path: path ?? location.pathname,
        place: head.dataset.head === "behind" && !isMasked ? "above" : (head.dataset.head ?? ""),
        slug: /\/pictures\/(.+)-\d+\.\w+$/.exec(image)?.[1] ?? "",
        ink: word ? getComputedStyle(word).color : "",
        skyTop,
        haze,
        seen: (Math.max(0, across) * Math.max(0, down)) / (width * height),
        cutAt: box.top > 0.5 && !melts ? box.top : null,
        end: dock.top + dock.height,
        picture: box,
        melt: melts ? Number(/#000|rgb\(0, 0, 0\) ([\d.]+)px/.exec(mask)?.[1] ?? 0) : 0,
        lines: [...head.querySelectorAll('p[aria-hidden="true"] > span')]
          .filter((span) => getComputedStyle(span).display !== "none")
          .flatMap((span) => [...span.children])
          .map((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            const { left: from, width: wide } = range.getBoundingClientRect();
            const { top: above, height: tall } = line.getBoundingClientRect();
            return {
              ...{ left: from - atX, top: above - atY, width: wide, height: tall },
              letters: line.textContent?.trim() ?? "",
            };
          }),
        stageHeight: boxOf(stage).height,
      };
    }),
  );

import { listBareFacts } from "#tests/factories/bare-facts.ts";
import { countOwnLetters } from "#tests/factories/own-letters.ts";
import { slowOr } from "#tests/setup/slow-or.ts";
import { expect, test } from "./fixtures.ts";

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
const readEntities = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** One page of so many sights is looked at, and of so many others: each of these by `npm run test:e2e:slow`. */
const sampled = { sights: slowOr(12, 60), others: slowOr(1, 8) };

test("every address of the sitemap is a page of its own, and every link and picture leads somewhere", async ({
  site,
}) => {
  // A thousand answers in each language, one after the other.
  test.setTimeout(480_000);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    readEntities(address).replace(/^https?:\/\/[^/]+/, ""),
  );
  expect(addresses.length).toBeGreaterThan(1000);
  // Sights' pages are one view of as many facts: a sample of them says what all say.
  const count = { sights: 0, others: 0 };
  const walked = addresses.filter((address) => {
    const kind = /^(\/hi)?\/sights\//.test(address) ? "sights" : "others";
    return count[kind]++ % sampled[kind] === 0;
  });
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const targets = new Set<string>();
  const linked = new Set<string>();
  const faults: string[] = [];

  for (const address of walked) {
    // Not compressed: that is half of the work, and tested elsewhere.
    const response = await fetch(site.url + address, {
      headers: { "accept-encoding": "identity" },
    });
    const html = await response.text();
    const say = (fault: string) => faults.push(`${address}: ${fault}`);
    for (const fact of listBareFacts(html)) say(`shows without its standing: ${fact}`);
    if (/^\/hi(?:\/|$)/.test(address)) {
      const { share, others } = countOwnLetters(html, "hi", "Devanagari");
      if (share < 97) say(`${share.toFixed(1)} of 100 letters are Devanagari: ${others.join(" ")}`);
    }
    if (response.status !== 200) say(`answers ${response.status}`);
    if (html.split("<h1").length !== 2) say(`has ${html.split("<h1").length - 1} h1`);
    const title = first(html, /<title>([^<]+)<\/title>/);
    const description = readEntities(first(html, /<meta name="description" content="([^"]*)"/));
    if (readEntities(title).length > 65) say(`has a title that is cut off: ${title}`);
    if (titles.has(title)) say(`has the title of ${titles.get(title)}`);
    if (descriptions.has(description))
      say(`has the description of ${descriptions.get(description)}`);
    if (description.length < 50 || description.length > 175)
      say(`describes itself: ${description}`);
    titles.set(title, address);
    descriptions.set(description, address);
    const canonical = readEntities(first(html, /<link rel="canonical" href="([^"]+)"/));
    if (new URL(canonical || "http://none/").pathname !== address.split("?")[0])
      say(`is canonical as ${canonical}`);
    if (!/property="og:title"/.test(html)) say("has no Open Graph");
    if (!/property="og:image" content="https?:\/\/[^"]+\/social\/[a-z0-9-]+\.jpg"/.test(html))
      say("has no card to be shared with");
    // What stands before a scene's word is cut out of its picture once more, the map's card has a small one of the
    // state that is chosen, and a day of a trip the sights that its page is about.
    const once = html
      .replaceAll(/--outline-[^>]*><div[^>]*><picture[\s\S]*?<\/picture>/g, "")
      .replaceAll(/<picture[^>]*><source[^>]* sizes="(?:132|180|120)px"[\s\S]*?<\/picture>/g, "");
    const pictures = [...once.matchAll(/<img[^>]* src="\/pictures\/([a-z0-9-]+?)-\d+\.webp"/g)]
      .map(([, slug = ""]) => slug)
      .filter((slug) => !slug.endsWith("-night"));
    const twice = pictures.filter((slug, index) => pictures.indexOf(slug) !== index);
    // The village of the scene is a card among the others too.
    const isScene = /^\/(hi)?$/.test(address) && twice.every((slug) => slug.startsWith("village-"));
    if (twice.length > 0 && !isScene) say(`shows twice: ${twice.join(", ")}`);
    for (const [, data = "null"] of html.matchAll(
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
    ))
      if (!JSON.parse(data)?.["@context"]) say("has structured data without a context");
    for (const [, target = ""] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g))
      targets.add(readEntities(target));
    for (const [, target = ""] of html.matchAll(/<a[^>]* href="(\/[^"#]*)/g))
      if (readEntities(target) !== address) linked.add(readEntities(target));
  }
  // Who walks by a page does not see that it is the one that links to another.
  for (const address of sampled.others === 1 ? addresses : [])
    if (!linked.has(address)) faults.push(`${address}: no other page links to it`);
  const known = new Set(addresses);
  for (const target of targets) {
    // A ready-made wish is planned anew for whoever asks, so many a minute: its own journeys test it.
    if (known.has(target) || target.startsWith("/plan?")) continue;
    const { status } = await fetch(site.url + target, { method: "HEAD" });
    if (status >= 400) faults.push(`a link or a picture: ${target} answers ${status}`);
  }
  expect(faults).toEqual([]);
});

test("where there is no page its head says so, and no machine keeps it", async ({ site }) => {
  const missing = [
    "/nowhere",
    "/north-india/nowhere",
    "/north-india/kerala",
    "/north-india/nowhere/sights",
    "/destinations/nowhere",
    "/attractions/nowhere",
    "/experiences/nowhere",
    "/festivals/nowhere",
    "/themes/nowhere",
    "/journeys/nowhere",
    "/attractions?page=99",
    "/experiences?page=99",
    "/festivals?page=99",
  ];
  for (const address of missing) {
    const answer = await fetch(site.url + address);
    const html = await answer.text();
    expect.soft(answer.status, address).toBe(404);
    expect
      .soft(html.match(/<title>[^<]*<\/title>/g), address)
      .toEqual(["<title>Page not found · Safarnama</title>"]);
    expect
      .soft(html.match(/<meta name="robots"[^>]*>/g), address)
      .toEqual([expect.stringContaining("noindex")]);
  }
});

import { expect, test } from "vitest";
import { getCatalogue } from "./catalogue.ts";
import { writeRobots, writeSitemap } from "./sitemap.ts";

const origin = "https://site.example";

test("with one language an address stands alone; with two each names the other and the first", () => {
  const one = writeSitemap(getCatalogue(), origin);
  expect(one).toContain(`  <url><loc>${origin}/about</loc></url>\n`);
  expect(one).not.toContain("xhtml");
  const two = writeSitemap(getCatalogue(), origin, ["en", "hi"]);
  const links = [
    `<xhtml:link rel="alternate" hreflang="en" href="${origin}/"/>`,
    `<xhtml:link rel="alternate" hreflang="hi" href="${origin}/hi"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/"/>`,
  ].join("");
  expect(two).toContain(`  <url><loc>${origin}/</loc>${links}</url>\n`);
  expect(two).toContain(`  <url><loc>${origin}/hi</loc>${links}</url>\n`);
  expect(two.match(/<loc>/g)).toHaveLength(2 * (one.match(/<loc>/g)?.length ?? 0));
});

test("robots stay away from the same pages in each language", () => {
  expect(writeRobots(origin)).not.toContain("/hi/");
  const both = writeRobots(origin, ["en", "hi"]);
  for (const path of ["/hi/trip/", "/hi/plan?", "/hi/search", "/hi/AdminPanel"])
    expect(both).toContain(`Disallow: ${path}\n`);
  expect(both).toContain(`\n\nSitemap: ${origin}/sitemap.xml`);
});

import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { PictureEntry } from "#contract/content/content-parts.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import type { Catalogue } from "./catalogue.ts";
import type { StaticPages } from "./static-pages.ts";
import { listWantedPictures, type PictureUse } from "./wanted-pictures.ts";

const style = `body{font:15px/1.45 system-ui;margin:0;padding:24px;background:#fbf4e8;color:#2b1736}
ul{list-style:none;padding:0;display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(300px,1fr))}
li{background:#fff;border-radius:14px;overflow:hidden}li>div{padding:12px 14px}img{display:block;width:100%;height:auto}
code{font-weight:700}i{display:inline-block;width:1em;height:1em;border-radius:50%;vertical-align:-.15em}p{margin:4px 0}small{color:#6b5a70}
a{color:#a3123f}`;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'";

function showEntry(entry: PictureEntry, uses: readonly PictureUse[]) {
  const { slug, alt, width, height, widths, hour, colour, layers } = entry;
  const shown = widths.find((candidate) => candidate >= 600) ?? widths[0];
  const more = Object.entries(layers ?? {}).map(
    ([name, sizes]) =>
      html` · <a href="/pictures/${slug}-${name}-${sizes?.[0] ?? 0}.webp">${name}</a> ${sizes?.join(", ")}`,
  );
  return html`<li id="${slug}"><a href="/pictures/${slug}-${widths.at(-1) ?? 0}.avif"><img src="/pictures/${slug}-${shown ?? 0}.webp" alt="${alt}" width="${width}" height="${height}" loading="lazy"></a><div><p><code>${slug}</code> ${width} × ${height}</p><p>${alt}</p><p><small>${hour} · <i style="background:${colour}"></i> ${colour} · ${widths.join(", ")}${more}</small></p><p><small>${uses.map(({ list, item }) => `${list}: ${item}`).join(", ") || "named nowhere"}</small></p></div></li>`;
}

/** /dev/pictures, in development alone: every picture as it is recorded, and those not made yet. */
export function createPicturesPage(catalogue: Catalogue, fixed: StaticPages) {
  const { pictures } = catalogue;
  return new Hono<HttpEnv>().get("/", (context) => {
    const uses = listWantedPictures(catalogue, fixed);
    const made = new Set(pictures.map(({ slug }) => slug));
    const missing = [...new Set(uses.map(({ picture }) => picture))].filter(
      (slug) => !made.has(slug),
    );
    context.header("content-security-policy", policy);
    context.header("cache-control", "no-store");
    return context.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures</title><style>${raw(style)}</style></head><body><h1>${pictures.length} pictures</h1><p>${missing.length === 0 ? "None is missing." : html`${missing.length} are missing: ${missing.join(", ")}`}</p><ul>${pictures.map(
        (entry) =>
          showEntry(
            entry,
            uses.filter(({ picture }) => picture === entry.slug),
          ),
      )}</ul></body></html>`,
    );
  });
}

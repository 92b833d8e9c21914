import type { MetaDescriptor } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { locale, ownAddress } from "#app/ui/language.ts";
import { siteName } from "#app/ui/site-name.ts";
import { type PictureView, socialCardOf, socialCardSize } from "#contract/content/picture.ts";
import { addressIn, type Language } from "#contract/languages.ts";
import type { Chrome } from "#server/content/chrome.ts";

type PageDescription = {
  /** Without the site's name, which is added. */
  title: string;
  /** One or two sentences of the page's own, at most 160 characters. */
  description: string;
  /** The page's one address. */
  path: string;
  picture?: Pick<PictureView, "slug" | "widths" | "alt"> | null;
  /** Of other pages of a list, and of pages for one person: not to be listed. */
  hidden?: boolean;
  /** Structured data, one object a thing. */
  things?: Record<string, unknown>[];
};

/** Letters of a title that a list of findings shows. */
export const longestTitle = 65;

/** A title with the site's name behind it, or without where that would be cut off. */
export function nameTitle(title: string): string {
  const whole = `${title} · ${siteName}`;
  return whole.length > longestTitle ? title : whole;
}

/** The head of an address where there is nothing: no machine keeps it, and a tab says why. */
export const describeMissing = (): MetaDescriptor[] => [
  { title: nameTitle(m.not_found_title()) },
  { name: "robots", content: "noindex" },
];

/** The routes of a page with what their loaders returned. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical address, Open Graph and structured data of a page. */
export function describePage(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root");
  const origin = (root?.loaderData as Chrome | undefined)?.origin ?? "";
  const title = page.path === "/" ? page.title : nameTitle(page.title);
  const address = origin + ownAddress(page.path);
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.hidden
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link" as const, rel: "canonical", href: address }]),
    ...(import.meta.env.SSR ? describeShared(page, origin, address) : []),
    ...(import.meta.env.SSR && root && !page.hidden
      ? describeLanguages(page, root.loaderData as Chrome | undefined)
      : []),
  ];
}

/** What a page's language is called where machines read, without how it writes digits: `bn-IN`. */
export const languageTag = import.meta.env.SSR ? new Intl.Locale(locale).baseName : "";

/** Where the same page stands in other languages; nothing where there is one alone. */
function describeLanguages(
  { path }: PageDescription,
  chrome: Chrome | undefined,
): MetaDescriptor[] {
  const { languages, origin } = chrome ?? {};
  if (!languages) return [];
  const alternate = (hrefLang: string, language: Language) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: origin + addressIn(language, path),
  });
  return [
    ...languages.map((language) => alternate(language, language)),
    alternate("x-default", "en"),
    { property: "og:locale", content: languageTag.replace("-", "_") },
  ];
}

/** The page itself, which alone of what most pages tell of has a language: on each that may be listed. */
const pageThing = (name: string, url: string) => ({
  "@type": "WebPage",
  name,
  url,
  inLanguage: languageTag,
});

/** What other machines read of the rendered page: the card of a shared link, structured data. */
function describeShared(page: PageDescription, origin: string, address: string): MetaDescriptor[] {
  // A portrait or a small picture makes no card.
  const pictured = page.picture?.widths.some((width) => width >= socialCardSize.width);
  const card = origin + socialCardOf(pictured ? page.picture?.slug : undefined);
  return [
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { property: "og:image", content: card },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(socialCardSize.width) },
    { property: "og:image:height", content: String(socialCardSize.height) },
    ...(pictured && page.picture?.alt
      ? [{ property: "og:image:alt", content: page.picture.alt }]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...[...(page.things ?? []), ...(page.hidden ? [] : [pageThing(page.title, address)])].map(
      (thing) => ({
        "script:ld+json": { "@context": "https://schema.org", ...thing },
      }),
    ),
  ];
}

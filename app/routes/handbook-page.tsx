import { articleThing } from "#app/handbook/article-thing.ts";
import { HandbookArticle } from "#app/handbook/handbook-article.tsx";
import { m } from "#app/paraglide/messages.js";
import { orMissing } from "#app/places/missing.ts";
import { breadcrumbThing, originOf } from "#app/places/structured-data.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import type { HandbookView } from "#server/content/handbook/handbook-pages.ts";
import type { Route } from "./+types/handbook-page.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orMissing(context.get(pageServices).pages.handbookPage(params.slug));

const crumbsOf = ({ title, slug }: HandbookView) => [
  { name: m.place_home(), to: "/" },
  { name: m.handbook_title(), to: "/handbook" },
  { name: title, to: `/handbook/${slug}` },
];

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  const origin = originOf(matches);
  return describePage(matches, {
    title: page.title,
    description: page.summary,
    path: `/handbook/${page.slug}`,
    things: [breadcrumbThing(origin, crumbsOf(page)), articleThing(origin, page)],
  });
}

/** /handbook/<slug>: one page of the handbook. */
export default function HandbookPage({ loaderData: page }: Route.ComponentProps) {
  return <HandbookArticle page={page} crumbs={crumbsOf(page)} />;
}

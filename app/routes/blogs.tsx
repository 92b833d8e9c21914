import { Tabs } from "radix-ui";
import { Link, useNavigate } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section } from "#app/places/section.tsx";
import { breadcrumbThing, originOf, reviewsThing } from "#app/places/structured-data.ts";
import { TravelReviews } from "#app/reviews/travel-reviews.tsx";
import { VideoGuides } from "#app/reviews/video-guides.tsx";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { language } from "#app/ui/language.ts";
import { latePart } from "#app/ui/late-part.tsx";
import { siteName } from "#app/ui/site-name.ts";
import { ownNameOf, reviewFeedOf } from "#contract/languages.ts";
import type { Chrome } from "#server/content/chrome.ts";
import type { Route } from "./+types/blogs.ts";
import styles from "./blogs.module.css";

const TripVoices = latePart(async () => (await import("#app/places/place-voices.tsx")).PlaceVoices);

const path = "/blogs";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pages, reviews } = context.get(pageServices);
  const [first, summary, voices] = await Promise.all([
    reviews.listReviews({}),
    reviews.summariseReviews(),
    context.get(pageServices).voices.readTop(undefined),
  ]);
  const tab = new URL(request.url).searchParams.get("tab") === "guides" ? "guides" : "reviews";
  return { first, summary, voices, guides: pages.guides(), scene: pages.headScene("blogs"), tab };
}

const crumbs = () => [
  { name: m.place_home(), to: "/" },
  { name: m.blog_title(), to: path },
];

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  const head = describePage(matches, {
    title: m.blog_title(),
    description: m.blog_about(),
    path,
    things: [
      breadcrumbThing(origin, crumbs()),
      ...(page && (page.first.reviews.length > 0 || page.voices)
        ? [reviewsThing(origin, siteName, page.first.reviews, page.summary, page.voices)]
        : []),
    ],
  });
  const chrome = matches.find((match) => match?.id === "root")?.loaderData as Chrome | undefined;
  // Its own feed first, which is what a reader of feeds takes; those of the other languages say so.
  const others = (chrome?.languages ?? []).filter((one) => one !== language);
  const feeds = [language, ...others].map((one) => ({
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    href: reviewFeedOf(one),
    ...(one === language ? { title: m.blog_reviews() } : { title: ownNameOf[one], hrefLang: one }),
  }));
  return [...head, ...feeds];
}

/** Travel Reviews and Video Guides; the tab stands in the address. */
export default function Blogs({ loaderData: page }: Route.ComponentProps) {
  const navigate = useNavigate();
  const addressOf = (tab: string) => (tab === "guides" ? `${path}?tab=guides` : path);
  return (
    <div data-hour="dawn">
      <PlainHead
        crumbs={crumbs()}
        title={m.blog_title()}
        line={m.blog_line()}
        hour="dawn"
        scene={page.scene}
      />
      <Section>
        <Tabs.Root
          value={page.tab}
          onValueChange={(tab) =>
            navigate(addressOf(tab), { replace: true, preventScrollReset: true })
          }
        >
          <Tabs.List className={styles.tabs} aria-label={m.blog_title()}>
            {(["reviews", "guides"] as const).map((tab) => (
              <Tabs.Trigger key={tab} value={tab} className={styles.tab} asChild>
                <Link
                  to={addressOf(tab)}
                  preventScrollReset
                  onClick={(event) => event.preventDefault()}
                >
                  {tab === "reviews" ? m.blog_reviews() : m.blog_guides()}
                </Link>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="reviews" className={styles.content}>
            <TravelReviews first={page.first} summary={page.summary} />
          </Tabs.Content>
          <Tabs.Content value="guides" className={styles.content}>
            <VideoGuides guides={page.guides} />
          </Tabs.Content>
        </Tabs.Root>
      </Section>
      {page.voices && page.tab === "reviews" && (
        <TripVoices place={undefined} name={siteName} top={page.voices} />
      )}
    </div>
  );
}

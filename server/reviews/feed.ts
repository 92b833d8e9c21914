import { createHash } from "node:crypto";
import type { Context } from "hono";
import { addressIn, type Language, reviewFeedOf } from "#contract/languages.ts";
import type { Review } from "#contract/wire/reviews.ts";
import { toXml } from "#server/mail/to-xml.ts";
import { type SayMail, sayMailIn } from "#words/mails/say-mail.ts";
import type { ReviewService } from "./service.ts";

/** Reviews that the feed tells, newest first. */
const mostItems = 30;

const tag = (name: string, text: string) => `      <${name}>${toXml(text)}</${name}>`;

function writeItem(review: Review, blogs: string, say: SayMail): string {
  const address = `${blogs}#review-${review.id}`;
  const lines = [
    tag("title", review.title),
    tag("link", address),
    tag("guid", address),
    tag("pubDate", new Date(review.created_at).toUTCString()),
    tag("dc:creator", review.Name),
    ...(review.place_name ? [tag("category", review.place_name)] : []),
    tag(
      "description",
      [say("feed-stars", { stars: review.ratings }), review.excerpt, review.comment].join("\n\n"),
    ),
  ];
  return `    <item>\n${lines.join("\n")}\n    </item>`;
}

/** The newest reviews as RSS 2.0, with addresses below `origin`; what the travellers wrote is as they wrote it. */
export function writeReviewFeed(
  reviews: readonly Review[],
  origin: string,
  language: Language,
  languages: readonly Language[] = [language],
): string {
  const say = sayMailIn[language];
  const others = languages
    .filter((one) => one !== language)
    .map(
      (one) =>
        `    <atom:link href="${toXml(origin + reviewFeedOf(one))}" rel="alternate" hreflang="${one}" type="application/rss+xml"/>\n`,
    );
  const blogs = origin + addressIn(language, "/blogs");
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${toXml(say("feed-title"))} · ${toXml(say("brand"))}</title>
    <link>${toXml(blogs)}</link>
    <description>${toXml(say("feed-about"))}</description>
    <language>${language}</language>
    <atom:link href="${toXml(origin + reviewFeedOf(language))}" rel="self" type="application/rss+xml"/>
${others.join("")}${reviews.map((review) => writeItem(review, blogs, say)).join("\n")}
  </channel>
</rss>
`;
}

/** Answers `GET /blogs.xml`, `/blogs-hi.xml`, or 304 to who has it. Never from a cache unasked: a review may be hidden. */
export const createReviewFeed =
  (
    { listReviews }: Pick<ReviewService, "listReviews">,
    {
      origin,
      language,
      languages,
    }: { origin: string; language: Language; languages: readonly Language[] },
  ) =>
  async (context: Context): Promise<Response> => {
    const { reviews } = await listReviews({ limit: mostItems });
    const body = writeReviewFeed(reviews, origin, language, languages);
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const headers = {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "no-cache",
      etag,
    };
    if (context.req.header("if-none-match")?.includes(etag))
      return new Response(null, { status: 304, headers });
    return new Response(body, { headers });
  };

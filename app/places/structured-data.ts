import { languageTag, type Matches } from "#app/site/page-meta.ts";
import { ownAddress } from "#app/ui/language.ts";
import type { Office } from "#contract/content/office.ts";
import { type PictureView, socialCardOf } from "#contract/content/picture.ts";
import type { Review, ReviewSummary } from "#contract/wire/reviews.ts";
import type { VoiceTop } from "#contract/wire/voices.ts";
import type { Chrome } from "#server/content/chrome.ts";

/**
 * Structured data of schema.org; `describePage` adds its context. Search engines read it in what the
 * server renders: in the browser there is none, nor the code that makes it.
 */
export type Thing = Record<string, unknown>;

type Point = { lon: number; lat: number };
type Pictured = Pick<PictureView, "slug" | "widths" | "tile"> | null;

/** The public address that the document was rendered for. */
export const originOf = (matches: Matches): string =>
  (matches.find((match) => match?.id === "root")?.loaderData as Chrome | undefined)?.origin ?? "";

/** A page's address in the page's own language. */
const addressOf = (origin: string, path: string) => origin + ownAddress(path);

export const geo = ({ lon, lat }: Point) => ({
  "@type": "GeoCoordinates",
  latitude: lat,
  longitude: lon,
});

const imageOf = (origin: string, picture: Pictured) =>
  picture?.tile
    ? { image: origin + socialCardOf(picture.slug) }
    : picture
      ? {
          image: `${origin}/pictures/${picture.slug}-${picture.widths.findLast((w) => w <= 1200)}.webp`,
        }
      : {};

export type Crumb = { name: string; to: string };

export const breadcrumbThing = (origin: string, crumbs: readonly Crumb[]): Thing =>
  import.meta.env.SSR
    ? {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map((crumb, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: crumb.name,
          item: addressOf(origin, crumb.to),
        })),
      }
    : {};

/** A region, state, city or attraction as a place to travel to. */
export const placeThing = (
  origin: string,
  place: {
    type?: "TouristDestination" | "TouristAttraction";
    name: string;
    description: string;
    path: string;
    coordinates?: Point;
    picture: Pictured;
    within?: string;
    /** What else is known of it: hours, sights. */
    more?: Thing;
  },
): Thing =>
  import.meta.env.SSR
    ? {
        "@type": place.type ?? "TouristDestination",
        name: place.name,
        description: place.description,
        url: addressOf(origin, place.path),
        ...(place.coordinates && { geo: geo(place.coordinates) }),
        ...(place.within && { containedInPlace: { "@type": "Place", name: place.within } }),
        ...imageOf(origin, place.picture),
        ...place.more,
      }
    : {};

export const eventThing = (
  origin: string,
  event: {
    name: string;
    description: string;
    path: string;
    start: string;
    end: string;
    place: string;
    coordinates: Point;
    picture: Pictured;
  },
): Thing =>
  import.meta.env.SSR
    ? {
        "@type": "Festival",
        name: event.name,
        description: event.description,
        url: addressOf(origin, event.path),
        startDate: event.start,
        endDate: event.end,
        eventStatus: "https://schema.org/EventScheduled",
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        location: {
          "@type": "Place",
          name: event.place,
          address: { "@type": "PostalAddress", addressLocality: event.place, addressCountry: "IN" },
          geo: geo(event.coordinates),
        },
        ...imageOf(origin, event.picture),
      }
    : {};

export const listThing = (origin: string, name: string, items: readonly Crumb[]): Thing =>
  import.meta.env.SSR
    ? {
        "@type": "ItemList",
        name,
        itemListElement: items.map((item, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: item.name,
          url: addressOf(origin, item.to),
        })),
      }
    : {};

export const questionsThing = (
  questions: readonly { question: string; answer: readonly string[] }[],
): Thing =>
  import.meta.env.SSR
    ? {
        "@type": "FAQPage",
        inLanguage: languageTag,
        mainEntity: questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
        })),
      }
    : {};

/** What travellers say of a thing: the mean of their stars, and the first of them. */
export const voiceThings = (voices: VoiceTop | null | undefined): Thing =>
  import.meta.env.SSR && voices
    ? {
        ...(voices.summary.average !== null && {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: voices.summary.average,
            reviewCount: voices.summary.count,
            bestRating: 5,
          },
        }),
        review: voices.first.map((voice) => ({
          "@type": "Review",
          ...(voice.title && { name: voice.title }),
          ...(voice.body && { reviewBody: voice.body }),
          datePublished: voice.at,
          author: { "@type": "Person", name: voice.name },
          reviewRating: { "@type": "Rating", ratingValue: voice.rating, bestRating: 5 },
        })),
      }
    : {};

/** One office, whichever page tells of it. */
const officeId = (origin: string) => `${origin}/#office`;

export const reviewsThing = (
  origin: string,
  brand: string,
  reviews: readonly Review[],
  summary: ReviewSummary,
  /** What is said of whole trips; null: nothing. */
  voices: VoiceTop | null,
): Thing => {
  if (!import.meta.env.SSR) return {};
  const trips = voices?.summary ?? { count: 0, average: null };
  const count = summary.count + trips.count;
  const stars = (summary.average ?? 0) * summary.count + (trips.average ?? 0) * trips.count;
  const told = voices ? voiceThings(voices) : {};
  return {
    "@type": "TravelAgency",
    "@id": officeId(origin),
    name: brand,
    url: addressOf(origin, "/"),
    ...(count > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: Math.round((stars / count) * 10) / 10,
        reviewCount: count,
        bestRating: 5,
      },
    }),
    review: [
      ...((told.review as Thing[] | undefined) ?? []),
      ...reviews.map((review) => ({
        "@type": "Review",
        name: review.title,
        reviewBody: review.comment,
        datePublished: review.created_at,
        author: { "@type": "Person", name: review.Name },
        reviewRating: { "@type": "Rating", ratingValue: review.ratings, bestRating: 5 },
      })),
    ],
  };
};

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export const officeThing = (origin: string, brand: string, office: Office): Thing =>
  import.meta.env.SSR
    ? {
        "@type": "TravelAgency",
        "@id": officeId(origin),
        name: brand,
        url: addressOf(origin, "/"),
        logo: `${origin}/apple-touch-icon.png`,
        image: origin + socialCardOf(undefined),
        areaServed: { "@type": "Country", name: "India" },
        telephone: office.phone.shown,
        faxNumber: office.fax.shown,
        email: office.emails[0]?.address,
        contactPoint: [
          ...[office.phone, office.helpline].map(({ label, shown }) => ({
            "@type": "ContactPoint",
            contactType: label,
            telephone: shown,
          })),
          ...office.emails.map(({ label, address }) => ({
            "@type": "ContactPoint",
            contactType: label,
            email: address,
          })),
        ],
        address: {
          "@type": "PostalAddress",
          streetAddress: office.postal.street,
          addressLocality: office.postal.locality,
          addressRegion: office.postal.region,
          postalCode: office.postal.postalCode,
          addressCountry: office.postal.country,
        },
        geo: geo(office.coordinates),
        hasMap: addressOf(origin, "/contact"),
        openingHoursSpecification: office.week.flatMap((hours, day) =>
          hours
            ? [
                {
                  "@type": "OpeningHoursSpecification",
                  dayOfWeek: dayNames[day],
                  opens: hours.opens,
                  closes: hours.closes,
                },
              ]
            : [],
        ),
      }
    : {};

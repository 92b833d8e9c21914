import { dateLocaleOf } from "#app/ui/language.ts";
import { inLanguages, type Language } from "#contract/languages.ts";
import { fillTemplate, type templateWords } from "#contract/quote/rate-book.ts";

/** What is known of a trip where a text is filled. */
export type TemplateTrip = {
  name: string;
  destination: string;
  /** YYYY-MM-DD. */
  departure: string;
  travelers: string;
  reference: string;
  /** How many days; unknown before there is a plan. */
  days?: number;
};

const zone = { dateStyle: "long", timeZone: "UTC" } as const;
const dates = inLanguages((one) => new Intl.DateTimeFormat(dateLocaleOf(one), zone));

/** A template's text with the trip's own words in its language; what is not known of the trip stays to be read. */
export function fillText(text: string, language: Language, trip: TemplateTrip): string {
  const day = new Date(`${trip.departure}T00:00:00Z`);
  const known: Record<(typeof templateWords)[number], string> = {
    name: trip.name,
    destination: trip.destination,
    departure: Number.isNaN(day.getTime()) ? trip.departure : dates[language].format(day),
    people: trip.travelers,
    days: trip.days ? String(trip.days) : "",
    reference: trip.reference,
  };
  return fillTemplate(text, Object.fromEntries(Object.entries(known).filter(([, word]) => word)));
}

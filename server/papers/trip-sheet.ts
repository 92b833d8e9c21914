import type { Language } from "#contract/languages.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { ShownSight } from "#contract/wire/trip-page.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import { emptyDocument } from "#trip/document-of-days.ts";
import { coverSize, dayPicture } from "./picture-sizes.ts";
import { sayStop } from "./say-stop.ts";
import type { Sheet } from "./sheet.ts";
import type { WayStop } from "./trip-way.ts";

/** A trip's pictures are at most so many: a paper is sent by telephone. */
const mostPictures = 16;

/** What a paper is drawn with: the facts of the days' sights and towns, pictures and the map. */
export type PaperNeeds = {
  showSights(days: PlanDays): Record<string, ShownSight>;
  showBeds(days: PlanDays): Record<string, { lat: number; lon: number }>;
  pictures: {
    findOfPlace(name: string): string | null;
    /** Pixels. */
    read(slug: string, width: number, height: number): Promise<Buffer | null>;
  };
  /** India as it is drawn: paths in its units, and where a place lies in them. */
  map(): {
    paths: readonly string[];
    place(point: { lat: number; lon: number }): [number, number];
  };
};

/** Who is reached how on the way. `nights`: dates, YYYY-MM-DD; "" for what nobody gave, or who reads is not told. */
export type PaperCalls = {
  hotels: {
    name: string;
    /** In the script of its state. */
    localName?: string;
    text: string;
    address: string;
    phone: string;
    nights: string[];
  }[];
  numbers: { label: string; shown: string }[];
};

export type PaperTrip = {
  title: string;
  reference: string;
  name: string;
  destination: string;
  departure: string;
  /** Of its traveller: the paper is written in it. */
  language: Language;
  days: PlanDays;
  quote: ShownQuote | null;
  /** It is the paper of a change that is offered: what it changes stands on it. */
  isChange?: boolean;
  /** How to pay what is next, in lines; empty where nothing is open, or for whoever sees no money. */
  pay: string[];
  /** Left out of the paper of a change. */
  calls?: PaperCalls;
  /** Of what suppliers have confirmed, for the link that edits. */
  vouchers?: Sheet | null;
};

/** All that a trip's paper shows, as data that goes to the thread that writes it. */
export type TripSheet = {
  trip: PaperTrip;
  /** JPEG; of each day, in their order, where there is one. */
  front: Uint8Array | null;
  shown: (Uint8Array | null)[];
  way: { stops: WayStop[]; paths: readonly string[] };
};

/** Where the nights are spent, in their order; the same town later is the same stop. */
function listStops(days: PlanDays, needs: PaperNeeds): WayStop[] {
  const beds = needs.showBeds(days);
  const stops = new Map<string, WayStop>();
  for (const [index, { sleeps }] of days.entries()) {
    const spot = sleeps && Object.hasOwn(beds, sleeps) ? beds[sleeps] : undefined;
    if (!sleeps || !spot) continue;
    const known = stops.get(sleeps);
    if (known) known.days.push(index + 1);
    else stops.set(sleeps, { name: sleeps, days: [index + 1], point: needs.map().place(spot) });
  }
  return [...stops.values()];
}

/** A picture for each day: of a sight of it, else of the town where its night is; none twice. */
function choosePictures(
  days: PlanDays,
  sights: Record<string, ShownSight>,
  findOfPlace: PaperNeeds["pictures"]["findOfPlace"],
): (string | null)[] {
  const taken = new Set<string>();
  return days.map(({ stops, sleeps }) => {
    const own = stops.flatMap(({ sight }) => (sight && sights[sight]?.picture?.slug) || []);
    const town = sleeps ? findOfPlace(sleeps) : null;
    const slug = [...own, ...(town ? [town] : [])].find((one) => !taken.has(one)) ?? null;
    if (!slug || taken.size >= mostPictures) return null;
    taken.add(slug);
    return slug;
  });
}

/** Brings together what the paper of a trip shows: its days and price, pictures and the way. */
export async function gatherTripSheet(trip: PaperTrip, needs: PaperNeeds): Promise<TripSheet> {
  const { pictures } = needs;
  const sights = needs.showSights(trip.days);
  // What was written to a stop is said on the page and not on paper; what can spoil its visit is.
  const tell = (sight: string | null) =>
    sight !== null && Object.hasOwn(sights, sight) && sights[sight]
      ? sayStop(sights[sight], trip.language)
      : "";
  const days = trip.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => ({ ...stop, text: tell(stop.sight) })),
  }));
  const slugs = choosePictures(days, sights, pictures.findOfPlace);
  const cover = pictures.findOfPlace(trip.destination) ?? slugs.find((slug) => slug !== null);
  const read = async (
    slug: string | null | undefined,
    { width, height }: typeof dayPicture | typeof coverSize,
  ) => (slug ? pictures.read(slug, width * 2, height * 2) : null);
  const [front = null, ...shown] = await Promise.all([
    read(cover, coverSize),
    ...slugs.map((slug) => read(slug, dayPicture)),
  ]);
  const stops = listStops(days, needs);
  const paths = stops.length > 0 ? needs.map().paths : [];
  const changes = trip.isChange ? (trip.quote?.changes ?? null) : null;
  const quote = trip.quote && {
    ...trip.quote,
    ...{ days: [], trip: emptyDocument, said: {}, changes, acceptance: null },
  };
  return { trip: { ...trip, days, quote }, front, shown, way: { stops, paths } };
}

import { byId } from "#contract/by-id.ts";
import type { Language } from "#contract/languages.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { ShownSight, TripPage } from "#contract/wire/trip-page.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import { emptyDocument } from "#trip/document-of-days.ts";
import type { Light } from "#trip/strip/sky.ts";
import { listShownStrip, type StripItem } from "#trip/strip/strip-items.ts";
import { coverSize, dayPicture } from "./picture-sizes.ts";
import { sayStop } from "./say-stop.ts";
import type { Sheet } from "./sheet.ts";
import { readStampShapes } from "./stamp-shapes.ts";
import type { WayStop } from "./trip-way.ts";

/** A trip's pictures are at most so many: a paper is sent by telephone. Others have their stamp. */
const mostPictures = 40;

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
  /** YYYY-MM-DD; where `when` is not empty, a day that nobody said. */
  departure: string;
  /** How well the departure is known: absent or empty, a month ("2027-03"), or "open". */
  when?: string;
  /** Of its traveller: the paper is written in it. */
  language: Language;
  days: PlanDays;
  /** The document that the days are of, with what they say, and each day's light; absent: they are words alone. */
  shown?: Pick<TripPage, "lights"> & Pick<TripPage, "trip" | "said">;
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
  /** JPEG. */
  front: Uint8Array | null;
  /** Of each day, in their order. `light`: null where nobody knows it. */
  strips: { items: StripItem[]; light: Light | null }[];
  /** By the sight's id: a picture as JPEG, or the path of the silhouette of its stamp. */
  looks: Record<string, { picture: Uint8Array | null; shape: string }>;
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

/** Of its greatest sight that has a picture. */
const findBestPicture = (days: PlanDays, sights: Record<string, ShownSight>): string | null =>
  days
    .flatMap(({ stops }) => stops.flatMap(({ sight }) => (sight && sights[sight]) || []))
    .toSorted((one, other) => other.worth - one.worth)
    .find(({ picture }) => picture !== null)?.picture?.slug ?? null;

/** What is drawn of each sight of the days: the same picture once, and no more of them than a paper holds. */
async function drawLooks(
  days: PlanDays,
  sights: Record<string, ShownSight>,
  read: (slug: string) => Promise<Buffer | null>,
): Promise<TripSheet["looks"]> {
  const shapes = await readStampShapes();
  const ids = new Set(days.flatMap(({ stops }) => stops.flatMap(({ sight }) => sight ?? [])));
  const known = [...ids].filter((id) => Object.hasOwn(sights, id));
  const slugs = new Set(known.flatMap((id) => sights[id]?.picture?.slug ?? []));
  const chosen = [...slugs].slice(0, mostPictures);
  const pictures = new Map(
    await Promise.all(chosen.map(async (slug) => [slug, await read(slug)] as const)),
  );
  return Object.fromEntries(
    known.map((id) => {
      const { picture = null, stamp = "" } = sights[id] ?? {};
      const drawn = picture && pictures.get(picture.slug);
      return [id, { picture: drawn ?? null, shape: shapes.get(stamp) ?? "" }];
    }),
  );
}

/** What each day has on its strip. */
function listStrips({ days, shown }: PaperTrip): TripSheet["strips"] {
  const written = byId(shown?.trip.days ?? []);
  return days.map((day) => {
    const items = listShownStrip(day, written.get(day.id), shown?.said);
    return { items, light: shown?.lights?.[day.id] ?? null };
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
  const read = (slug: string, { width, height }: typeof dayPicture | typeof coverSize) =>
    pictures.read(slug, width * 2, height * 2);
  const cover = pictures.findOfPlace(trip.destination) ?? findBestPicture(days, sights);
  const [front, looks] = await Promise.all([
    cover ? read(cover, coverSize) : null,
    drawLooks(days, sights, (slug) => read(slug, dayPicture)),
  ]);
  const stops = listStops(days, needs);
  const paths = stops.length > 0 ? needs.map().paths : [];
  const changes = trip.isChange ? (trip.quote?.changes ?? null) : null;
  const quote = trip.quote && {
    ...trip.quote,
    ...{ days: [], trip: emptyDocument, said: {}, changes, acceptance: null },
  };
  const { shown: _, ...told } = trip;
  return {
    ...{ trip: { ...told, days, quote }, front, looks },
    ...{ strips: listStrips(trip), way: { stops, paths } },
  };
}

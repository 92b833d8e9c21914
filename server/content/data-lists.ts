import { dayInIndia } from "#contract/trip/india-clock.ts";
import { addressOf } from "./addresses.ts";
import { isProvisional, isReckoned, orderByNextDate } from "./calendar.ts";
import type { Catalogue } from "./catalogue.ts";
import { getPlaceTile } from "./map/place-tile.ts";
import { tellGate } from "./places/gate-facts.ts";
import { findStanding } from "./places/standing.ts";
import { listGoodMonths, readCourse } from "./treks/trek-course.ts";

/** A drawn horizon, where neither a picture has been made nor a map can be drawn. */
export const drawnHorizon = "/data/horizon.svg";

const usualWidth = 800;

/** The address of a picture at the width nearest to 800 px from above. */
export function addressOfPicture(catalogue: Catalogue, slug: string): string {
  const entry = catalogue.findPicture(slug);
  const spot = entry ? null : catalogue.findSpot(slug);
  if (spot) return getPlaceTile(spot).day;
  if (!entry) return drawnHorizon;
  const width = entry.widths.find((item) => item >= usualWidth) ?? entry.widths.at(-1);
  return `/pictures/${entry.slug}-${width}.webp`;
}

type Context = { catalogue: Catalogue; origin: string; clock: () => Date };

/**
 * The static lists of section 7: name, location and imageUrl first, as the specification reads them,
 * with more after those. Addresses are absolute, so that the lists can be read from elsewhere.
 */
export function listAttractions({ catalogue, origin }: Context) {
  return catalogue.attractions.map((item) => ({
    name: item.name,
    location: item.location,
    imageUrl: origin + addressOfPicture(catalogue, item.picture),
    slug: item.slug,
    url: origin + addressOf.attraction(item.slug),
    state: item.state,
    coordinates: item.coordinates,
    tagline: item.tagline,
    description: item.description,
    bestMonths: item.bestMonths,
    facts: tellGate(catalogue, item),
    tags: item.tags,
  }));
}

export function listExperiences({ catalogue, origin }: Context) {
  return catalogue.experiences.map((item) => ({
    name: item.name,
    location: item.location,
    imageUrl: origin + addressOfPicture(catalogue, item.picture),
    slug: item.slug,
    url: origin + addressOf.experience(item.slug),
    state: item.state,
    coordinates: item.coordinates,
    tagline: item.tagline,
    description: item.description,
    bestMonths: item.bestMonths,
    duration: item.duration,
    effort: item.effort,
    price: { ...item.takePart.price, standing: findStanding(item.takePart) },
    tags: item.tags,
  }));
}

export function listTreks({ catalogue, origin }: Context) {
  return catalogue.treks.map((trek) => ({
    name: trek.name,
    location: trek.location,
    imageUrl: origin + addressOfPicture(catalogue, trek.picture),
    slug: trek.slug,
    url: origin + addressOf.trek(trek.slug),
    state: trek.state,
    coordinates: trek.coordinates,
    tagline: trek.tagline,
    description: trek.description,
    grade: trek.grade,
    days: trek.stages.length,
    highest: trek.highest.altitude,
    kilometres: readCourse(trek).km,
    bestMonths: listGoodMonths(trek),
    open: trek.open.is,
    permits: trek.permits.need,
    guides: trek.guides.need,
    unverified: trek.unverified ?? false,
    standing: findStanding(trek),
  }));
}

/** In the order of the next date; `date` is that festival's next first day in India. */
export function listFestivals({ catalogue, origin, clock }: Context) {
  const today = dayInIndia(clock());
  return orderByNextDate(catalogue.festivals, today).map(({ festival, occasion }) => ({
    name: festival.name,
    location: festival.location,
    imageUrl: origin + addressOfPicture(catalogue, festival.picture),
    description: festival.description,
    date: occasion.start,
    endDate: occasion.end,
    provisional: occasion.provisional,
    reckoned: occasion.reckoned,
    slug: festival.slug,
    url: origin + addressOf.festival(festival.slug),
    states: festival.states,
    coordinates: festival.coordinates,
    tagline: festival.tagline,
    rule: festival.rule,
    dates: festival.dates.map((date) => ({
      ...date,
      provisional: isProvisional(date, today),
      reckoned: isReckoned(date, today),
    })),
    tags: festival.tags,
  }));
}

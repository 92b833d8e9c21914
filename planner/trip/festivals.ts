import type { PlannableFestival } from "#contract/content/plannable-festivals.ts";
import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { getBase } from "./facts-index.ts";
import { findDatesOn, nearFestivalKm } from "./festival-sights.ts";
import { straightKm } from "./points.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";
import type { TripModel } from "./trip-model.ts";

/** A festival of a day, and whether one is where it is seen best or only in a state that keeps it. */
interface MetFestival {
  readonly festival: PlannableFestival;
  readonly place: string;
  readonly isHere: boolean;
  readonly isProvisional: boolean;
}

/** What fewer states keep is one place's: it is not spoken of elsewhere. */
const wideStates = 5;

function findFestivals(model: TripModel, route: Route, day: number): MetFestival[] {
  const date = model.dates[day] as string;
  const bases = [...new Set([endsOn(route, day), wakesOn(route, day)])].map((base) =>
    getBase(model.facts, base),
  );
  return (model.facts.plannable.festivals ?? []).flatMap((festival): MetFestival[] => {
    const dates = findDatesOn(festival, date);
    if (!dates) return [];
    const here = bases.find((base) => straightKm(base, festival) <= nearFestivalKm);
    const isWide = festival.states.length >= wideStates;
    const near =
      here ?? (isWide ? bases.find(({ state }) => festival.states.includes(state)) : undefined);
    if (!near) return [];
    const isProvisional = dates.provisional === true;
    return [{ festival, place: near.name, isHere: here !== undefined, isProvisional }];
  });
}

/** What is kept on that very day where one is: in full on the first, then only that it goes on. */
export function listFestivalNotices(model: TripModel, route: Route, day: number): ToldNotice[] {
  const before = day === 0 ? [] : findFestivals(model, route, day - 1);
  return findFestivals(model, route, day).map(({ festival, place, isHere, isProvisional }) => {
    const { slug, name, tagline, caution } = festival;
    const isKnown = before.some((other) => other.festival === festival);
    if (isKnown) return note("festival-on", { festival: slug, name });
    const told = {
      festival: slug,
      name,
      tagline,
      date: isProvisional ? "unsure" : "sure",
    } as const;
    return isHere
      ? note("festival-here", { ...told, caution })
      : note("festival-about", { ...told, place });
  });
}

/** True where a festival is seen best at that base on the day after, or on the last one itself. */
export function isFestivalAt({ facts, dates }: TripModel, base: number, day: number): boolean {
  const at = getBase(facts, base);
  return (facts.plannable.festivals ?? []).some(
    (festival) =>
      straightKm(at, festival) <= nearFestivalKm &&
      findDatesOn(festival, dates[day + 1] ?? (dates[day] as string)) !== undefined,
  );
}

/** Points of being there: enough to choose a week by, not a route. */
const festivalGain = 35;

export function worthOfFestivals(model: TripModel, route: Route): number {
  const met = new Set<string>();
  model.dates.forEach((_, day) => {
    if (day > 0 && day === model.dates.length - 1) return;
    // A festival is an evening's: who leaves that morning has not seen it.
    const evening = getBase(model.facts, endsOn(route, day));
    for (const { festival, isHere } of findFestivals(model, route, day))
      if (isHere && straightKm(evening, festival) <= nearFestivalKm) met.add(festival.slug);
  });
  return met.size * festivalGain;
}

import type { PlanDay, PlanDays, PlanStop } from "#contract/trip/trip-days.ts";
import { dateAt } from "./dates.ts";
import type { TripDay, TripDocument, TripItem } from "./document.ts";
import { tripLimits } from "./limits.ts";
import { isOfLoss } from "./losses.ts";
import { isBetweenTowns, nameDay, nameTowns } from "./name-day.ts";
import { shorten } from "./shorten.ts";
import { tell } from "./tell.ts";
import type { Say } from "./told.ts";

/**
 * A trip's days in words, as pages, quotes and papers show them: each field follows from the document, in the language
 * of `say`.
 */

/** The short ways within a town say nothing that the times do not; meals and rests are the planner's own. */
export const isToldItem = (item: TripItem): boolean =>
  item.kind === "visit" ||
  item.kind === "own" ||
  (item.kind === "ride" && (isBetweenTowns(item) || item.by !== "planner"));

export function nameItem(item: TripItem, say: Say): string {
  if (item.kind === "ride")
    return shorten(
      say(tell("from-to", { from: item.from.name, to: item.to.name })),
      tripLimits.title,
    );
  if (item.kind !== "visit" && item.kind !== "own" && item.name === "" && item.said)
    return shorten(say(item.said), tripLimits.title);
  return item.name;
}

/** What people wrote beside an item, else why the planner put it there. */
export const textOfItem = (item: TripItem, say: Say): string =>
  item.text ||
  (item.kind === "visit"
    ? shorten(item.why.map(say).filter(Boolean).join(" "), tripLimits.itemText)
    : "");

/** What people wrote of a day, else what it has lost since it was planned. */
export const textOfDay = ({ text, notices }: TripDay, say: Say): string =>
  text || shorten(notices.filter(isOfLoss).map(say).filter(Boolean).join("\n"), tripLimits.dayText);

const stopOf = (item: TripItem, say: Say): PlanStop => ({
  id: item.id,
  name: nameItem(item, say),
  sight: item.kind === "visit" ? item.sight : null,
  at: item.at,
  text: textOfItem(item, say),
});

export function daysOfDocument(trip: TripDocument, say: Say): PlanDays {
  const towns = nameTowns(trip);
  return trip.days.map(
    (day, index): PlanDay => ({
      id: day.id,
      date: dateAt(trip, index),
      title: nameDay(day, towns, say),
      text: textOfDay(day, say),
      sleeps: day.night?.name ?? null,
      stops: day.items.filter(isToldItem).map((item) => stopOf(item, say)),
    }),
  );
}

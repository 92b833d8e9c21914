import type { PlanDay, PlanDays, PlanStop } from "#contract/trip/trip-days.ts";
import { dateAt } from "./dates.ts";
import type { TripDay, TripDocument, TripItem } from "./document.ts";
import { tripLimits } from "./limits.ts";
import { nameDay, nameTowns } from "./name-day.ts";
import { tellPlainly } from "./tell-plainly.ts";

/** A trip's days in words, as pages, quotes and papers show them: each field follows from the document. */

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** The short ways within a town say nothing that the times do not; meals and rests are the planner's own. */
export const isToldItem = (item: TripItem): boolean =>
  item.kind === "visit" ||
  item.kind === "own" ||
  (item.kind === "ride" && (item.from.base !== null || item.by !== "planner"));

export function nameItem(item: TripItem): string {
  return item.kind === "ride"
    ? cut(`${item.from.name} to ${item.to.name}`, tripLimits.title)
    : item.name;
}

/** What people wrote beside an item, else why the planner put it there. */
export const textOfItem = (item: TripItem): string =>
  item.text ||
  (item.kind === "visit"
    ? cut(item.why.map(tellPlainly).filter(Boolean).join(" "), tripLimits.itemText)
    : "");

/** What people wrote of a day, else what it has lost since it was planned. */
export const textOfDay = ({ text, notices }: TripDay): string =>
  text || cut(notices.map(tellPlainly).filter(Boolean).join("\n"), tripLimits.dayText);

const stopOf = (item: TripItem): PlanStop => ({
  id: item.id,
  name: nameItem(item),
  sight: item.kind === "visit" ? item.sight : null,
  at: item.at,
  text: textOfItem(item),
});

export function daysOfDocument(trip: TripDocument): PlanDays {
  const towns = nameTowns(trip);
  return trip.days.map(
    (day, index): PlanDay => ({
      id: day.id,
      date: dateAt(trip, index),
      title: nameDay(day, towns),
      text: textOfDay(day),
      sleeps: day.night?.name ?? null,
      stops: day.items.filter(isToldItem).map(stopOf),
    }),
  );
}

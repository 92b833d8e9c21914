import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { countFestivalNights, spanOf } from "./asked-festivals.ts";
import { getBase } from "./facts-index.ts";
import type { Route } from "./route.ts";
import type { TripModel } from "./trip-model.ts";

/** Public holidays of a day. */
export function listHolidayNotices({ facts, dates }: TripModel, day: number): ToldNotice[] {
  return (facts.plannable.holidays ?? []).flatMap(({ name, days, dry }) => {
    const on = days.find((one) => one.day === dates[day]);
    if (!on) return [];
    const date = on.provisional ? "unsure" : "sure";
    return [note("holiday", { name, date, drink: dry ? "dry" : "sold" })];
  });
}

/** Of the festivals asked for: the nights at them, what taking part costs, that rooms come first; and of the fast. */
export function listCalendarNotices(model: TripModel, route: Route): ToldNotice[] {
  const { facts, festivals, dates } = model;
  const [first, last] = [dates[0] as string, dates.at(-1) as string];
  const asked = festivals.flatMap((stay): ToldNotice[] => {
    const { name, price } = stay.festival;
    const nights = countFestivalNights(stay, route);
    if (nights === 0) return [];
    const place = getBase(facts, stay.base).name;
    const { start, end, provisional } = stay.dates;
    const date = provisional ? "unsure" : "sure";
    const [least, most, covers] = price ?? [0, 0, ""];
    return [
      note("festival-nights", {
        name,
        place,
        nights,
        start,
        end,
        span: spanOf(stay.dates),
        date,
      }),
      note("festival-rooms", { name, place }),
      ...(most > 0 ? [note("festival-price", { name, least, most, covers })] : []),
    ];
  });
  const fast = facts.plannable.ramadan?.find(({ start, end }) => start <= last && end >= first);
  return fast ? [...asked, note("ramadan", { start: fast.start, end: fast.end })] : asked;
}

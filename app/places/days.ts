import { m } from "#app/paraglide/messages.js";

const name = (days: number) => (days === 0.5 ? m.stay_half_day() : m.stay_days({ days }));

/** A stay: [0.5, 1] is "Half a day to 1 day", [2, 3] is "2 to 3 days". */
export function describeStay([least, most]: readonly [number, number]): string {
  if (least === most) return name(least);
  return least < 1 ? m.stay_from_half({ most: name(most) }) : m.stay_range({ least, most });
}

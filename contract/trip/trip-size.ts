/** What all days of a trip together may be, whoever adds the last: a trip is read, drawn and printed as a whole. */

/** `letters`: of titles, names and texts; `bytes`: of the days as JSON. */
export const tripLimits = { days: 60, stops: 600, letters: 120_000, bytes: 400 * 1024 } as const;

export const tripSizeText = `A trip holds at most ${tripLimits.days} days, ${tripLimits.stops} stops and ${tripLimits.letters.toLocaleString("en")} letters in all.`;

export type SizedDay = {
  title: string;
  text: string;
  sleeps: string | null;
  stops: readonly { name: string; text: string }[];
};
export type TripSize = Record<keyof typeof tripLimits, number>;

const measures = ["days", "stops", "letters", "bytes"] as const;
const encoder = new TextEncoder();

function sizeOfDay(day: SizedDay): TripSize {
  const texts = [day.title, day.text, day.sleeps ?? ""];
  for (const { name, text } of day.stops) texts.push(name, text);
  return {
    days: 1,
    stops: day.stops.length,
    letters: texts.reduce((sum, text) => sum + text.length, 0),
    bytes: encoder.encode(JSON.stringify(day)).length + 1,
  };
}

const nothing: TripSize = { days: 0, stops: 0, letters: 0, bytes: 0 };
function add(one: TripSize, other: TripSize): TripSize {
  const sum = { ...one };
  for (const name of measures) sum[name] += other[name];
  return sum;
}
const isWithin = (size: TripSize, most: TripSize) =>
  measures.every((name) => size[name] <= most[name]);

export const sizeOfTrip = (days: readonly SizedDay[]): TripSize =>
  days.map(sizeOfDay).reduce(add, nothing);

/** Whether all days together are what a trip may be. */
export const fitsTrip = (days: readonly SizedDay[]): boolean =>
  days.length <= tripLimits.days && isWithin(sizeOfTrip(days), tripLimits);

/** Whether days are within the limits, or, in what they were beyond them already, no more than before. */
export function isNoLarger(days: readonly SizedDay[], before: readonly SizedDay[]): boolean {
  const was = sizeOfTrip(before);
  const most = { ...was };
  for (const name of measures) most[name] = Math.max(was[name], tripLimits[name]);
  return isWithin(sizeOfTrip(days), most);
}

/** The first days, as many as a trip may have: of one that is over, what is shown. */
export function takeFitting<Day extends SizedDay>(days: readonly Day[]): Day[] {
  const shown: Day[] = [];
  let size = nothing;
  for (const day of days) {
    size = add(size, sizeOfDay(day));
    if (!isWithin(size, tripLimits)) break;
    shown.push(day);
  }
  return shown;
}

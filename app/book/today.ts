import { plainDigits } from "#contract/plain-digits.ts";
import { dayInIndia, minuteInIndia } from "#contract/trip/india-clock.ts";
import type { PlanDay, PlanStop } from "#contract/trip/trip-days.ts";
import type { BookDay, TripBook } from "#contract/wire/trip-book.ts";
import { hindiCoach, hindiTrain } from "#words/train-words.ts";

/** Now in India, where the trip is, whatever the phone's own zone: YYYY-MM-DD and minutes after midnight. */
export function findIndiaNow(now = new Date()): { day: string; minute: number } {
  return { day: dayInIndia(now), minute: minuteInIndia(now) };
}

/** Place of the day that is today; -1 before the trip and after it. */
export const findTodayIn = (book: Pick<TripBook, "days">, day: string): number =>
  book.days.findIndex(({ date }) => date === day);

export type Ahead = {
  stop: PlanStop;
  /** Minutes after midnight; null where it is not known. */
  leave: number | null;
  ride: number | null;
  spot: { lat: number; lon: number } | null;
};

/** Rides are told to five minutes. */
const step = 5;

/** The stop that comes next on a day at a minute of it, and when one leaves for it; null: nothing timed is left. */
export function findNext(day: PlanDay, told: BookDay | undefined, minute: number): Ahead | null {
  const stop = day.stops.find(({ at }) => at !== null && at >= minute);
  if (!stop) return null;
  const known = told?.stops.find(({ id }) => id === stop.id);
  const ride = known?.ride ?? null;
  return {
    stop,
    ride,
    leave: ride !== null && stop.at !== null ? Math.floor((stop.at - ride) / step) * step : null,
    spot: known ? { lat: known.lat, lon: known.lon } : null,
  };
}

/** A train of a day: its number, and the coaches one sits in ("C4", "B2, B3"); "" where nobody has said. */
export type Train = { number: string; coach: string };

const trainNumber =
  /\btrain\s*(?:no\.?|number)?\s*(\d{5})\b|\b(\d{5})\b(?=[^\n]{0,40}\b(?:express|mail|rajdhani|shatabdi|vande|duronto|train)\b)/gi;
/** As a ticket has it: a letter or two and a number, with its seats where they stand beside it. */
const coachName =
  /\bcoach(?:es)?\b[\s:]*((?:[A-Z]{1,2}\d{1,2}(?:\s*(?:,|and|&)\s*)?)+(?:,?\s*(?:seat|berth)s?\s*\d{1,3}(?:\s*(?:,|-|–|and|to)\s*\d{1,3})*)?)/i;

/** One spelling of each letter, and digits from 0 to 9, at the same places. */
const level = (text: string) => plainDigits(text.normalize("NFC"));

function readCoach(text: string): string {
  const [, english = ""] = coachName.exec(text) ?? [];
  const [, after, before = ""] = hindiCoach.exec(text) ?? [];
  return (english || (after ?? before)).replace(/[\s,&]+$/, "");
}

/**
 * Trains in what a day says, in English or Hindi: five digits behind the word, or before a train's name. The coach is the
 * one that is named before the next train, in the day's words or in the name of a ticket (`papers`) with that number.
 */
export function findTrains(day: PlanDay, papers: readonly string[] = []): Train[] {
  const text = level([day.text, ...day.stops.flatMap(({ name, text }) => [name, text])].join("\n"));
  const tickets = papers.map(level);
  const found = [trainNumber, hindiTrain]
    .flatMap((words) => [...text.matchAll(words)])
    .map(({ 1: one, 2: other, index }) => ({ number: one ?? other ?? "", index }))
    .toSorted((one, other) => one.index - other.index);
  const trains = new Map<string, string>();
  for (const [place, { number, index }] of found.entries()) {
    const said = text.slice(index, found[place + 1]?.index);
    const ticket = tickets.find((name) => name.includes(number)) ?? "";
    if (!trains.get(number)) trains.set(number, readCoach(said) || readCoach(ticket));
  }
  return [...trains].map(([number, coach]) => ({ number, coach }));
}

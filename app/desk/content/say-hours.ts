import { m } from "#app/paraglide/messages.js";
import { writeTime } from "#app/places/hours.ts";
import { shortenWeekday } from "#app/ui/format-dates.ts";
import { shortenMonth } from "#app/ui/months.ts";

const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const atom =
  "24/7|off|\\((?:sunrise|sunset)[+-]\\d\\d:\\d\\d\\)|sunrise|sunset|\\d\\d:\\d\\d|(?:Mo|Tu|We|Th|Fr|Sa|Su)(?![a-z])|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?: \\d\\d(?!:))?";
const span = new RegExp(`(${atom})(?:-(${atom}))?`, "g");

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const sunOf = (text: string) =>
  text.includes("sunrise") ? m.fact_at_sunrise() : m.fact_at_sunset();

function sayAtom(text: string): string {
  if (text === "24/7") return m.fact_always();
  if (text === "off") return m.fact_closed();
  if (text.startsWith("(")) {
    const say = text.includes("-") ? m.content_before_sun : m.content_after_sun;
    return say({ minutes: String(minutesOf(text.slice(-6, -1))), sun: sunOf(text) });
  }
  if (text.startsWith("sun")) return sunOf(text);
  if (/^\d/.test(text)) return writeTime(minutesOf(text));
  const weekday = weekdays.indexOf(text);
  if (weekday >= 0) return shortenWeekday(`2024-01-0${weekday + 1}`);
  const month = shortenMonth(months.indexOf(text.slice(0, 3)) + 1);
  const day = Number(text.slice(4));
  return day > 0 ? `${day} ${month}` : month;
}

/**
 * Opening hours as the content's files have them, in words: "Sa-Th (sunrise-00:30)-21:00" is "Sat to Thu 30 min before
 * sunrise to 9 pm". What it does not know stays as it is.
 */
export const sayHours = (notation: string): string =>
  notation
    .replace(span, (_, from: string, to: string | undefined) =>
      to === undefined ? sayAtom(from) : m.fact_from_to({ from: sayAtom(from), to: sayAtom(to) }),
    )
    .replace(/,(?=\S)/g, ", ");

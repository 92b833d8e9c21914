import { Itinerary } from "./itinerary.ts";

type Raw = Record<string, unknown>;
const isObject = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Each object of a list changed; what is no list, or no object in it, is left for the shape to refuse. */
const each = (list: unknown, change: (one: Raw) => Raw): unknown =>
  Array.isArray(list) ? list.map((one) => (isObject(one) ? change(one) : one)) : list;

/** A sentence as it was written, before there were codes. */
const quote = (text: unknown) => ({ code: "text", values: { text } });
const quoteAll = (texts: unknown): unknown =>
  Array.isArray(texts) ? texts.map((text) => quote(text)) : texts;

/** The codes of a kept notice that the page and later edits go by; all others are what they said. */
const quoteNotices = (notices: unknown, known: Record<string, Raw> = {}): unknown =>
  each(notices, ({ level, code, text }) => {
    const values = known[String(code)];
    if (!values) return { level, ...quote(text) };
    return code === "sun"
      ? { level, code, values }
      : { level, code: "saved-text", values: { text, ...values } };
  });

/** "Airport DEL" was an airport's name; its code is. */
function quoteAirport({ fromName, toName, ...ride }: Raw): Raw {
  const codeOf = (name: unknown) => /^Airport ([A-Z]{3})$/.exec(String(name))?.[1];
  const [from, to] = [codeOf(fromName), codeOf(toName)];
  return {
    ...ride,
    fromName: from ?? fromName,
    toName: to ?? toName,
    ...((from || to) && { airport: from ? "from" : "to" }),
  };
}

function quotePart(part: Raw): Raw {
  const { notices, text, why, ...rest } = part;
  if (part.kind === "pause") return { ...rest, ...quote(text) };
  if (part.kind === "ride") return { ...quoteAirport(rest), notices: quoteNotices(notices) };
  return { ...rest, why: [quote(why)], notices: quoteNotices(notices) };
}

/** By the version that it is written in: one step up. */
const steps: Record<number, (trip: Raw) => Raw> = {
  // Days had numbers alone.
  1: (trip) => {
    const days = Array.isArray(trip.days) ? trip.days : [];
    return {
      ...trip,
      version: 2,
      days: days.map((day: unknown, index) =>
        isObject(day) ? { ...day, id: `d${index + 1}` } : day,
      ),
      nextDay: days.length + 1,
    };
  },
  // Sentences were English texts, not codes.
  2: (trip) => {
    const budget = isObject(trip.budget) ? trip.budget : {};
    return {
      ...trip,
      version: 3,
      days: each(trip.days, (day) => ({
        ...day,
        parts: each(day.parts, quotePart),
        notices: quoteNotices(day.notices, { sun: { rise: day.sunrise, set: day.sunset } }),
      })),
      stays: each(trip.stays, (stay) => ({ ...stay, why: [quote(stay.why)] })),
      budget: {
        ...budget,
        lines: each(budget.lines, ({ assumption, ...line }) => ({
          ...line,
          assumed: [quote(assumption)],
        })),
        without: quoteAll(budget.without),
      },
      leftOut: each(trip.leftOut, ({ text, ...left }) => ({ ...left, ...quote(text) })),
      notices: quoteNotices(trip.notices, isObject(trip.thrift) ? { saved: trip.thrift } : {}),
      conflicts: each(trip.conflicts, ({ text, giveUp, ...conflict }) => ({
        ...conflict,
        ...quote(text),
        giveUp: quoteAll(giveUp),
      })),
    };
  },
};

/** A kept itinerary of any version that there ever was, as today's. Null: it is none, or of a later one. */
export function readItinerary(raw: unknown): Itinerary | null {
  let trip = isObject(raw) ? raw : {};
  for (let step = steps[Number(trip.version)]; step; step = steps[Number(trip.version)])
    trip = step(trip);
  const read = Itinerary.safeParse(trip);
  return read.success ? read.data : null;
}

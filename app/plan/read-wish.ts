import { m } from "#app/paraglide/messages.js";
import { language } from "#app/ui/language.ts";
import { readClock, writeClock } from "#contract/clock.ts";
import { isHomeLanguage } from "#contract/languages.ts";
import { plainDigits } from "#contract/plain-digits.ts";
import { diets, mostTripDays, paces, passports, styles, Wish } from "#contract/trip/wish.ts";

/** What the form said as a wish, and a sentence for each answer that was not one. */
export type ReadWish = { wish: Wish; faults: string[] };

type Answers = Pick<URLSearchParams, "get" | "getAll">;
type Named = { id: string; name: string };

/** Of more parts of the country the first alone are meant. */
const mostAreas = 12;

const text = (value: unknown) => (typeof value === "string" ? plainDigits(value.trim()) : "");

/** Finds by its name what somebody typed: "taj mahal", "Amber". */
export function findByName<T extends Named>(names: readonly T[], typed: string): T | null {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return null;
  const slug = wanted.replaceAll(/[^a-z0-9]+/g, "-");
  return (
    names.find(({ id, name }) => id === slug || name.toLowerCase() === wanted) ??
    names.find(({ name }) => name.toLowerCase().startsWith(wanted)) ??
    names.find(({ name }) => wanted.length > 3 && name.toLowerCase().includes(wanted)) ??
    null
  );
}

/**
 * Reads the planner's form, from the address or from the page. Nothing is refused: what cannot be
 * read takes the nearest value that can be planned, and says so.
 * @param today YYYY-MM-DD; @param names bases and sights, for what was typed without a script
 */
export function readWish(form: Answers, today: string, names: readonly Named[] = []): ReadWish {
  const faults: string[] = [];
  const number = (field: string, least: number, most: number, usual: number, label: string) => {
    const written = text(form.get(field));
    if (written === "") return usual;
    const value = Math.round(Number(written));
    if (Number.isNaN(value)) {
      faults.push(m.plan_read_number({ field: label, value: usual }));
      return usual;
    }
    const bounded = Math.min(most, Math.max(least, value));
    if (bounded !== value)
      faults.push(m.plan_read_bounds({ field: label, least, most, value: bounded }));
    return bounded;
  };
  const choice = <T extends string>(field: string, options: readonly T[], usual: T): T =>
    options.find((option) => option === form.get(field)) ?? usual;

  const days = number("days", 1, mostTripDays, 7, m.plan_days());
  const when = readWhen(form, today, days, faults);
  const adults = number("adults", 1, 20, 2, m.plan_adults());
  const diet = choice("diet", diets, "any");
  const perDay = text(form.get("perDay"));
  const ids = (field: string) => {
    const typed = text(form.get(`${field}Names`)).split(/[,;\n]/);
    const found = typed.flatMap((one) => {
      if (one.trim() === "") return [];
      const place = findByName(names, one);
      if (!place) faults.push(m.plan_read_place({ name: one.trim().slice(0, 60) }));
      return place ? [place.id] : [];
    });
    return [...new Set([...form.getAll(field).map(text).filter(Boolean), ...found])];
  };
  const elders = number("elders", 0, 20, 0, m.plan_elders());
  const asked = {
    ...(when && { when }),
    where: form.getAll("where").map(text).filter(Boolean).slice(0, mostAreas),
    start: text(form.get("start")) || "anywhere",
    ...(text(form.get("end")) && { end: text(form.get("end")) }),
    ...readTime(form, "arrives", m.plan_arrives(), faults),
    ...readTime(form, "leaves", m.plan_leaves(), faults),
    ...readDayFrom(form, faults),
    party: {
      adults,
      children: readAges(text(form.get("children")), faults),
      elders: Math.min(elders, adults),
      wheelchair: form.get("wheelchair") !== null,
      passport: choice("passport", passports, passportOfStart(text(form.get("start")))),
      ...(diet !== "any" && { diet }),
    },
    pace: choice("pace", paces, "usual"),
    style: choice("style", styles, "comfortable"),
    interests: Object.fromEntries(
      form
        .getAll("interest")
        .map(text)
        .filter(Boolean)
        .map((id) => [id, 2]),
    ),
    ...(perDay && {
      budget: {
        perDay: number("perDay", 1, 5_000_000, 15_000, m.plan_budget()),
        limit: form.get("limit") !== null,
      },
    }),
    must: ids("must").slice(0, 60),
    never: ids("never").slice(0, 200),
  };
  return { wish: keepSound(asked, faults), faults };
}

/** Where nobody said: who sets out from a town of India and not from an airport lives there, and so does who reads a language of India. */
const passportOfStart = (start: string) =>
  isHomeLanguage[language] || start.startsWith("base:") ? "indian" : "foreign";

/** Of hand-written addresses a field may still be none of a wish: it takes its default. */
function keepSound(asked: Record<string, unknown>, faults: string[]): Wish {
  const whole = Wish.safeParse(asked);
  if (whole.success) return whole.data;
  const sound = Object.entries(asked).filter(
    ([name, value]) => Wish.safeParse({ [name]: value }).success,
  );
  faults.push(m.plan_read_rest());
  return Wish.parse(Object.fromEntries(sound));
}

function readWhen(form: Answers, today: string, days: number, faults: string[]) {
  const from = text(form.get("from"));
  const month = text(form.get("month"));
  if (from !== "") {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(from) || Number.isNaN(Date.parse(from)))
      faults.push(m.plan_read_no_date());
    else if (from >= today) return { from, days };
    else {
      const year = Number(today.slice(0, 4));
      const ahead = [year, year + 1]
        .map((one) => `${one}${from.slice(4)}`)
        .find((date) => date >= today && !Number.isNaN(Date.parse(date)));
      faults.push(m.plan_read_passed_day());
      if (ahead) return { from: ahead, days };
    }
  }
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(month) && month >= today.slice(0, 7)) return { month, days };
  if (month !== "") faults.push(m.plan_read_passed_month());
  // Without a month the length still counts: the planner's own default is a week.
  return days === 7 ? undefined : { month: nextGoodMonth(today), days };
}

/** The coming month of the season in which most of India can be travelled: October to March. */
export function nextGoodMonth(today: string): string {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  if (next.month >= 10 || next.month <= 3)
    return `${next.year}-${String(next.month).padStart(2, "0")}`;
  return `${next.year}-10`;
}

/** "09:05" as minutes after midnight, under its own name; nothing where nothing was said. */
function readTime<Field extends string>(
  form: Answers,
  field: Field,
  label: string,
  faults: string[],
): { [name in Field]?: number } {
  const written = text(form.get(field));
  const time = readClock(written);
  if (time !== null) return { [field]: time } as { [name in Field]?: number };
  if (written !== "") faults.push(m.plan_read_time({ field: label }));
  return {};
}

const [soonestDay, latestDay] = [300, 780];

/** A day begins between five and one. */
function readDayFrom(form: Answers, faults: string[]) {
  const { dayFrom } = readTime(form, "dayFrom", m.plan_day_from(), faults);
  if (dayFrom === undefined) return {};
  const bounded = Math.min(latestDay, Math.max(soonestDay, dayFrom));
  if (bounded !== dayFrom) faults.push(m.plan_read_day_from({ time: writeClock(bounded) }));
  return { dayFrom: bounded };
}

function readAges(written: string, faults: string[]): number[] {
  const numbers = written.match(/-?\d+/g)?.map(Number) ?? [];
  const ages = numbers.filter((age) => age >= 0 && age <= 17).slice(0, 12);
  if (written !== "" && (ages.length !== numbers.length || numbers.length === 0))
    faults.push(m.plan_read_ages());
  return ages;
}

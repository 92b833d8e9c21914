import { describe, expect, it } from "vitest";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import {
  daysBetween,
  findNextOccasion,
  getMoon,
  isProvisional,
  isReckoned,
  orderByNextDate,
} from "./calendar.ts";
import { getCatalogue } from "./catalogue.ts";

const { festivals } = getCatalogue();
const find = (slug: string) => {
  const festival = festivals.find((item) => item.slug === slug);
  if (!festival) throw new Error(slug);
  return festival;
};

describe("dayInIndia", () => {
  it("turns at midnight of Asia/Kolkata, half past six in the evening of UTC", () => {
    expect(dayInIndia(new Date("2026-11-20T18:29:59Z"))).toBe("2026-11-20");
    expect(dayInIndia(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
  });
});

describe("findNextOccasion", () => {
  it("keeps a festival until its last day is over", () => {
    const fair = find("pushkar-camel-fair");
    const { start, end } = findNextOccasion(fair, "2026-01-01");
    expect(daysBetween(start, end)).toBeGreaterThan(3);
    expect(findNextOccasion(fair, end)).toMatchObject({ start, running: true, past: false });
    const dayAfter = new Date(Date.parse(end) + 86_400_000).toISOString().slice(0, 10);
    expect(findNextOccasion(fair, dayAfter).start).toMatch(/^2027-/);
  });

  it("waits for no announcement of what has begun", () => {
    const fair = find("pushkar-camel-fair");
    const [date] = fair.dates.filter(({ provisional }) => provisional);
    if (!date) throw new Error("every date is announced");
    const dayBefore = new Date(Date.parse(date.start) - 86_400_000).toISOString().slice(0, 10);
    expect(findNextOccasion(fair, dayBefore)).toMatchObject({
      provisional: true,
      reckoned: false,
      running: false,
    });
    expect(findNextOccasion(fair, date.start)).toMatchObject({
      provisional: false,
      reckoned: true,
      running: true,
    });
    expect(isProvisional(date, "2035-01-01")).toBe(false);
  });

  it("shows the last known date when all have gone by", () => {
    expect(findNextOccasion(find("holi"), "2035-01-01")).toMatchObject({ past: true });
  });
});

describe("orderByNextDate", () => {
  it("puts the soonest first and what is past last", () => {
    const ordered = orderByNextDate(festivals, "2026-11-20");
    const starts = ordered.map(({ occasion }) => occasion.start);
    expect(starts).toEqual([...starts].sort());
    expect(ordered.every(({ occasion }) => occasion.end >= "2026-11-20")).toBe(true);
    const later = orderByNextDate(festivals, "2028-11-20");
    const firstPast = later.findIndex(({ occasion }) => occasion.past);
    expect(firstPast).toBeGreaterThan(0);
    expect(later.slice(firstPast).every(({ occasion }) => occasion.past)).toBe(true);
  });
});

describe("getMoon", () => {
  it("knows the dark night of Diwali and the full moon of Holi", () => {
    expect(getMoon("2026-11-08").name).toMatch(/new|waning-crescent/);
    expect(getMoon("2026-03-03").name).toBe("full");
    expect(getMoon("2026-11-17").name).toBe("first-quarter");
  });
});

it("of fairs that are over or on, one that was never announced is told as reckoned, and is not to be confirmed", () => {
  const today = "2026-11-28";
  const past = festivals.flatMap((festival) =>
    festival.dates.filter(({ start }) => start <= today).map((date) => ({ festival, date })),
  );
  for (const { festival, date } of past) {
    expect(isProvisional(date, today), festival.slug).toBe(false);
    expect(isReckoned(date, today), festival.slug).toBe(date.provisional);
  }
  const next = (slug: string) => {
    const found = getCatalogue().find("festivals", slug);
    if (!found) throw new Error(`no festival ${slug}`);
    return findNextOccasion(found, today);
  };
  for (const slug of ["kullu-dussehra", "pushkar-camel-fair"])
    expect(next(slug), slug).toMatchObject({ running: false, past: false, provisional: true });
  expect(next("sonepur-mela")).toMatchObject({ running: true, reckoned: true });
});

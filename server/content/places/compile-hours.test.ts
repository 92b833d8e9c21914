import { expect, test, vi } from "vitest";
import { compileHours } from "./compile-hours.ts";

const agra = { lat: 27.17, lon: 78.04 };
const everyDay = (windows: [number, number][]) => Array.from({ length: 7 }, () => windows);

test("a plain week is one season, Monday first", () => {
  const week = everyDay([[480, 1050]]);
  week[0] = [];
  expect(compileHours("Tu-Su 08:00-17:30", agra)).toEqual({
    seasons: [{ from: 101, to: 1231, week }],
  });
});

test("a temple that rests at noon has two windows, and the gate's last minutes are kept", () => {
  expect(compileHours("05:00-12:30,16:00-21:00", agra, 30)).toEqual({
    seasons: [
      {
        from: 101,
        to: 1231,
        week: everyDay([
          [300, 750],
          [960, 1260],
        ]),
      },
    ],
    lastEntry: 30,
  });
});

test("an open place is open from midnight to midnight, every day", () => {
  expect(compileHours("24/7", agra).seasons).toEqual([
    { from: 101, to: 1231, week: everyDay([[0, 1440]]) },
  ]);
});

test("an evening that ends after midnight stays with its evening, at a year's and month's end too", () => {
  expect(compileHours("18:00-02:00", agra)).toEqual({
    seasons: [{ from: 101, to: 1231, week: everyDay([[1080, 1560]]) }],
  });
});

test("seasons come out with their days, closed ones with an empty week", () => {
  expect(compileHours("Oct 15-Jun 30 06:00-10:00", agra).seasons).toEqual([
    { from: 101, to: 630, week: everyDay([[360, 600]]) },
    { from: 701, to: 1014, week: everyDay([]) },
    { from: 1015, to: 1231, week: everyDay([[360, 600]]) },
  ]);
});

test("single dates and second Saturdays are exceptions, not seasons", () => {
  const hours = compileHours("Mo-Su 09:00-17:00; Jan 26,Aug 15,Oct 02 off; Sa[2] off", agra);
  expect(hours.seasons).toEqual([{ from: 101, to: 1231, week: everyDay([[540, 1020]]) }]);
  expect(hours.days).toEqual([126, 815, 1002].map((day) => ({ day, windows: [] })));
  expect(hours.nth).toEqual([{ weekday: 5, n: 2, windows: [] }]);
});

test("New Year's Day off is an exception although the year begins with it", () => {
  const hours = compileHours("09:00-17:00; Jan 01 off; Dec 31 10:00-12:00", agra);
  expect(hours.seasons).toHaveLength(1);
  expect(hours.days).toEqual([
    { day: 101, windows: [] },
    { day: 1231, windows: [[600, 720]] },
  ]);
});

test("sunrise to sunset follows the months of the place, with Friday still closed", () => {
  const hours = compileHours("Sa-Th sunrise-sunset", agra);
  const at = (day: number, weekday: number) =>
    hours.seasons.find(({ from, to }) => from <= day && day <= to)?.week[weekday];
  expect(at(101, 4)).toEqual([]);
  const [january, june] = [at(115, 0)?.[0], at(615, 0)?.[0]];
  expect(january?.[0]).toBeGreaterThan(7 * 60);
  expect(january?.[1]).toBeLessThan(18 * 60);
  expect(june?.[0]).toBeLessThan(5 * 60 + 40);
  expect(june?.[1]).toBeGreaterThan(19 * 60);
});

test.each(["abc", "PH off", "2027 Mo 09:00-10:00", "week 1-10 09:00-10:00", "off", "easter off"])(
  "%s is refused in a sentence",
  (text) => {
    expect(() => compileHours(text, agra)).toThrow(text);
  },
);

test("hours are the same wherever the machine's clock stands", () => {
  vi.stubEnv("TZ", "America/New_York");
  expect(compileHours("Mo-Su 07:00-19:30", agra).seasons).toEqual([
    { from: 101, to: 1231, week: everyDay([[420, 1170]]) },
  ]);
  vi.unstubAllEnvs();
});

test("a holiday may fall on the weekly closing day in one of the years", () => {
  // 26 January is a Tuesday in 2027 and a Wednesday in 2028, 2 October a Saturday and a Monday.
  const tuesday = compileHours("We-Mo 10:00-17:00; Jan 26,Oct 02 off", agra);
  expect(tuesday.days).toEqual([
    { day: 126, windows: [] },
    { day: 1002, windows: [] },
  ]);
  expect(tuesday.seasons).toHaveLength(1);
  expect(compileHours("Tu-Su 10:00-17:00; Oct 02 off; Sa[2] off", agra)).toMatchObject({
    days: [{ day: 1002, windows: [] }],
    nth: [{ weekday: 5, n: 2, windows: [] }],
  });
});

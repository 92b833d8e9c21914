import fc from "fast-check";
import { expect, test } from "vitest";
import type { Language } from "#contract/languages.ts";
import { listDayConflicts } from "#contract/trip/day-conflicts.ts";
import { mergeDays } from "#contract/trip/merge-days.ts";
import type { PlanDay, PlanDays } from "#contract/trip/trip-days.ts";
import { englishConflicts } from "./conflict-words.ts";
import { sayConflictPlace, sayDayConflicts } from "./say-conflicts.ts";

const stop = (id: string, name: string, at: number | null = 540) => ({
  ...{ id, name, at },
  ...{ sight: null, text: "" },
});
const day = (more: Partial<PlanDay> = {}): PlanDay => ({
  ...{ id: "d1", date: null, title: "Delhi", text: "", sleeps: "Delhi" },
  stops: [stop("a", "Red Fort"), stop("b", "Qutb Minar")],
  ...more,
});
const list = (was: PlanDays, mine: PlanDays, theirs: PlanDays) =>
  listDayConflicts(mergeDays(was, mine, theirs).conflicts, { was, mine, theirs });
/** Without the sentence that stands behind all of them. */
const say = (was: PlanDays, mine: PlanDays, theirs: PlanDays, language: Language = "en") =>
  sayDayConflicts(list(was, mine, theirs), language).replace(` ${englishConflicts.asItStands}`, "");

test("what both wrote in one field is said with the day and both texts", () => {
  const [mine, theirs] = [day({ sleeps: "Agra", text: "Slowly" }), day({ sleeps: "Jaipur" })];
  expect(say([day()], [mine], [theirs])).toBe(
    "Day 1, “Delhi”, night: you wrote “Agra”, somebody else wrote “Jaipur” meanwhile.",
  );
});

test("a stop is named, with its times", () => {
  const at = (minutes: number | null) => day({ stops: [stop("a", "Red Fort", minutes)] });
  expect(say([at(540)], [at(600)], [at(null)])).toBe(
    "Day 1, “Delhi”, stop “Red Fort”, time: you put it at 10:00, somebody else took its time away meanwhile.",
  );
});

test("it is said in the language of who reads it, the words that were written as they are", () => {
  const at = (minutes: number | null, sleeps: string) =>
    day({ sleeps, stops: [stop("a", "Red Fort", minutes)] });
  const differ: [PlanDays, PlanDays, PlanDays] = [
    [at(540, "Delhi")],
    [at(600, "Agra")],
    [at(null, "")],
  ];
  expect(say(...differ, "hi")).toBe(
    "दिन 1, “Delhi”, रात: आपने “Agra” लिखा, इस बीच किसी और ने कुछ नहीं लिखा। " +
      "दिन 1, “Delhi”, पड़ाव “Red Fort”, समय: आपने 10:00 बजे रखा, इस बीच किसी और ने समय हटा दिया। " +
      "अब जैसा है, वैसा दिखाया गया है; आपका लिखा फ़ॉर्म में है।",
  );
  const [first] = list(...differ);
  expect(first && sayConflictPlace(first, "en")).toBe("Day 1, “Delhi”, night.");
  expect(first && sayConflictPlace(first, "hi")).toBe("दिन 1, “Delhi”, रात।");
});

test("who took away what the other worked on is told so, of stops and of days", () => {
  const without = day({ stops: [stop("b", "Qutb Minar")] });
  const later = day({ stops: [stop("a", "Red Fort", 700), stop("b", "Qutb Minar")] });
  expect(say([day()], [without], [later])).toBe(
    "Day 1, “Delhi”, stop “Red Fort”: you took it away, somebody else changed it meanwhile.",
  );
  const two = [day(), day({ id: "d2", title: "Agra" })];
  expect(say(two, [day(), day({ id: "d2", title: "Mathura" })], two.slice(0, 1))).toBe(
    "Day 2, “Mathura”: you changed it, somebody else took it away meanwhile.",
  );
});

test("long texts are shortened, and of many the first are told and the rest counted", () => {
  const text = (letter: string) => letter.repeat(2000);
  const all = (letter: string) =>
    day({ title: letter, text: text(letter), sleeps: letter, date: `2027-01-0${letter}` });
  const said = say([day()], [all("1")], [all("2")]);
  expect(said).toContain(`text: you wrote “${"1".repeat(79)}…”`);
  expect(said).toMatch(/1 more differ\.$/);
  expect(said.length).toBeLessThan(600);
});

test("whatever two people do, days that collide are said, and only those", () => {
  const anyStop = fc.record({
    id: fc.constantFrom("a", "b", "c"),
    name: fc.constantFrom("x", "y"),
    sight: fc.constant(null),
    at: fc.option(fc.integer({ min: 0, max: 3 })),
    text: fc.constantFrom("", "words"),
  });
  const anyDay = fc.record({
    id: fc.constantFrom("d1", "d2"),
    date: fc.constant(null),
    title: fc.constantFrom("one", "two", "three"),
    text: fc.constantFrom("", "words"),
    sleeps: fc.option(fc.constantFrom("Delhi", "Agra")),
    stops: fc.uniqueArray(anyStop, { selector: ({ id }) => id, maxLength: 3 }),
  });
  const anyDays = fc.uniqueArray(anyDay, { selector: ({ id }) => id, maxLength: 2 });
  fc.assert(
    fc.property(anyDays, anyDays, anyDays, (was, mine, theirs) => {
      const { conflicts } = mergeDays(was, mine, theirs);
      expect(say(was, mine, theirs) !== "").toBe(conflicts.length > 0);
    }),
  );
});

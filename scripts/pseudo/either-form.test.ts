import { expect, test } from "vitest";
import { accent } from "./accent.ts";
import { patternOf, widen } from "./either-form.ts";

test("a text and a pattern find their words in English and accented, and no others", () => {
  for (const pattern of [new RegExp(patternOf("Plan my trip")), widen(/^Plan my trip$/)]) {
    expect("Plan my trip").toMatch(pattern);
    expect(accent("Plan my trip")).toMatch(pattern);
    expect("Plan a trip").not.toMatch(pattern);
  }
});

test("a letter that need not stand is that letter alone, never the whole word", () => {
  for (const [pattern, words] of [
    [/^\d+ days?$/, ["3 day", "3 days"]],
    [/^colou?rs?$/, ["color", "colours", "colors", "colour"]],
  ] as const)
    for (const word of words) {
      expect(word).toMatch(widen(pattern));
      expect(accent(word)).toMatch(widen(pattern));
    }
  expect("3 ").not.toMatch(widen(/^\d+ days?$/));
  expect("").not.toMatch(widen(/^days?$/));
  expect("r").not.toMatch(widen(/^colou?r$/));
});

test("a letter that comes more than once is that letter alone", () => {
  expect("goooal").toMatch(widen(/^go+al$/));
  expect("gogoal").not.toMatch(widen(/^go+al$/));
  expect("ab").not.toMatch(widen(/^ab{2}$/));
  expect("abb").toMatch(widen(/^ab{2}$/));
});

test("escapes, classes and names of groups stay as they are", () => {
  expect("क day").toMatch(widen(/^\p{Script=Devanagari} day$/u));
  expect("day 12".match(widen(/day (?<number>\d+)/))?.groups?.number).toBe("12");
  expect("SF-7a").toMatch(widen(/^SF-[0-9a-f\]]+$/));
  expect("day").not.toMatch(widen(/(?<!a )night|(?=night)/));
});

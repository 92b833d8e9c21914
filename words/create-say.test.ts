import { expect, test } from "vitest";
import { codes } from "#trip/codes.ts";
import { tell } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import { createSay } from "./create-say.ts";
import { english, sayEnglish } from "./english.ts";
import { hindi } from "./hindi.ts";
import { type Parts, parseMessage } from "./parse-message.ts";

const listNames = (parts: Parts): string[] =>
  parts.flatMap((part) => {
    if (typeof part === "string") return [];
    if ("format" in part) return [part.name];
    return [part.name, ...Object.values(part.forms).flatMap(listNames)];
  });

/** What is handed on for other languages, or for machines, and that English does not say. */
const unsaid: Record<string, readonly string[]> = {
  "festival-here": ["festival"],
  "festival-about": ["festival"],
  "festival-on": ["festival"],
  saved: ["weight", "simpler"],
  "saved-text": ["weight", "simpler"],
};

test.each([english, hindi])(
  "$locale: each code has a message that can be read and asks for its own values alone",
  ({ messages }) => {
    for (const [code, values] of Object.entries(codes)) {
      const names = listNames(parseMessage(messages[code as keyof typeof codes]));
      const asked = Object.keys(values);
      expect(
        names.filter((name) => !asked.includes(name)),
        code,
      ).toEqual([]);
      const left = asked.filter((name) => !names.includes(name) && !unsaid[code]?.includes(name));
      // A train without a name is said by what it is.
      expect(left, code).toEqual([]);
    }
    expect(Object.keys(messages).sort()).toEqual(Object.keys(codes).sort());
  },
);

test.each([
  [tell("why-month", { score: 5, month: 2 }), "5 of 5 in February."],
  [
    tell("why-interests", { interests: ["music-dance", "food"] }),
    "It meets your interest in music and dance and food.",
  ],
  [
    tell("stay-height", { metres: 3500, nights: 1 }),
    "At 3,500 m the body wants a night before one goes higher.",
  ],
  [
    tell("stay-height", { metres: 3500, nights: 3 }),
    "At 3,500 m the body wants 3 nights before one goes higher.",
  ],
  [tell("stay-way", { minutes: 200 }), "3 h 20 min on the way on the day you come."],
  [tell("long-journey", { minutes: 600 }), "10 h on the way fill this day."],
  [
    tell("free-near", { name: "Lodhi Garden", minutes: 45 }),
    "Near enough for more: Lodhi Garden, 45 min away.",
  ],
  [tell("sun", { rise: 395, set: 1122 }), "The sun rises at 06:35 and sets at 18:42."],
  [tell("late", { at: 1455 }), "One arrives at 00:15, later than such a day should end."],
  [tell("runs", { how: "but", days: 0b0010000 }), "It runs every day but Friday."],
  [tell("runs", { how: "on", days: 0b0100101 }), "It runs on Monday, Wednesday and Saturday."],
  [
    tell("departs", { name: "train", what: "train", minutes: 61, at: [400, 1050] }),
    "The train would make it 1 h 1 min, but leaves at 06:40 and 17:30.",
  ],
  [
    tell("budget", { least: 143300, named: 900 }),
    "The trip costs at least ₹1,43,300 a day, more than the ₹900 you named.",
  ],
  [tell("saved-nights", { places: ["Agra"], more: 0 }), "No nights in Agra."],
  [
    tell("saved-nights", { places: ["Agra", "Leh", "Puri"], more: 2 }),
    "No nights in Agra, Leh and Puri (and # more).".replace("#", "2"),
  ],
  [
    tell("left-full", { place: "Delhi", days: 1, minutes: 90 }),
    "Your day in Delhi is full: it takes 1 h 30 min, and what stands there brings more.",
  ],
  [
    tell("left-full", { place: "Delhi", days: 2, minutes: 90 }),
    "Your 2 days in Delhi are full: it takes 1 h 30 min, and what stands there brings more.",
  ],
  [
    tell("date-passed", { date: "2026-02-06", year: 2027 }),
    "Friday, 6 February 2026 has passed; this is the same time in 2027.",
  ],
  [
    tell("planned-anew", { ids: ["port-blair", "leh"] }),
    "No town of this trip is among ours any more (Port Blair and Leh), so it was planned anew.",
  ],
  [
    tell("swap", { time: "shorter", minutes: 40, money: "free", rupees: 0 }),
    "40 min shorter, free.",
  ],
  [
    tell("swap", { time: "same", minutes: 3, money: "less", rupees: 1100 }),
    "takes as long, ₹1,100 less.",
  ],
  [tell("permit", { lead: 1, left: 30 }), "It needs a permit, 1 day ahead; 30 are left."],
])("%o", (told, sentence) => {
  expect(sayEnglish(told)).toBe(sentence);
});

test("what nobody can say is not said: a code of a later release, values that are none", () => {
  const unsayable: Told[] = [
    { code: "not-yet", values: {} },
    { code: "constructor", values: {} },
    { code: "dates-passed", values: { date: "soon" } },
    { code: "dates-passed", values: {} },
  ];
  for (const told of unsayable) expect(sayEnglish(told)).toBe("");
  expect(sayEnglish({ code: "runs", values: { how: "?", days: [] } })).toBe("It runs on .");
  expect(sayEnglish({ code: "text", values: { text: "{name} # <b>" } })).toBe("{name} # <b>");
});

test("another language is another file of messages: its plurals, numbers and lists are its own", () => {
  const messages = {
    ...english.messages,
    "night-train": "{nights, plural, one {रास्ते में # रात} other {रास्ते में # रातें}}: टिकट पहले से लें।",
    "stay-for": "{sights, list} के लिए।",
    "dates-passed": "यात्रा {date, date} को शुरू होती थी।",
  };
  const say = createSay({ ...english, locale: "hi-IN", messages });
  // In Hindi none is as one.
  expect(say(tell("night-train", { nights: 0 }))).toBe("रास्ते में 0 रात: टिकट पहले से लें।");
  expect(say(tell("night-train", { nights: 2 }))).toBe("रास्ते में 2 रातें: टिकट पहले से लें।");
  expect(say(tell("stay-for", { sights: ["ताज महल", "लाल क़िला"] }))).toBe(
    "ताज महल और लाल क़िला के लिए।",
  );
  expect(say(tell("dates-passed", { date: "2027-02-14" }))).toContain("14 फ़रवरी 2027");
});

test.each([
  "{",
  "{name",
  "a } b",
  "{n, plural, one {a}}",
  "{n, plural other {a}}",
  "{n,}",
  "{n, select, other {a}",
])("a message that cannot be read is an error: %s", (text) => {
  expect(() => parseMessage(text)).toThrow("cannot be read");
});

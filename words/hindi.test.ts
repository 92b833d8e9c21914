import { expect, test } from "vitest";
import { tell } from "#trip/tell.ts";
import { hindi, sayHindi } from "./hindi.ts";

test.each([
  [tell("why-month", { score: 5, month: 2 }), "फ़रवरी में मौसम: 5 में से 5।"],
  [
    tell("why-interests", { interests: ["history", "music-dance", "food"] }),
    "आपकी पसंद से मेल: इतिहास, संगीत-नृत्य और खाना।",
  ],
  [tell("stay-for", { sights: ["ताजमहल", "आगरा का किला"] }), "ताजमहल और आगरा का किला देखने के लिए।"],
  [
    tell("stay-height", { metres: 3500, nights: 1 }),
    "3,500 मीटर पर शरीर को ऊपर जाने से पहले एक रात का आराम चाहिए।",
  ],
  [
    tell("stay-height", { metres: 3500, nights: 3 }),
    "3,500 मीटर पर शरीर को ऊपर जाने से पहले 3 रात का आराम चाहिए।",
  ],
  [tell("stay-way", { minutes: 200 }), "आने के दिन सफ़र 3 घंटे 20 मिनट।"],
  [tell("long-journey", { minutes: 60 }), "यह दिन सफ़र में जाता है: 1 घंटा।"],
  [tell("sun", { rise: 395, set: 1122 }), "सूर्योदय सुबह 6:35 बजे, सूर्यास्त शाम 6:42 बजे।"],
  [tell("late", { at: 1455 }), "पहुँचना रात 12:15 बजे होगा; ऐसे दिन को इससे पहले खत्म हो जाना चाहिए।"],
  [tell("closing", { at: 1020 }), "बंद होने का समय: शाम 5 बजे।"],
  [tell("closing", { at: 720 }), "बंद होने का समय: दोपहर 12 बजे।"],
  [tell("runs", { how: "but", days: 0b0010000 }), "चलने के दिन: रोज़, शुक्रवार छोड़कर।"],
  [tell("runs", { how: "on", days: 0b0100101 }), "चलने के दिन: सोमवार, बुधवार और शनिवार।"],
  [
    tell("budget", { least: 143300, named: 900 }),
    "यात्रा का खर्च रोज़ कम से कम ₹1,43,300 है, आपके बताए ₹900 से ज़्यादा।",
  ],
  [
    tell("night-train", { nights: 1 }),
    "एक रात रास्ते में: बर्थ जल्दी बुक करें, ज़्यादातर ट्रेनों का रिज़र्वेशन 60 दिन पहले खुलता है।",
  ],
  [tell("saved-nights", { places: ["आगरा"], more: 0 }), "यहाँ रात नहीं: आगरा।"],
  [
    tell("saved-nights", { places: ["आगरा", "लेह", "पुरी"], more: 2 }),
    "यहाँ रात नहीं: आगरा, लेह और पुरी (और 2 जगह)।",
  ],
  [
    tell("left-closed-day", { name: "ताजमहल", weekday: 4 }),
    "ताजमहल: आपका दिन शुक्रवार है, और शुक्रवार को यहाँ बंद रहता है।",
  ],
  [
    tell("date-passed", { date: "2026-02-06", year: 2027 }),
    "शुक्रवार, 6 फ़रवरी 2026 बीत चुका; यह 2027 का वही समय है।",
  ],
  [tell("swap", { time: "shorter", minutes: 40, money: "free", rupees: 0 }), "40 मिनट कम, मुफ़्त।"],
  [tell("permit", { lead: 1, left: 30 }), "इसके लिए परमिट चाहिए, 1 दिन पहले; अब 30 दिन बचे हैं।"],
  [
    tell("where-unfit", { inside: 0, nights: 4 }),
    "आपके माँगे हुए हिस्से में 4 में से एक भी रात नहीं है: बाकी इन दिनों में नहीं बैठीं।",
  ],
])("%o", (told, sentence) => {
  expect(sayHindi(told)).toBe(sentence);
});

test("no message has a letter of another script, and each sentence ends with a danda", () => {
  for (const [code, message] of Object.entries(hindi.messages)) {
    const text = message.replaceAll(
      /\{\w+(, (plural|select|\w+))?,?|(one|other|=0|[\w-]+) (?=\{)/g,
      "",
    );
    expect(text.match(/[A-Za-z]{2,}/), code).toBeNull();
    expect(message, code).not.toContain(".");
    if (
      !/^\{\w+(, list)?\}$/.test(message) &&
      !/^(from-to|holiday|festival-(here|about|nights|outside))$/.test(code)
    )
      expect(message, code).toMatch(/।[} ]*$/);
  }
});

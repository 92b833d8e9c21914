import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getCatalogue } from "./catalogue.ts";
import { getStaticPages } from "./static-pages.ts";
import {
  countTranslations,
  hashText,
  mapTexts,
  readTranslations,
  translate,
} from "./translations.ts";

const content = [
  {
    slug: "agra",
    name: "Agra",
    sights: [{ id: "taj", note: "Closed on Fridays" }],
    tags: ["a", "b"],
  },
  { slug: "puri", name: "Puri", sights: [], tags: [] },
];

test("a text is known by the way to it, whatever the order of the list, and by what it says", () => {
  const hindi = {
    "agra.name": [hashText("Agra"), "आगरा"],
    "agra.sights.taj.note": [hashText("Closed on Mondays"), "सोमवार को बंद"],
    "agra.tags.1": [hashText("b"), "ब"],
  } as const;
  const [puri, agra] = translate([...content].reverse(), hindi) as typeof content;
  expect(puri).toEqual(content[1]);
  // The note is of an older text, and so the English is shown.
  expect(agra).toEqual({ ...content[0], name: "आगरा", tags: ["a", "ब"] });
  expect(countTranslations(content, hindi)).toEqual({ texts: 4, translated: 2, older: 1 });
});

test("names of what every object has are no ways to a text", () => {
  expect(translate({ name: "x" }, {})).toEqual({ name: "x" });
  expect(translate({ constructor: "x" }, { name: [hashText("y"), "z"] })).toEqual({
    constructor: "x",
  });
});

const folder = join(import.meta.dirname, "../../content");
const files = readdirSync(join(folder, "hi"), { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".json"),
);

test.each(files)(
  "each translation of %s leads to a text, and to no key, address or figure",
  (name) => {
    const ways = new Map<string, string>();
    mapTexts(JSON.parse(readFileSync(join(folder, name), "utf8")), (text, path) => {
      ways.set(path, text);
      return text;
    });
    for (const [path, [of, text]] of Object.entries(readTranslations(name, "hi"))) {
      expect(ways.has(path), path).toBe(true);
      expect(path).not.toMatch(
        /(^|\.)(slug|id|url|href|file|poster|picture|source|iata|kind)(\.\d+)?$/,
      );
      expect(of, path).toMatch(/^[\w-]{8}$/);
      expect(text.trim(), path).not.toBe("");
    }
  },
);

test("the catalogue in Hindi is the same one with other texts", () => {
  const [english, hindi] = [getCatalogue(), getCatalogue("hi")];
  expect(hindi.nameState("rajasthan")).toBe("राजस्थान");
  expect(english.nameState("rajasthan")).toBe("Rajasthan");
  expect(hindi.states.map(({ slug }) => slug)).toEqual(english.states.map(({ slug }) => slug));
  expect(hindi.find("states", "rajasthan")?.region).toBe("west-india");
  expect(getStaticPages("hi").films.home[0]?.title).toBe("भोर");
});

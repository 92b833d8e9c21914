import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getCatalogue } from "./catalogue.ts";
import { getHandbook } from "./handbook/read-handbook.ts";
import { getJourneys } from "./journeys/read-journeys.ts";
import { findSightAddress } from "./places/page-of-sight.ts";
import { getPlaces } from "./places/read-places.ts";
import { getStaticPages } from "./static-pages.ts";
import {
  countTranslations,
  hashText,
  listUntranslated,
  mapTexts,
  readTranslations,
  stampTranslations,
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
  expect(countTranslations("x.json", content, hindi)).toEqual({
    texts: 4,
    translated: 2,
    older: 1,
  });
  expect(listUntranslated("x.json", content, hindi)).toEqual([
    { path: "agra.sights.taj.note", text: "Closed on Fridays", older: "सोमवार को बंद" },
    { path: "puri.name", text: "Puri", older: null },
  ]);
});

test("the rows of a table that teaches a language wait for no translation", () => {
  const table = { columns: ["Say"], rows: [["नमस्ते", "namaste", "Hello"]] };
  const page = (lang?: string) => ({ blocks: [{ table: { ...table, lang } }] });
  const left = (content: unknown) =>
    listUntranslated("handbook/x.json", content, {}).map(({ text }) => text);
  expect(left(page("hi"))).toEqual(["Say"]);
  expect(left(page())).toEqual(["Say", "namaste", "Hello"]);
});

test("ways between the same two places are told apart, and a list of them may grow", () => {
  const way = { from: "delhi", to: "agra", mode: "train" };
  const paths: string[] = [];
  mapTexts(
    [
      { ...way, note: "a" },
      { ...way, note: "b" },
      { from: "x", to: "y", note: "c" },
    ],
    (text, path) => {
      if (path.endsWith("note")) paths.push(path);
      return text;
    },
  );
  expect(paths).toEqual(["delhi-agra-train.note", "delhi-agra-train-2.note", "2.note"]);
});

test("a translation written without its hash gets that of the English as it stands", () => {
  const written = { "puri.name": "पुरी", "agra.name": ["older", "आगरा"] as const, "no.way": "x" };
  expect(stampTranslations(content, written)).toEqual({
    "agra.name": ["older", "आगरा"],
    "puri.name": [hashText("Puri"), "पुरी"],
    "no.way": "x",
  });
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

test("places, journeys and the handbook are read in Hindi, and the same ones are about the same pages", () => {
  const [english, hindi] = [getPlaces(), getPlaces("hi")];
  const find = ({ sights }: typeof hindi) => sights.find(({ id }) => id === "taj-mahal");
  expect(find(hindi)?.name).toBe("ताजमहल");
  expect(find(english)?.name).toBe("Taj Mahal");
  // What is read with its file and state beside it is found in its translation all the same.
  for (const room of ["sights", "bases", "legs"] as const) {
    const own = english[room].flatMap((item, index) => {
      const other = hindi[room][index];
      const texts = [
        [item.name, other?.name],
        ["note" in item ? item.note : undefined, other && "note" in other ? other.note : undefined],
      ];
      return texts.filter(([text, said]) => text && /[a-z]{3}/.test(text) && text === said);
    });
    expect(own, room).toEqual([]);
  }
  expect(hindi.legs.map(({ from, to }) => from + to)).toEqual(
    english.legs.map(({ from, to }) => from + to),
  );
  const addresses = (places: typeof hindi, catalogue: ReturnType<typeof getCatalogue>) =>
    places.sights.map(({ id }) => findSightAddress(places, catalogue, id));
  expect(addresses(hindi, getCatalogue("hi"))).toEqual(addresses(english, getCatalogue()));
  expect(getJourneys("hi").find(({ slug }) => slug === "golden-triangle")?.name).toBe(
    "गोल्डन ट्रायंगल",
  );
  expect(getHandbook("hi").groups[0]?.title).toBe("जाने से पहले");
  expect(getCatalogue().nameInEnglish("attraction:taj-mahal")).toBe("Taj Mahal");
  expect(getCatalogue("hi").nameInEnglish("attraction:taj-mahal")).toBe("Taj Mahal");
});

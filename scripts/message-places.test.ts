import { expect, test } from "vitest";
import { fillPlaces, holdPlace, readMessage } from "./message-places.ts";
import { listSpeaking, nameIn } from "./write-languages.ts";

/** As the compiler writes a message. */
const compiled = (name: string, english: string, hindi: string) => `/* eslint-disable */
const en_${name} = /** @type {(inputs: {}) => LocalizedString} */ ${english};

${hindi ? `const hi_${name} = ${hindi};` : `/** @type {(inputs: {}) => LocalizedString} */\nconst hi_${name} = en_${name};`}

/** @type {any} */
export const ${name} = ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_${name}(inputs)
	return hi_${name}(inputs)
});`;
const plural = (language: string, one: string, other: string) =>
  `(i) => {const countPlural = registry.plural("${language}", i?.count, {});
	if (countPlural === "one") return (\`${one}\`);
	return (\`${other}\`);
}`;
const messages = {
  skip: compiled("skip", "() => {\n\treturn (`Skip`)\n}", "() => {\n\treturn (`आगे`)\n}"),
  home: compiled("home", "() => {\n\treturn (`Home`)\n}", ""),
  days: compiled(
    "days",
    plural("en", "${i?.count} day", "${i?.count} days"),
    plural("hi", "एक दिन", "${i?.count} दिन"),
  ),
};
const sayings = new Map(
  Object.entries(messages).map(([name, code]) => [name, readMessage(name, code, ["en", "hi"])]),
);

test("a place is filled with the words of a language, and with English where it has none", async () => {
  const code =
    'const a=__message("skip","h"),b=__message(`home`,`h`);use(__message("skip","h"),a(),b());';
  expect(await fillPlaces(code, "en", sayings)).toBe(
    "const a=()=>`Skip`,b=()=>`Home`;use((()=>`Skip`),a(),b());",
  );
  expect(await fillPlaces(code, "hi", sayings)).toContain("a=()=>`आगे`,b=()=>`Home`;");
});

test("a plural calls what the file calls plural, whatever that is named", async () => {
  for (const name of ["plural", "e", "t", "i", "n"]) {
    const code = await fillPlaces(
      `const ${name}=(l,c)=>new Intl.PluralRules(l).select(c);const say=__message("days","h",${name});return say({count:1})+say({count:2});`,
      "en",
      sayings,
    );
    expect(new Function(code)(), name).toBe("1 day2 days");
  }
});

test("a file is named by what it says in all languages, and what another language does not do goes", async () => {
  const place = holdPlace("skip", messages.skip);
  expect(place).toMatch(
    /^export const skip = \/\* @__PURE__ \*\/ __message\("skip", "[\w-]{8}"\);\n$/,
  );
  expect(holdPlace("skip", messages.skip.replace("आगे", "चलें"))).not.toBe(place);
  expect(holdPlace("days", messages.days)).toContain(", plural)");
  const code = 'export const to=__LANGUAGE__==="en"?"/about":`/${__LANGUAGE__}/about`;';
  expect(await fillPlaces(code, "en", sayings)).not.toContain("hi");
  expect(await fillPlaces(code, "hi", sayings)).toContain("/hi/about");
});

test("a language that is being translated knows it, and what a whole one does not do goes", async () => {
  const code = 'export const note=__LANGUAGE_WHOLE__?null:"অনুবাদ চলছে";';
  expect(await fillPlaces(code, "bn", sayings)).toContain("অনুবাদ চলছে");
  for (const whole of ["en", "hi"] as const)
    expect(await fillPlaces(code, whole, sayings)).not.toContain("অনুবাদ");
});

test("what cannot be filled is an error: no such message, one that is written otherwise", async () => {
  await expect(fillPlaces('f(__message("none","h"))', "en", sayings)).rejects.toThrow("none");
  expect(() => readMessage("skip", "export const skip = 1;", ["en"])).toThrow("skip");
});

test("a file is another one in another language when it speaks, or names a file that does", () => {
  const files = [
    { name: "say-1.js", code: '__message("skip","h")' },
    { name: "use-1.js", code: 'import"./say-1.js"' },
    { name: "round-1.js", code: 'import"./use-1.js";import("./still-1.js")' },
    { name: "still-1.js", code: "1" },
    { name: "tells-1.js", code: "__LANGUAGE__" },
  ];
  expect([...listSpeaking(files)].sort()).toEqual([
    "round-1.js",
    "say-1.js",
    "tells-1.js",
    "use-1.js",
  ]);
  expect(nameIn("hi", "say-1.js")).toBe("say-1.hi.js");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { findLeast, measureProcessorMs } from "#tests/setup/stopwatch.ts";
import {
  checkJsonBounds,
  isStorable,
  JsonBoundsError,
  jsonBounds,
  parseBoundedJson,
} from "./bounded-json.ts";

const nest = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);

test("JSON is parsed as deep as the bound, and no deeper", () => {
  expect(() => parseBoundedJson(nest(jsonBounds.depth))).not.toThrow();
  expect(() => parseBoundedJson(nest(jsonBounds.depth + 1))).toThrow(JsonBoundsError);
  expect(() => checkJsonBounds('{"a":'.repeat(9000))).toThrow(JsonBoundsError);
});

test("the bounds are those of what people send, whatever they are set to", () => {
  expect(() => checkJsonBounds("[".repeat(200))).toThrow("nested too deeply");
  expect(() => checkJsonBounds(`{${'"a":1,'.repeat(10_000)}`)).toThrow("too many fields");
});

test("brackets and colons within texts do not count", () => {
  const text = JSON.stringify({ "[[[[{{{{\\": `${nest(100)}\\"${":".repeat(3000)}` });
  expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
});

test("names are counted, over all objects", () => {
  const build = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => ({ [index]: 1 })));
  expect(() => parseBoundedJson(build(jsonBounds.keys))).not.toThrow();
  expect(() => parseBoundedJson(build(jsonBounds.keys + 1))).toThrow(JsonBoundsError);
});

test("what is no JSON is the parser's to refuse", () => {
  for (const text of ["", "{", '"', '"\\', "]]]]", "nonsense"])
    expect(() => parseBoundedJson(text), text).toThrow(SyntaxError);
});

test("any small JSON comes through as it is", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 20 }), (text) => {
      expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test("a megabyte is looked at in milliseconds", async () => {
  const megabyte = `"${'\\"'.repeat(500_000)}"`;
  const look = () => measureProcessorMs(() => checkJsonBounds(megabyte));
  expect(await findLeast(look, { tries: 5, enough: 200 })).toBeLessThan(200);
});

test("a NUL and half a surrogate pair are found wherever they stand", () => {
  expect(isStorable({ a: [{ b: "नमस्ते 🙏" }, 1, null, true] })).toBe(true);
  for (const bad of ["\u0000", "a\ud800", "\udc00b"])
    for (const value of [bad, [bad], { a: { b: [bad] } }, { [bad]: 1 }])
      expect(isStorable(value), JSON.stringify(value)).toBe(false);
});

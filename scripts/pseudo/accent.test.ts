import { expect, test } from "vitest";
import { parseMessage } from "#words/parse-message.ts";
import { accent, accentParts } from "./accent.ts";
import { listFrozenWords } from "./frozen-words.ts";

test("a text is accented and longer, and keeps its places, tags and addresses", () => {
  const said = accent("Write to {name} at <b>hello@x.org</b>, or https://x.org/a");
  expect(said).toBe("Ŵŕííţé ţó {name} áţ <b>hello@x.org</b>, óŕ https://x.org/a");
  expect(accent("Agra").length).toBeGreaterThan("Agra".length);
});

test("a message keeps what picks its forms", () => {
  const text = "{days, plural, one {a day} other {# days}} from {start, date}";
  const said = accentParts(parseMessage(text));
  expect(parseMessage(said)).toHaveLength(3);
  expect(said).toContain("{days, plural, one {á ðáý}");
  expect(said).toContain("{start, date}");
});

test("what stayed plain on a page is found, and what is marked or a name everywhere is not", () => {
  const page = (body: string) =>
    `<html><head><title>Plain</title></head><body>${body}</body></html>`;
  expect(listFrozenWords(page("<p>Ŵŕíítéé us</p>"))).toEqual(["Ŵŕíítéé us"]);
  expect(listFrozenWords(page('<img alt="A fort">'))).toEqual(["A fort"]);
  for (const left of [
    '<p lang="en">A fort</p>',
    "<script>const text = 1;</script>",
    "<p>DEL, NH 44, 12 km/h, hello@x.org</p>",
    '<p translate="no">Name</p>',
  ])
    expect(listFrozenWords(page(left), new Set(["km"])), left).toEqual([]);
});

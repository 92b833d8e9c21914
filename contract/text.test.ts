import { expect, test } from "vitest";
import { email, line, optionalEmail, paragraphs } from "./text.ts";

test("a line loses control characters and its edges", () => {
  expect(line("Title", 20).parse("  Kerala\u0000 by\nboat ")).toBe("Kerala by boat");
});

test("paragraphs keep their line breaks, and no more than one empty line", () => {
  expect(paragraphs("Comment", 50).parse("one\r\ntwo\u0000\n\n\n\nthree")).toBe(
    "one\ntwo\n\nthree",
  );
});

test.each([
  ["", "Title is required."],
  ["   ", "Title is required."],
  [7, "Title is required."],
])("%j is not a title", (value, message) => {
  expect(line("Title", 20).safeParse(value).error?.issues[0]?.message).toBe(message);
});

test.each(["a@b.co\r\nBcc: x@y.zz", "a@b", "a b@c.de", "<a@b.co>", "a@b.co,c@d.ef"])(
  "%j is no address",
  (value) => {
    expect(email().safeParse(value).success).toBe(false);
    expect(optionalEmail().safeParse(value).success).toBe(false);
  },
);

test("an optional address may be missing", () => {
  expect(optionalEmail().parse(undefined)).toBe("");
  expect(optionalEmail().parse("asha@example.com")).toBe("asha@example.com");
});

test.each([
  ["directions", "Asha \u202eDevi\u202c", "Asha Devi"],
  ["isolates", "\u2067Asha\u2069", "Asha"],
  ["blanks without width", "As\u200bha\ufeff\u2060", "Asha"],
  ["tags and fillers", "Asha\u{e0041}\u3164\u2800\u00ad", "Asha"],
  ["half a character", "Asha\ud83d", "Asha"],
])("a line and a text lose %s", (_what, given, kept) => {
  expect(line("Name", 20).parse(given)).toBe(kept);
  expect(paragraphs("Comment", 20).parse(given)).toBe(kept);
});

test("the joiners of Indian scripts and of emoji stay", () => {
  for (const name of ["श\u094d\u200dर", "ക\u0d4d\u200d", "👩\u200d👧", "न\u094d\u200cय"])
    expect(line("Name", 20).parse(name)).toBe(name);
});

test("what is nothing but invisible is missing", () => {
  expect(line("Name", 20).safeParse("\u202e\u200b").success).toBe(false);
});

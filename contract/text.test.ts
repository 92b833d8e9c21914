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

import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage } from "#tests/components/render-page.tsx";
import { takeIndianDigits } from "./plain-digits.ts";

beforeAll(() => takeIndianDigits(document));

test.each([
  ["a whole number", { type: "number" }, "१२", "12"],
  ["a telephone number", { type: "tel" }, "+९१ ९८७", "+91 987"],
  ["a code", { inputMode: "numeric" }, "०४२", "042"],
  ["a sum", { inputMode: "decimal" }, "१२०.५०", "120.50"],
  ["a free text, which stays as it is written", {}, "५ लोग", "५ लोग"],
] as const)("a field for %s takes digits of Devanagari", async (_what, props, typed, value) => {
  const screen = await renderPage(<input aria-label="x" {...props} />);
  const field = screen.getByLabelText("x");
  await userEvent.type(field, typed);
  expect((field.element() as HTMLInputElement).value).toBe(value);
});

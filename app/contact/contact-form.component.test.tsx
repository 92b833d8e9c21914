import { expect, test } from "vitest";
import { renderPage } from "#tests/components/render-page.tsx";
import { ContactForm } from "./contact-form.tsx";

test("the telephone's pattern is an expression of today's browsers, and takes what people write", async () => {
  const screen = await renderPage(<ContactForm />);
  const phone = screen.getByLabelText("Phone");
  const input = phone.element() as HTMLInputElement;
  // Browsers read it with this flag, and take anything where it is no expression.
  expect(() => new RegExp(input.pattern, "v")).not.toThrow();
  for (const number of ["+49 (0)170 123-4567", "0651.2234455", ""]) {
    await phone.fill(number);
    expect(input.validity.patternMismatch, number).toBe(false);
  }
  for (const number of ["call me", "12", "+49 170 <b>"]) {
    await phone.fill(number);
    expect(input.validity.patternMismatch, number).toBe(true);
  }
});

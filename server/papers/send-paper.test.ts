import { expect, test } from "vitest";
import { nameFile } from "./send-paper.ts";

test("a file is called as it is, in whatever script, and in ASCII for old programs", () => {
  expect(nameFile("SF-2027-1.pdf", "inline")).toBe('inline; filename="SF-2027-1.pdf"');
  const named = nameFile("राँची (2).pdf");
  expect(named).toMatch(/^attachment; filename="-2-.pdf"; filename\*=UTF-8''%E0%A4%B0/);
  expect(named).not.toMatch(/[^\x20-\x7e]/);
  expect(decodeURIComponent(named.split("UTF-8''")[1] ?? "")).toBe("राँची (2).pdf");
  expect(() => nameFile("\ud800.pdf")).not.toThrow();
});

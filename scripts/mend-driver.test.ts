import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mendText } from "./mend-driver.mjs";

const read = (path: string) =>
  readFileSync(join(import.meta.dirname, "../node_modules/postgres", path), "utf8");

test.each(["src/connection.js", "src/index.js"])("%s of the installed driver is mended", (path) => {
  const text = read(path);
  expect(mendText(path, text)).toBe(text);
});

test("a driver that is written otherwise is not mended by halves", () => {
  expect(() => mendText("src/index.js", "export default 1;")).toThrow("does not know src/index.js");
});

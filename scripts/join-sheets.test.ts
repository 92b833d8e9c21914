import { expect, test } from "vitest";
import { writeLean } from "./join-sheets.ts";

test("the list of routes says what is so, and names no file that runs already", () => {
  const list = {
    entry: { imports: ["/assets/shell.js"] },
    routes: {
      root: { imports: ["/assets/shell.js"], hasLoader: true, hasAction: false },
      "routes/home": { parentId: "root", imports: ["/assets/shell.js", "/assets/map.js"] },
    },
  };
  expect(JSON.parse(writeLean(list))).toEqual({
    entry: list.entry,
    routes: {
      root: { imports: [], hasLoader: true },
      "routes/home": { parentId: "root", imports: ["/assets/map.js"] },
    },
  });
});

import { afterEach, expect, test } from "vitest";
import { findRouteSheets, takeRouteSheets } from "./route-sheets.ts";

afterEach(() => takeRouteSheets({ routes: {} }));

test("the router keeps no stylesheets to link, and a page's are known from its routes", () => {
  expect(findRouteSheets(["root"])).toBeNull();
  const routes = {
    root: { css: ["/shell.css"] },
    place: { css: ["/page.css", "/place.css#"] },
    city: { css: ["/place.css", "/city.css"] },
    bare: {},
  };
  takeRouteSheets({ routes });
  for (const route of Object.values(routes)) expect(route).not.toHaveProperty("css");
  expect(findRouteSheets(["root", "place", "city", "bare", "unknown"])).toEqual([
    "/shell.css",
    "/page.css",
    "/place.css",
    "/city.css",
  ]);
});

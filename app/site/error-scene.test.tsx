import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ErrorScene } from "./error-scene.tsx";

test("a page that failed is kept by no machine, is named, and is painted when it is there", () => {
  const Page = createRoutesStub([
    { path: "/", Component: () => <ErrorScene error={new Error("gone")} /> },
  ]);
  const html = renderToStaticMarkup(<Page />);
  expect(html).toContain("<title>This page could not be shown · Safarnama</title>");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('id="first-view-end"');
});

test("the server tells nobody that they are offline", () => {
  const Page = createRoutesStub([
    { path: "/", Component: () => <ErrorScene error={new Error("the planner is busy")} /> },
  ]);
  expect(renderToStaticMarkup(<Page />)).toContain('<h1 class="h1">This page could not be shown');
});

import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ErrorScene } from "./error-scene.tsx";

test("the server tells nobody that they are offline", () => {
  const Page = createRoutesStub([
    { path: "/", Component: () => <ErrorScene error={new Error("the planner is busy")} /> },
  ]);
  expect(renderToStaticMarkup(<Page />)).toContain('<h1 class="h1">This page could not be shown');
});

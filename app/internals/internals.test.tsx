import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler, Outlet, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import handleRequest from "#app/entry.server.tsx";
import { DeferredScripts } from "#app/site/page-scripts.tsx";
import { takeHandOver } from "#contract/wire/page-hand-over.ts";
import { checkedVersions } from "./checked-versions.ts";
import { useRouterStylesheets } from "./router-elements.ts";

const root = join(import.meta.dirname, "../..");

test.each(Object.entries(checkedVersions))(
  "%s is the version that was looked at",
  (name, checked) => {
    const text = readFileSync(join(root, "node_modules", name, "package.json"), "utf8");
    const { version } = JSON.parse(text) as { version: string };
    expect(
      version,
      `${name} has moved from ${checked} to ${version}. The other tests of app/internals/ and the journeys
    tests/e2e/{shell,pages,budget}.spec.ts say whether what the house takes from its inside still holds
    (a field that React tracks, Scripts and Links as hooks, the stream of the page's data). When they are
    green write ${version} into app/internals/checked-versions.ts; otherwise mend that folder and
    contract/wire/page-hand-over.ts, or give the trick up: <Scripts/> and <Links/> as they are always work.`,
    ).toBe(checked);
  },
);

let stylesheets: string[] = [];

function Page() {
  stylesheets = useRouterStylesheets();
  return (
    <html lang="en">
      <head>
        <title>A page</title>
      </head>
      <body>
        <Outlet />
        <DeferredScripts />
      </body>
    </html>
  );
}

/** One page of the real router, as its own build would describe it. */
const build = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: {
      id: "root",
      path: "/",
      module: {
        default: Page,
        loader: () => ({ text: 'a "quoted" </script> text' }),
        links: () => [
          { rel: "stylesheet", href: "/page.css" },
          { rel: "preload", href: "/font.woff2", as: "font" },
        ],
      },
    },
  },
  assets: {
    entry: { imports: ["/framework.js"], module: "/entry.js" },
    routes: {
      root: {
        id: "root",
        path: "/",
        hasAction: false,
        hasLoader: true,
        hasClientAction: false,
        hasClientLoader: false,
        hasErrorBoundary: false,
        module: "/root.js",
        imports: [],
        css: ["/root.css"],
      },
    },
    url: "/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

async function renderPage(): Promise<string> {
  const handler = createRequestHandler(build, "production");
  const response = await handler(new Request("http://localhost/"));
  expect(response.status).toBe(200);
  return response.text();
}

test("the router's data is found in the page and taken out whole", async () => {
  const html = await renderPage();
  expect(html).toContain("streamController.enqueue(");
  const taken = takeHandOver(html);
  expect(taken?.html).not.toContain("streamController.enqueue(");
  expect(taken?.html).not.toContain("streamController.close(");
  expect(taken?.data).toContain('a \\"quoted\\" </script> text');
});

test("the router's scripts are its context and one module, which waits; preloads are left out", async () => {
  const html = await renderPage();
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, , code]) => !code?.includes("streamController."),
  );
  expect(scripts).toHaveLength(3);
  const [context, application, boot] = scripts;
  expect(context?.[2]).toContain("window.__reactRouterContext = ");
  expect(application?.[1]).toBe(' id="application" type="application/x-module"');
  expect(application?.[2]).toContain('import * as route0 from "/root.js"');
  expect(application?.[2]).toMatch(/import\(?\s*"\/entry\.js"/);
  expect(html).not.toContain("modulepreload");
  expect(boot?.[1]).toContain(' defer=""');
});

test("the router's stylesheets are found, its other links are not", async () => {
  await renderPage();
  expect(stylesheets).toEqual(["/root.css", "/page.css"]);
});

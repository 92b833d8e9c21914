import pino from "pino";
import { data, Outlet, type ServerBuild } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import * as entry from "#app/entry.server.tsx";
import type { PageServices } from "#server/content/page-services.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createPageRenderer, createPartsReader } from "./render-page.ts";

type Module = Record<string, unknown>;
const Empty = () => null;
const frame = { default: Outlet };

/** A build of three routes whose page does what a test says. */
function createBuild(page: Module): ServerBuild {
  const route = (id: string, parentId: string | undefined, path: string, module: Module) => ({
    id,
    parentId,
    path,
    module: { default: Empty, ErrorBoundary: Empty, ...module },
  });
  const routes = {
    root: route("root", undefined, "", { ...frame, loader: () => null, shouldRevalidate: Empty }),
    layout: route("layout", "root", "", frame),
    page: route("page", "layout", "blogs/:slug", page),
  };
  const manifestOf = ({ id, parentId, path, module }: (typeof routes)["root"]) => ({
    id,
    parentId,
    path,
    module: "",
    hasLoader: "loader" in module,
    hasErrorBoundary: true,
  });
  return {
    entry: { module: entry },
    routes,
    assets: {
      version: "1",
      url: "",
      entry: { module: "", imports: [] },
      routes: Object.fromEntries(Object.entries(routes).map(([id, one]) => [id, manifestOf(one)])),
    },
    publicPath: "/",
    basename: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

let lines: { requestId?: string; err?: { message?: string }; page?: string; msg: string }[];
const log = pino(
  { level: "error" },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
);
beforeEach(() => {
  lines = [];
});

const render = (page: Module, path = "/blogs/leh") =>
  createPageRenderer(createBuild(page), () => ({}) as PageServices, "production")(
    new Request(`http://localhost${path}`),
    log.child({ requestId: "asked-for-it" }),
    () => {},
  );

test.each([
  ["loaded", { loader: () => Promise.reject(new Error("no rows")) }],
  [
    "drawn",
    {
      default: () => {
        throw new Error("no rows");
      },
    },
  ],
])("what fails while a page is %s is in the log, with the request's id", async (_name, page) => {
  const onConsole = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const path of ["/blogs/leh", ...("loader" in page ? ["/blogs/leh.data"] : [])]) {
    lines = [];
    const answer = await render(page, path);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("no rows");
    expect(lines[0]).toMatchObject({ requestId: "asked-for-it", page: path, msg: "a page failed" });
  }
  onConsole.mockRestore();
});

test("a page that cannot reach the database is a 503, worth trying again", async () => {
  const gone = Object.assign(new Error("Failed query"), {
    query: "select",
    cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
  });
  const answer = await render({ loader: () => Promise.reject(gone) });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
});

test("a page that nobody has time to plan now is a 503 too", async () => {
  const busy = new AppError("unavailable", "Too many trips are being planned.");
  const answer = await render({ loader: () => Promise.reject(busy) });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
});

test("a page that there is not is no fault", async () => {
  const loader = () => {
    throw data(null, { status: 404 });
  };
  expect((await render({ loader })).status).toBe(404);
  expect((await render({}, "/nothing")).status).toBe(404);
  expect(lines).toEqual([]);
});

test("the application asks for what it does not have: the page, not what stands around it", () => {
  const partsOf = createPartsReader(createBuild({ loader: () => null }));
  expect(partsOf("/blogs/leh")).toBe("page");
  expect(partsOf("/nothing")).toBeNull();
  expect(createPartsReader(createBuild({}))("/blogs/leh")).toBeNull();
});

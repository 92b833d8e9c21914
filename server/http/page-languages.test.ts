import pino from "pino";
import { expect, test } from "vitest";
import { findShared, renderInLanguages } from "./page-languages.ts";
import type { RenderPage } from "./pages.ts";

const log = pino({ level: "silent" });
const answer =
  (text: string): RenderPage =>
  async () =>
    new Response(text);
const ask = async (render: RenderPage, path: string) =>
  (await render(new Request(`http://localhost${path}`), log, () => {})).text();

test("a page is rendered in the language of its address, and what that needs is opened once", async () => {
  let opened = 0;
  const render = renderInLanguages(answer("English"), {
    hi: async () => {
      opened += 1;
      return answer("Hindi");
    },
  });
  expect(await ask(render, "/about")).toBe("English");
  expect(opened).toBe(0);
  for (const path of ["/hi", "/hi.data", "/hi/about", "/hi/about.data"])
    expect(await ask(render, path), path).toBe("Hindi");
  for (const path of ["/hill", "/hindi", "/hi-IN/about", "/HI/about", "/%68i/about"])
    expect(await ask(render, path), path).toBe("English");
  expect(opened).toBe(1);
});

test("a language that is not offered has no pages, and one that could not be opened is tried again", async () => {
  expect(await ask(renderInLanguages(answer("English"), {}), "/hi/about")).toBe("English");
  let tries = 0;
  const render = renderInLanguages(answer("English"), {
    hi: async () => {
      tries += 1;
      if (tries === 1) throw new Error("no such build");
      return answer("Hindi");
    },
  });
  await expect(ask(render, "/hi")).rejects.toThrow("no such build");
  expect(await ask(render, "/hi")).toBe("Hindi");
});

test.each([
  ["/hi/api/search", "/api/search"],
  ["/hi/data/x.svg", "/data/x.svg"],
  ["/hi/supplier/AbC", "/supplier/AbC"],
  ["/hi/sitemap.xml", "/sitemap.xml"],
  ["/hi/trip-worker.js", "/trip-worker.js"],
  ["/hi/p/abc", "/p/abc"],
  ["/hi/plan", null],
  ["/hi/privacy", null],
  ["/hi", null],
  ["/api/search", null],
  ["/hi//api/x", null],
])("%s, which no language has, leads to %s", (path, shared) => {
  expect(findShared(path)).toBe(shared);
});

import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

const warmed = vi.hoisted(() => [] as string[]);
vi.mock("#app/internals/router-elements.ts", () => ({
  usePageFiles: (page: string) => ({ data: [`${page}.data`], scripts: [], sheets: [] }),
}));
vi.mock("#app/internals/page-data.ts", () => ({
  warmPageData: (address: string) => {
    warmed.push(address);
  },
}));
// A browser on a busy machine takes its own loopback for a slow line now and then.
vi.mock("./slow-line.ts", () => ({ isSlowLine: () => false }));
const { WarmLinks } = await import("./warm-links.tsx");

/** The browser's own mouse stands where another test has left it: a page drawn under it is no mouse that came. */
const mouse = new AbortController();
for (const kind of ["pointerover", "pointercancel"])
  addEventListener(kind, (event) => event.isTrusted && event.stopImmediatePropagation(), {
    capture: true,
    signal: mouse.signal,
  });
afterAll(() => mouse.abort());

afterEach(() => {
  warmed.length = 0;
  vi.unstubAllGlobals();
});

/** Links wait by frames, and a window behind others has none: here a timer is the clock of them. */
beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) =>
    setTimeout(() => call(performance.now()), 16),
  );
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
});
const patient = { timeout: 10_000 };

const Page = () => (
  <>
    <WarmLinks />
    <a href="/north-india">North</a>
    {/* biome-ignore lint/a11y/useSemanticElements: as the navbar has it, where no script runs. */}
    <a href="/about" role="button">
      Menu
    </a>
    <a href="/plan?must=taj-mahal">Plan</a>
    <a href="/data/india.svg">Drawing</a>
    <a href="https://example.org/there">Elsewhere</a>
    <a href="/blogs" aria-disabled="true">
      Off
    </a>
    <a href="/contact">Contact</a>
  </>
);
const open = async () => {
  const screen = await render(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: <Page /> }])} />,
  );
  const press = (name: string, then?: string) => {
    const link = screen.getByText(name).element();
    link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    if (then) link.dispatchEvent(new PointerEvent(then, { bubbles: true }));
  };
  return { press };
};

test("the page of a link under a finger is fetched; what is no page, or costs the server, is not", async () => {
  const { press } = await open();
  for (const name of ["Menu", "Plan", "Drawing", "Elsewhere", "Off"]) {
    press(name);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  press("North");
  await expect.poll(() => warmed, patient).toEqual(["/north-india.data"]);
});

test("a finger that goes on to scroll asks for nothing", async () => {
  const { press } = await open();
  press("North", "pointercancel");
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(warmed).toEqual([]);
});

test("a link that is touched again is looked at again, and no other with it", async () => {
  const { press } = await open();
  press("North");
  await expect.poll(() => warmed, patient).toEqual(["/north-india.data"]);
  press("Contact");
  await expect.poll(() => warmed, patient).toEqual(["/north-india.data", "/contact.data"]);
  press("North");
  await expect
    .poll(() => warmed, patient)
    .toEqual(["/north-india.data", "/contact.data", "/north-india.data"]);
});

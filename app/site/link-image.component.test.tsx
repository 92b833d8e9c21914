import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { LinkImage } from "./link-image.tsx";

const address = `/api/trip/${"a".repeat(43)}/files/1/thumbnail`;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"/>';

/** Answers each picture; null: the network is cut. @returns how each was asked for */
function answerPictures(status: number | null): [string, RequestInit | undefined][] {
  const asked: [string, RequestInit | undefined][] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push([path, init]);
    if (status === null) throw new TypeError("Failed to fetch");
    return new Response(drawing, { status, headers: { "content-type": "image/svg+xml" } });
  });
  return asked;
}

test("a picture behind a link is asked for past the browser's cache, and its address stands nowhere", async () => {
  const asked = answerPictures(200);
  const page = await render(<LinkImage src={address} alt="Taj at six" />);
  const image = page.getByRole("img", { name: "Taj at six" }).element() as HTMLImageElement;
  await expect.poll(() => image.naturalWidth).toBe(9);
  expect(image.src).toMatch(/^blob:/);
  expect(asked).toEqual([[address, { cache: "no-store" }]]);
  expect(document.body.innerHTML).not.toContain(address);
  // What was held of it goes with it.
  const { src } = image;
  await page.unmount();
  vi.unstubAllGlobals();
  await expect(fetch(src)).rejects.toThrow();
});

test.each([404, null])("where it does not come (%s) its words stand there", async (status) => {
  answerPictures(status);
  const page = await render(<LinkImage src={address} alt="Taj at six" />);
  const image = page.getByRole("img", { name: "Taj at six" });
  await expect.poll(() => image.element().hasAttribute("src")).toBe(false);
});

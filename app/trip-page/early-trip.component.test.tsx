import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callApi } from "#app/calls/call-api.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import script from "./early-trip.ts?text";
import { EmptyTop } from "./trip-frame.tsx";

const token = "a".repeat(43);
const trip = `/api/trip/${token}`;
const address = location.pathname + location.search;
/** As a document runs it. */
const run = (path: string) => {
  history.replaceState(null, "", path);
  new Function(script)();
};

let asked: string[] = [];
let pictures: HTMLImageElement[] = [];
beforeEach(() => {
  asked = [];
  pictures = [];
  vi.stubGlobal(
    "Image",
    class {
      constructor() {
        const image = document.createElement("source") as unknown as HTMLImageElement;
        pictures.push(image);
        // biome-ignore lint/correctness/noConstructorReturn: what is made of it is looked at, and fetches nothing.
        return image;
      }
    },
  );
});
afterEach(() => {
  history.replaceState(null, "", address);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete window.earlyAnswers;
});

function answer(...answers: (() => Promise<Response>)[]): void {
  vi.spyOn(window, "fetch").mockImplementation((path) => {
    asked.push(String(path));
    return answers.shift()?.() ?? Promise.resolve(Response.json({ destination: "Hampi, later" }));
  });
}

test("trip and quote are asked for at once, and told to who asks first", async () => {
  answer(
    () => Promise.resolve(Response.json({ destination: "Hampi" })),
    () => Promise.reject(new TypeError("no network")),
  );
  run(`/hi/trip/${token}`);
  expect(asked).toEqual([trip, `${trip}/quote`]);
  expect(await callApi("GET", trip)).toEqual({ destination: "Hampi" });
  expect(asked).toHaveLength(2);
  // What met no network is said as ever, and is asked for anew the next time.
  await expect(callApi("GET", `${trip}/quote`)).rejects.toMatchObject({ offline: true });
  expect(await callApi("GET", trip)).toEqual({ destination: "Hampi, later" });
  run(`/trip/duty-${token}`);
  run("/trip/kept");
  expect(asked).toHaveLength(3);
});

const visit = (sight: string) => ({ id: sight, kind: "visit", sight });
const picture = (slug: string) => ({ slug, widths: [640, 1200, 1920], width: 3, height: 2 });
const sights = {
  fort: { worth: 30, picture: picture("fort") },
  taj: { worth: 90, picture: picture("taj") },
  hut: { worth: 99, picture: null },
};
const days = (...ids: string[]) => ({ trip: { days: [{ items: ids.map(visit) }] }, said: {} });
const say = (body: unknown) => () => Promise.resolve(Response.json(body));

test("then the picture that heads it is fetched: of the days that are offered, where some are", async () => {
  answer(
    say({ ...days("fort", "taj", "hut"), sights }),
    say({ quote: null }),
    say({ ...days("fort", "taj"), sights }),
    say({ quote: { state: "sent", ...days("fort") } }),
    say({ ...days("hut"), sights }),
    say({ quote: null }),
  );
  run(`/trip/${token}`);
  await expect
    .poll(() => pictures.at(-1)?.srcset)
    .toBe("/pictures/taj-640.avif 640w,/pictures/taj-1200.avif 1200w");
  run(`/trip/${token}`);
  await expect.poll(() => pictures.at(-1)?.srcset).toContain("/pictures/fort-640.avif");
  run(`/trip/${token}`);
  await vi.waitFor(() => expect(asked).toHaveLength(6));
  await Promise.all(Object.values(window.earlyAnswers ?? {}));
  expect(pictures).toHaveLength(2);
});

test("and it is seen in the head that waits, in the place of the sun", async () => {
  await renderPage(<EmptyTop />);
  const view = document.querySelector("[data-waiting] + *") as HTMLElement;
  const shown = () => getComputedStyle(view, "::before").backgroundImage;
  expect(shown()).not.toContain("url(");
  answer(say({ ...days("taj"), destination: "Agra", sights }), say({ quote: null }));
  run(`/trip/${token}`);
  await expect.poll(() => pictures.length).toBe(1);
  Object.defineProperty(pictures[0], "currentSrc", { value: "/pictures/taj-640.avif" });
  pictures[0]?.dispatchEvent(new Event("load"));
  expect(shown()).toContain("/pictures/taj-640.avif");
  expect(document.querySelector("h1")?.textContent).toBe("Agra");
});

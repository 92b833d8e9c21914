import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { applyTheme } from "#app/site/theme.ts";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { useFilms } from "./use-films.ts";

const folder = "/storage/v1/object/public/profile-pictures";

function Player() {
  const { stage, address, rolling, fail, togglePlay } = useFilms([{ file: "01-wake" }]);
  return (
    <section ref={stage}>
      <output aria-label="film">{address ?? "none"}</output>
      <output aria-label="state">{rolling ? "rolls" : "stands"}</output>
      <button type="button" onClick={togglePlay}>
        Play
      </button>
      <button type="button" onClick={fail}>
        Fail
      </button>
    </section>
  );
}

const renderAt = async (width: number, set = () => {}) => {
  await page.viewport(width, 800);
  // What the browser makes of the test's own line changes with the machine's load.
  vi.spyOn(navigator as unknown as { connection: object }, "connection", "get").mockReturnValue({});
  answerCalls(() => [{ name: "01-wake.webm" }]);
  set();
  const screen = await renderPage(<Player />);
  return { screen, film: expect.element(screen.getByLabelText("film")) };
};

const playNoAv1 = () =>
  void vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue("");
const fallNight = () => {
  document.documentElement.dataset.theme = "dark";
};

afterEach(() => {
  vi.useRealTimers();
  applyTheme("light");
});

test("a wide window plays the film of 1080 lines, where that fails the small one, then none", async () => {
  const { screen, film } = await renderAt(1440);
  await film.toHaveTextContent(`${folder}/videos-1080/01-wake.webm`);
  await screen.getByRole("button", { name: "Fail" }).click();
  await film.toHaveTextContent(`${folder}/videos/01-wake.webm`);
  await screen.getByRole("button", { name: "Fail" }).click();
  await film.toHaveTextContent("none");
});

test.each([
  ["the listed one", () => {}, ["videos-tall/01-wake.webm", "videos/01-wake.webm"]],
  [
    "the wide H.264, then the listed one without AV1",
    playNoAv1,
    ["videos-tall-h264/01-wake.mp4", "videos-h264/01-wake.mp4", "videos/01-wake.webm"],
  ],
])("a phone plays the upright film, where that fails %s", async (_what, set, addresses) => {
  const { screen, film } = await renderAt(390, set);
  for (const address of addresses) {
    await film.toHaveTextContent(`${folder}/${address}`);
    await screen.getByRole("button", { name: "Fail" }).click();
  }
  await film.toHaveTextContent("none");
});

test("a film that was replaced has another address, in each form", async () => {
  await page.viewport(1440, 800);
  answerCalls(() => [{ name: "01-wake.webm", updated_at: "2026-11-29T00:00:00.000Z" }]);
  const screen = await renderPage(<Player />);
  const film = screen.getByLabelText("film").element();
  await expect.poll(() => film.textContent).toMatch(/\/videos-1080\/01-wake\.webm\?v=\w+$/);
  await screen.getByRole("button", { name: "Fail" }).click();
  await expect.poll(() => film.textContent).toMatch(/\/videos\/01-wake\.webm\?v=\w+$/);
});

test.each([
  ["a window between a phone's and a wide one", 700, () => {}, "videos/01-wake.webm"],
  ["a wide window without AV1", 1440, playNoAv1, "videos-h264/01-wake.mp4"],
  ["a phone without AV1", 390, playNoAv1, "videos-tall-h264/01-wake.mp4"],
  ["a wide window by night", 1440, fallNight, "videos-night/01-wake.webm"],
  ["a phone by night", 390, fallNight, "videos-night-tall/01-wake.webm"],
  [
    "a phone without AV1 by night",
    390,
    () => {
      fallNight();
      playNoAv1();
    },
    "videos-night-tall-h264/01-wake.mp4",
  ],
])("%s plays its own film", async (_what, width, set, address) => {
  const { film } = await renderAt(width, set);
  await film.toHaveTextContent(`${folder}/${address}`);
});

test("by night a film of days never stands in for one of nights: it is passed over until it is day", async () => {
  const { screen, film } = await renderAt(390, fallNight);
  for (const folderOfNight of ["videos-night-tall", "videos-night"]) {
    await film.toHaveTextContent(`${folder}/${folderOfNight}/01-wake.webm`);
    await screen.getByRole("button", { name: "Fail" }).click();
  }
  await film.toHaveTextContent("none");
  applyTheme("light");
  await film.toHaveTextContent(`${folder}/videos-tall/01-wake.webm`);
});

test("a theme that is chosen again leaves the film that rolls alone", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { screen } = await renderAt(390);
  await settle();
  const state = () => screen.getByLabelText("state").element().textContent;
  expect(state()).toBe("rolls");
  applyTheme("light");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(state()).toBe("rolls");
});

test("at nightfall, and when a phone is turned, another film takes the place of the one that rolls", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { screen, film } = await renderAt(390);
  const state = () => screen.getByLabelText("state").element().textContent;
  await settle();
  expect(state()).toBe("rolls");
  applyTheme("dark");
  await film.toHaveTextContent(`${folder}/videos-night-tall/01-wake.webm`);
  expect(state()).toBe("stands");
  await settle();
  expect(state()).toBe("rolls");
  await page.viewport(844, 390);
  await film.toHaveTextContent(`${folder}/videos-night/01-wake.webm`);
});

/** A media query that is answered yes; the others as the browser has them. */
function prefer(asked: string): void {
  const answer = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query === asked ? ({ matches: true } as MediaQueryList) : answer(query),
  );
}

const onLine = (connection: object) =>
  vi
    .spyOn(navigator as unknown as { connection: object }, "connection", "get")
    .mockReturnValue(connection);

const settle = async () => {
  // Longer than a title stands, and than a still without its film.
  for (let second = 0; second < 12; second += 1) await vi.advanceTimersByTimeAsync(1000);
};

test.each([
  ["Save-Data", () => void onLine({ saveData: true, effectiveType: "4g", downlink: 10 })],
  ["prefers-reduced-data", () => prefer("(prefers-reduced-data: reduce)")],
  ["prefers-reduced-motion", () => prefer("(prefers-reduced-motion: reduce)")],
  ["a line of 2g", () => void onLine({ effectiveType: "2g" })],
  ["a line of 3g", () => void onLine({ effectiveType: "3g" })],
])("with %s no film begins, until somebody asks for it", async (_what, set) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { screen } = await renderAt(390, set);
  const state = () => screen.getByLabelText("state").element().textContent;
  await settle();
  expect(screen.getByLabelText("film").element().textContent).not.toBe("none");
  expect(state()).toBe("stands");
  (screen.getByRole("button", { name: "Play" }).element() as HTMLElement).click();
  await settle();
  expect(state()).toBe("rolls");
});

test.each([
  ["day", () => {}],
  ["night", fallNight],
])("with none of these it begins by %s once its title has been read", async (_when, set) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { screen } = await renderAt(390, set);
  await settle();
  expect(screen.getByLabelText("state").element().textContent).toBe("rolls");
});

test("while the page is not at rest no film is asked for", async () => {
  let rest: IdleRequestCallback | undefined;
  vi.spyOn(window, "requestIdleCallback").mockImplementation((run) => {
    rest = run;
    return 1;
  });
  const { film } = await renderAt(390);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await film.toHaveTextContent("none");
  rest?.({ didTimeout: false, timeRemaining: () => 10 });
  await film.toHaveTextContent(`${folder}/videos-tall/01-wake.webm`);
});

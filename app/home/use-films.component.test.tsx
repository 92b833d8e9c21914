import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { useFilms } from "./use-films.ts";

const folder = "/storage/v1/object/public/profile-pictures";

function Player({ large }: { large: boolean }) {
  const { stage, address, rolling, fail, togglePlay } = useFilms([{ file: "01-wake", large }]);
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

const renderAt = async (width: number, large = true, set = () => {}) => {
  await page.viewport(width, 800);
  // What the browser makes of the test's own line changes with the machine's load.
  vi.spyOn(navigator as unknown as { connection: object }, "connection", "get").mockReturnValue({});
  answerCalls(() => [{ name: "01-wake.webm" }]);
  set();
  const screen = await renderPage(<Player large={large} />);
  return { screen, film: expect.element(screen.getByLabelText("film")) };
};

test("a wide window plays the film of 1080 lines, where that fails the small one, then none", async () => {
  const { screen, film } = await renderAt(1440);
  await film.toHaveTextContent(`${folder}/videos-1080/01-wake.webm`);
  await screen.getByRole("button", { name: "Fail" }).click();
  await film.toHaveTextContent(`${folder}/videos/01-wake.webm`);
  await screen.getByRole("button", { name: "Fail" }).click();
  await film.toHaveTextContent("none");
});

test.each([
  ["a window of 1280 pixels", 1280, true],
  ["a film that has no larger one", 1440, false],
])("%s plays the small film", async (_what, width, large) => {
  const { film } = await renderAt(width, large);
  await film.toHaveTextContent(`${folder}/videos/01-wake.webm`);
});

test("a browser that plays no AV1 gets H.264, however wide; where that fails the listed one", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue("");
  const { screen, film } = await renderAt(1440);
  await film.toHaveTextContent(`${folder}/videos-h264/01-wake.mp4`);
  await screen.getByRole("button", { name: "Fail" }).click();
  await film.toHaveTextContent(`${folder}/videos/01-wake.webm`);
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.theme;
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
  [
    "night",
    () => {
      document.documentElement.dataset.theme = "dark";
    },
  ],
])("with %s no film begins, until somebody asks for it", async (_what, set) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { screen } = await renderAt(390, false, set);
  const state = () => screen.getByLabelText("state").element().textContent;
  await settle();
  expect(screen.getByLabelText("film").element().textContent).not.toBe("none");
  expect(state()).toBe("stands");
  (screen.getByRole("button", { name: "Play" }).element() as HTMLElement).click();
  await settle();
  expect(state()).toBe("rolls");
});

test("with none of these it begins once its title has been read", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { screen } = await renderAt(390, false);
  await settle();
  expect(screen.getByLabelText("state").element().textContent).toBe("rolls");
});

test("while the page is not at rest no film is asked for", async () => {
  let rest: IdleRequestCallback | undefined;
  vi.spyOn(window, "requestIdleCallback").mockImplementation((run) => {
    rest = run;
    return 1;
  });
  const { film } = await renderAt(390, false);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await film.toHaveTextContent("none");
  rest?.({ didTimeout: false, timeRemaining: () => 10 });
  await film.toHaveTextContent(`${folder}/videos/01-wake.webm`);
});

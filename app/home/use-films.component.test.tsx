import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { useFilms } from "./use-films.ts";

const folder = "/storage/v1/object/public/profile-pictures";

function Player({ large }: { large: boolean }) {
  const { stage, address, fail } = useFilms([{ file: "01-wake", large }]);
  return (
    <section ref={stage}>
      <output aria-label="film">{address ?? "none"}</output>
      <button type="button" onClick={fail}>
        Fail
      </button>
    </section>
  );
}

const renderAt = async (width: number, large = true) => {
  await page.viewport(width, 800);
  // What the browser makes of the test's own line changes with the machine's load.
  vi.spyOn(navigator as unknown as { connection: object }, "connection", "get").mockReturnValue({});
  answerCalls(() => [{ name: "01-wake.webm" }]);
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

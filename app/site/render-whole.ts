import { PassThrough } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Milliseconds after which a rendering that waits for something is given up. */
const longest = 10_000;

/**
 * Renders an element whole: pages are cached and compressed, so nothing is gained by streaming them.
 * `onError` hears of what fails within a boundary.
 * @throws what the shell throws, or that the rendering took too long
 */
export function renderWhole(
  element: ReactNode,
  onError: (error: unknown) => void,
): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      // What is ready stands where it belongs, not behind a script at the end of the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        resolve(pipe(new PassThrough()));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError,
    });
    // Cleared as soon as it is done: a timer holds all that was rendered.
    const timer = setTimeout(abort, longest).unref();
  });
}

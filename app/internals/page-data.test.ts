import { expect, test } from "vitest";
import { receivePageData } from "./page-data.ts";

const address = new URL("http://localhost/festivals.data");

/** A page whose network sends a first line at once and the rest when told, as a browser would. */
function openPage() {
  const events = new EventTarget();
  let finish = () => {};
  const fetch: typeof window.fetch = async (_input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("[1]\n"));
        finish = () => {
          controller.enqueue(new TextEncoder().encode("P1:[2]\n"));
          controller.close();
        };
        init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body, { status: 203, headers: { "x-remix-response": "yes" } });
  };
  const page = { fetch, addEventListener: events.addEventListener.bind(events) } as typeof window;
  receivePageData(page);
  return {
    page,
    finish: () => finish(),
    /** Whether the browser would report it. */
    isReported(reason: unknown) {
      const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), {
        reason,
      });
      return events.dispatchEvent(event);
    },
  };
}
const nextRound = () => new Promise((resolve) => setTimeout(resolve));

test("a step broken off between two lines is refused, and no error of the page", async () => {
  const { page, isReported } = openPage();
  const step = new AbortController();
  const answer = page.fetch(address, { signal: step.signal });
  await nextRound();
  step.abort();
  await expect(answer).rejects.toBe(step.signal.reason);
  expect(isReported(step.signal.reason)).toBe(false);
});

test("whatever else is broken off or refused is reported as ever", async () => {
  const { page, isReported } = openPage();
  const other = new AbortController();
  const answer = await page.fetch("/api/desk/stream", { signal: other.signal });
  other.abort();
  await expect(answer.text()).rejects.toBe(other.signal.reason);
  expect(isReported(other.signal.reason)).toBe(true);
  expect(isReported(new DOMException("signal is aborted without reason", "AbortError"))).toBe(true);
});

test("a page's data comes whole, with its status and headers, and cannot be broken off later", async () => {
  const { page, finish } = openPage();
  const step = new AbortController();
  const asked = page.fetch(address, { signal: step.signal });
  await nextRound();
  finish();
  const answer = await asked;
  step.abort();
  expect(answer.status).toBe(203);
  expect(answer.headers.get("x-remix-response")).toBe("yes");
  expect(await answer.text()).toBe("[1]\nP1:[2]\n");
});

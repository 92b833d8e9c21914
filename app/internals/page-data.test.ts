import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { receivePageData, warmPageData } from "./page-data.ts";

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

describe("data asked for beforehand", () => {
  let sent: string[] = [];
  let status = 200;
  let page: { fetch: typeof fetch; addEventListener(): void };
  beforeEach(() => {
    sent = [];
    status = 200;
    vi.useFakeTimers({ toFake: ["performance"] });
    vi.stubGlobal("location", new URL("http://localhost/here"));
    page = {
      fetch: async (input) => {
        sent.push(String(input));
        return new Response("[1]", { status, headers: { "x-remix-response": "yes" } });
      },
      addEventListener() {},
    };
    receivePageData(page as unknown as typeof window);
    vi.stubGlobal("fetch", page.fetch);
    // What an earlier test left is forgotten.
    void page.fetch("/Login", { method: "POST" });
    sent = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is there when the page is gone to, whole, and is given once", async () => {
    warmPageData("/festivals.data");
    warmPageData("/festivals.data");
    const answer = await page.fetch(address);
    expect([answer.status, await answer.text()]).toEqual([200, "[1]"]);
    expect(answer.headers.get("x-remix-response")).toBe("yes");
    expect(sent).toEqual([address.href]);
    await page.fetch(address);
    expect(sent).toHaveLength(2);
  });

  test("is no good after half a minute, nor once something was sent, nor where it failed", async () => {
    warmPageData("/festivals.data");
    vi.advanceTimersByTime(30_001);
    await page.fetch(address);
    expect(sent).toHaveLength(2);
    warmPageData("/festivals.data");
    await page.fetch("/Blogs", { method: "POST" });
    await page.fetch(address);
    expect(sent).toHaveLength(5);
    status = 503;
    warmPageData("/festivals.data");
    expect((await page.fetch(address)).status).toBe(503);
    expect(sent).toHaveLength(7);
  });

  test("no more than three pages are kept", async () => {
    for (const name of ["a", "b", "c", "d"]) warmPageData(`/${name}.data`);
    expect(sent).toHaveLength(4);
    for (const name of ["b", "c", "d"]) await page.fetch(new URL(`http://localhost/${name}.data`));
    expect(sent).toHaveLength(4);
    await page.fetch(new URL("http://localhost/a.data"));
    expect(sent).toHaveLength(5);
  });

  test("a step broken off while it is on its way is refused", async () => {
    warmPageData("/festivals.data");
    const step = new AbortController();
    const answer = page.fetch(address, { signal: step.signal });
    step.abort();
    await expect(answer).rejects.toBe(step.signal.reason);
  });
});

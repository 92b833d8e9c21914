import { text } from "node:stream/consumers";
import { Suspense, use } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderWhole } from "./render-whole.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

test("what is rendered leaves no timer behind, which would hold it", async () => {
  const body = await renderWhole(<p>Konark</p>, vi.fn());
  expect(await text(body)).toContain("<p>Konark</p>");
  expect(vi.getTimerCount()).toBe(0);
});

test("a page that cannot be rendered is refused, and leaves none either", async () => {
  const Broken = () => {
    throw new Error("no such place");
  };
  await expect(renderWhole(<Broken />, vi.fn())).rejects.toThrow("no such place");
  expect(vi.getTimerCount()).toBe(0);
});

test("what waits for ever is given up after ten seconds", async () => {
  const never = new Promise<string>(() => {});
  const Waiting = () => use(never);
  const onError = vi.fn();
  const body = renderWhole(
    <Suspense fallback={<p>Soon</p>}>
      <Waiting />
    </Suspense>,
    onError,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await text(await body)).toContain("<p>Soon</p>");
  expect(onError).toHaveBeenCalledOnce();
});

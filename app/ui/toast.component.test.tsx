import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { meets } from "#contract/content/rectangle.ts";
import { showToast, Toasts } from "./toast.tsx";

afterEach(() => page.viewport(1280, 800));

const box = (element: Element) => element.getBoundingClientRect();

for (const width of [390, 1280])
  test(`a toast stands on no control, ${width} px wide`, async () => {
    await page.viewport(width, 800);
    const screen = await render(
      <>
        <div style={{ position: "fixed", inset: "10px 10px auto", textAlign: "right" }}>
          <button type="button" style={{ height: 60 }}>
            Login
          </button>
        </div>
        <button type="button" style={{ position: "fixed", top: 110, right: 40, height: 50 }}>
          Close
        </button>
        <Toasts />
      </>,
    );
    await showToast("Your trip request has been sent.");
    const toast = screen.getByText("Your trip request has been sent.");
    await expect.element(toast).toBeVisible();
    const whole = () => box(toast.element().closest(".Toastify__toast") ?? document.body);
    // It slides in from the side.
    await expect.poll(() => whole().right <= width).toBe(true);
    for (const name of ["Login", "Close"])
      expect(meets(whole(), box(screen.getByRole("button", { name, exact: true }).element()))).toBe(
        false,
      );
    expect(whole().bottom).toBeLessThan(400);
  });

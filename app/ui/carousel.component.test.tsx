import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Carousel } from "./carousel.tsx";

const count = 5;
const width = 200;
const patience = { timeout: 5000, interval: 20 };

async function show(options: { step?: "page" | 1; interval?: number } = {}) {
  const screen = await render(
    <div style={{ width: 2.5 * width, marginTop: 80 }}>
      {/* Two and a half in view: every figure below counts on it. */}
      <style>{":root { --item: 200px; --gap: 0px; --gutter: 0px }"}</style>
      <Carousel
        label="Cities"
        head={<h2>Cities</h2>}
        duration={20}
        total={({ from, to }) => `${from} to ${to} of ${count}`}
        {...options}
      >
        {Array.from({ length: count }, (_, index) => (
          <a key={index} href={`#${index}`} style={{ display: "block", width, height: 50 }}>
            City {index}
          </a>
        ))}
      </Carousel>
    </div>,
  );
  const list = screen.getByRole("list", { name: "Cities" }).element() as HTMLElement;
  const stride = () => {
    const [first, second] = list.children as unknown as HTMLElement[];
    return (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  };
  return {
    screen,
    list,
    next: screen.getByRole("button", { name: "Next" }),
    previous: screen.getByRole("button", { name: "Previous" }),
    /** Which item stands at the start of what is in view, once it has come to rest. */
    first: () => list.scrollLeft / stride(),
  };
}

test("by ones it wraps at both ends and comes to rest exactly on an item", async () => {
  const { screen, next, previous, first } = await show({ step: 1 });
  await expect.element(screen.getByText("1 to 2 of 5")).toBeVisible();
  await previous.click();
  await expect.element(screen.getByText("5 to 1 of 5")).toBeVisible();
  await vi.waitFor(() => expect(first()).toBeCloseTo(4, 1));
  await next.click();
  await vi.waitFor(() => expect(first()).toBeCloseTo(0, 1));
  await next.click();
  await vi.waitFor(() => expect(first()).toBeCloseTo(1, 1));
  await expect.element(screen.getByText("2 to 3 of 5")).toBeVisible();
});

test("by pages it moves as many as are in view", async () => {
  const { next, first } = await show({ step: "page" });
  await next.click();
  await vi.waitFor(() => expect(first()).toBeCloseTo(2, 1));
});

test("arrow keys move it, and the copies at its end are out of reach", async () => {
  const { list, first } = await show({ step: 1 });
  list.focus();
  await userEvent.keyboard("{ArrowRight}");
  await vi.waitFor(() => expect(first()).toBeCloseTo(1, 1));
  const copies = [...list.children].slice(count) as HTMLElement[];
  expect(copies.length).toBeGreaterThan(0);
  for (const copy of copies) {
    expect(copy.inert).toBe(true);
    expect(copy.getAttribute("aria-hidden")).toBe("true");
  }
});

test("it goes on by itself, rests under the pointer and for the keyboard, and can be paused", async () => {
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
  const { screen, list, first } = await show({ step: 1, interval: 150 });
  await vi.waitFor(() => expect(first()).toBeGreaterThan(0.9), patience);
  list.focus();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const held = first();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(first()).toBeCloseTo(held, 1);
  list.blur();
  await vi.waitFor(() => expect(first()).not.toBeCloseTo(held, 1));
  await screen.getByRole("button", { name: "Pause" }).click();
  await expect.element(screen.getByRole("button", { name: "Play" })).toBeVisible();
});

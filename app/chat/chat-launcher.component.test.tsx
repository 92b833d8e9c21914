import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPage } from "#tests/components/render-page.tsx";
import { ChatLauncher } from "./chat-launcher.tsx";

/** Where the launcher and each control stand: no two of them may meet. */
function listCovered(): string[] {
  const launcher = document.querySelector("[aria-haspopup=dialog]");
  if (!launcher || !launcher.checkVisibility({ visibilityProperty: true })) return [];
  const own = launcher.getBoundingClientRect();
  return [...document.querySelectorAll("main :is(a, button, input)")]
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
    })
    .map(({ id }) => id);
}

const at = (top: number) => ({ position: "absolute", right: 10, top, height: 52 }) as const;

test.each([
  [390, 844],
  [768, 1024],
  [1440, 900],
])(
  "the chat's button covers no control, wherever the page of %i px comes to rest",
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await renderPage(
      <>
        <main style={{ position: "relative", height: 3 * height }}>
          <button type="button" id="dock" style={{ ...at(height - 80), width: 300 }}>
            Plan Your Trip
          </button>
          <a href="/contact" id="link" style={{ ...at(height - 150), width: 120 }}>
            Write to us
          </a>
          {Array.from({ length: 40 }, (_, index) => (
            <input
              key={`field ${index + 1}`}
              id={`field-${index}`}
              aria-label={`Field ${index}`}
              style={{ ...at(height * 1.5 + index * 56), width: 320 }}
            />
          ))}
        </main>
        <ChatLauncher open={false} onOpen={() => {}} />
      </>,
    );
    const launcher = screen.getByRole("button", { name: "Chat with us", includeHidden: true });
    const settled = () => vi.waitFor(() => expect(listCovered()).toEqual([]), 3000);
    const lift = () => (launcher.element() as HTMLElement).style.getPropertyValue("--lift");

    // The window is still where the width before has left it.
    window.scrollTo({ top: 0, behavior: "instant" });
    await vi.waitFor(() => expect(Number.parseInt(lift(), 10)).toBeLessThan(-60), 3000);
    await settled();
    // Between the button and the fields there is nothing: it comes down.
    window.scrollTo({ top: height / 2 - 100, behavior: "instant" });
    await vi.waitFor(() => expect(lift()).toBe("0px"));
    await settled();
    // Where fields fill the screen there is no place for it.
    window.scrollTo({ top: height * 2, behavior: "instant" });
    await vi.waitFor(() => expect(launcher.element().hasAttribute("data-away")).toBe(true));
    await settled();
  },
);

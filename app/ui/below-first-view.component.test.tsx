import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { BelowFirstView } from "./below-first-view.tsx";

function Page() {
  const name = useLocation().pathname.slice(1);
  return (
    <>
      <h1>{name}</h1>
      <BelowFirstView>
        <p>Below {name}</p>
      </BelowFirstView>
    </>
  );
}

async function open() {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Link to="/one">to one</Link>
            <Link to="/two">to two</Link>
            <Link to="/two#part">to its part</Link>
            <Outlet />
          </>
        ),
        children: [{ path: ":name", element: <Page /> }],
      },
    ],
    { initialEntries: ["/one"] },
  );
  const screen = await render(<RouterProvider router={router} />);
  /** Whether the lower part stood when the title was there. */
  const goTo = async (act: () => void, title: string) => {
    const seen = new Promise<boolean>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (screen.container.querySelector("h1")?.textContent !== title) return;
        watcher.disconnect();
        resolve(screen.container.textContent?.includes(`Below ${title}`) ?? false);
      });
      watcher.observe(screen.container, { subtree: true, childList: true, characterData: true });
    });
    act();
    return seen;
  };
  const press = (name: string) => () => {
    screen.container
      .querySelectorAll("a")
      .values()
      .find(({ textContent }) => textContent === name)
      ?.click();
  };
  return { screen, router, goTo, press };
}

test("a page that is gone to shows its first view, then the rest", async () => {
  const { screen, goTo, press } = await open();
  await expect.element(screen.getByText("Below one")).toBeVisible();
  expect(await goTo(press("to two"), "two")).toBe(false);
  await expect.element(screen.getByText("Below two")).toBeVisible();
});

test("coming back, and going to a place in a page, are whole at once", async () => {
  const { screen, router, goTo, press } = await open();
  expect(await goTo(press("to its part"), "two")).toBe(true);
  await expect.element(screen.getByText("Below two")).toBeVisible();
  expect(await goTo(() => void router.navigate(-1), "one")).toBe(true);
});

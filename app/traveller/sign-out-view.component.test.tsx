import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PanelsProvider } from "#app/panels/panels.tsx";
import { storeSession } from "#tests/components/stored-session.ts";
import { SignOutView } from "./sign-out-view.tsx";

const Page = createRoutesStub([
  {
    path: "*",
    Component: () => (
      <PanelsProvider>
        <SignOutView />
      </PanelsProvider>
    ),
  },
]);

test("who is here is not read in the first render, which is the server's; it is known after it", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(<Page initialEntries={["/"]} />);
  storeSession();
  const faults: unknown[] = [];
  const root = hydrateRoot(place, <Page initialEntries={["/"]} />, {
    onRecoverableError: (fault) => faults.push(fault),
  });
  await expect.element(page.getByText("You are signed in as Asha Devi.")).toBeVisible();
  expect(faults).toEqual([]);
  const links = [...place.querySelectorAll("a, button")].map((one) => one.textContent);
  expect(links).toEqual(["My trips", "My account", "Sign Out"]);
  root.unmount();
  place.remove();
});

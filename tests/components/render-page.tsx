import type { ReactNode } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { render } from "vitest-browser-react";
import { PanelsProvider, usePanels } from "#app/panels/panels.tsx";
import { Toasts } from "#app/ui/toast.tsx";
import type { Chrome } from "#server/content/chrome.ts";

/** Where the page is, and which popup is open, for a test to read. */
function Signs() {
  const { pathname, search } = useLocation();
  const { login } = usePanels();
  return (
    <>
      <output aria-label="address">{`${pathname}${search}`}</output>
      <output aria-label="login">{login ?? "closed"}</output>
    </>
  );
}

/**
 * A part of the site where it stands in a page: with an address, panels and toasts, and with what the
 * document's loader says where the part asks for it.
 */
export function renderPage(part: ReactNode, address = "/", chrome?: Partial<Chrome>) {
  const Page = () => (
    <PanelsProvider>
      {part}
      <Signs />
      <Toasts />
    </PanelsProvider>
  );
  const Stub = createRoutesStub([
    { id: "root", path: "*", Component: Page, ...(chrome && { loader: () => chrome }) },
  ]);
  return render(
    <Stub initialEntries={[address]} hydrationData={{ loaderData: { root: chrome ?? null } }} />,
  );
}

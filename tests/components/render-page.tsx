import type { ReactNode } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { render } from "vitest-browser-react";
import { PanelsProvider, usePanels } from "#app/panels/panels.tsx";
import { Toasts } from "#app/ui/toast.tsx";

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

/** A part of the site where it stands in a page: with an address, panels and toasts. */
export function renderPage(part: ReactNode, address = "/") {
  const Page = () => (
    <PanelsProvider>
      {part}
      <Signs />
      <Toasts />
    </PanelsProvider>
  );
  const Stub = createRoutesStub([{ path: "*", Component: Page }]);
  return render(<Stub initialEntries={[address]} />);
}

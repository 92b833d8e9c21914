import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { keys, useStored } from "#app/calls/stored-values.ts";
import { PanelsProvider } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { BeingTranslated } from "./being-translated.tsx";
import { ErrorScene } from "./error-scene.tsx";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { Overlays } from "./overlays.tsx";
import { describeMissing } from "./page-meta.ts";
import { useKeptSweep } from "./use-kept-sweep.ts";

/** A page whose loader found nothing has no head of its own: the scene in its place stands here. */
export const meta = ({ error }: { error?: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? describeMissing() : [];

function Frame({ children }: { children: ReactNode }) {
  // The desk of whoever is signed in there is a workplace: it has a head of its own.
  const admin = useStored(keys.admin);
  useKeptSweep();
  const isDesk = useLocation().pathname === "/AdminPanel" && admin !== null;
  return (
    <PanelsProvider>
      <a href="#main" className="skip-link">
        {m.nav_skip()}
      </a>
      {!isDesk && <Navbar />}
      <main id="main" tabIndex={-1}>
        {children}
        {!import.meta.env.LANGUAGE_WHOLE && <BeingTranslated />}
      </main>
      {!isDesk && <Footer />}
      <Overlays />
    </PanelsProvider>
  );
}

/** The layout of the public pages: navbar, page, footer, and what opens over them. */
export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <ErrorScene error={error} />
    </Frame>
  );
}

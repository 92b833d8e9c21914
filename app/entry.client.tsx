import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { receivePageData } from "./internals/page-data.ts";
import { quietRouter } from "./internals/quiet-router.ts";
import { bringRouteModule } from "./internals/route-modules.ts";
import { takeRouteSheets } from "./internals/route-sheets.ts";
import { followLinksAnew } from "./release/next-link.ts";
import { followReleases } from "./release/release.ts";
import { watchTyping } from "./release/typed.ts";

receivePageData(window);
quietRouter(window);
// In development the router links them itself, and changes them as they change.
watchTyping(window);
if (!import.meta.env.DEV) {
  takeRouteSheets(window.__reactRouterManifest);
  window.bringRouteModule = bringRouteModule;
  followReleases(window.__reactRouterManifest.version);
  followLinksAnew(window);
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Which steps are transitions is said by `quietRouter`. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});

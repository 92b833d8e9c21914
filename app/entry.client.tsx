import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takeIndianDigits } from "./forms/plain-digits.ts";
import { receivePageData } from "./internals/page-data.ts";
import { quietRouter } from "./internals/quiet-router.ts";
import { takeRouteSheets } from "./internals/route-sheets.ts";
import { beginRelease } from "./release/release.ts";

receivePageData(window);
quietRouter(window);
if (import.meta.env.LANGUAGE !== "en") takeIndianDigits(document);
// In development the router links them itself, and changes them as they change.
if (!import.meta.env.DEV) {
  takeRouteSheets(window.__reactRouterManifest);
  beginRelease(window.__reactRouterManifest.version);
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

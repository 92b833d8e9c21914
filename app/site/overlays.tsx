import type { ComponentType, LazyExoticComponent } from "react";

type Overlay = LazyExoticComponent<ComponentType> | null;

/**
 * What opens over a page, each loaded when first asked for, e.g.
 * `lazy(async () => ({ default: (await import("#app/trips/trip-form.tsx")).TripForm }))`.
 */

/** Reads `usePanels()`: open while `login` is a mode, closes by `closeLogin()`. */
export const LoginPopup: Overlay = null;
/** The body of the Plan Your Trip panel; draws its own heading. */
export const TripForm: Overlay = null;
/** Always mounted once the page is idle. */
export const Toasts: Overlay = null;

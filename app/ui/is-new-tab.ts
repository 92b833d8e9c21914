import type { MouseEvent } from "react";

/** Another tab or window was asked for: the browser's own business. */
export const isNewTab = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

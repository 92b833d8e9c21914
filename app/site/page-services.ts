import { createContext } from "react-router";
import type { PageServices } from "#server/content/page-services.ts";

/** The services that loaders use: `context.get(pageServices)`. */
export const pageServices = createContext<PageServices>();

/** Takes what fails while a page is loaded or drawn to the log of the request that asked for it. */
export const reportError = createContext<(error: unknown) => void>();

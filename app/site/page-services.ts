import { createContext } from "react-router";
import type { PageServices } from "#server/content/page-services.ts";

/** The services that loaders use: `context.get(pageServices)`. */
export const pageServices = createContext<PageServices>();

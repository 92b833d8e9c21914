import { m } from "#app/paraglide/messages.js";
import { brand } from "#contract/brand.ts";

/** The site's name as the page's language writes it. */
export const siteName: string = import.meta.env.LANGUAGE === "en" ? brand.name : m.site_name();

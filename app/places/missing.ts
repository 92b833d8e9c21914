import { data } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { brand } from "#contract/brand.ts";

/** What a loader throws where there is no such page: the layout shows its scene. */
export const missingPage = () => data(null, { status: 404 });

/** What was found, or the thrown 404. */
export function orMissing<T>(found: T | null): T {
  if (found === null) throw missingPage();
  return found;
}

/** The head of a page whose loader found nothing. */
export const missingMeta = () => [
  { title: `${m.not_found_title()} · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

import { m } from "#app/paraglide/messages.js";
import type { SearchKind } from "#contract/content/search-entry.ts";

const names: Record<SearchKind, () => string> = {
  region: m.search_results_region,
  state: m.search_results_state,
  city: m.search_results_city,
  village: m.search_results_village,
  destination: m.search_results_destination,
  attraction: m.search_results_attraction,
  sight: m.search_results_sight,
  experience: m.search_results_experience,
  festival: m.search_results_festival,
  trek: m.search_results_trek,
  journey: m.search_results_journey,
  theme: m.search_results_theme,
  page: m.search_results_page,
};

/** "City", "Festival": what a result is. */
export const nameKind = (kind: SearchKind): string => names[kind]();

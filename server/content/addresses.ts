import type { Catalogue } from "./catalogue.ts";

/** The page of everything in the catalogue; the only place that knows how an address is built. */
export const addressOf = {
  region: (slug: string) => `/${slug}`,
  state: (state: { region: string; slug: string }) => `/${state.region}/${state.slug}`,
  /** The towns of a state that have no page of their own, with their sights. */
  stateSights: (state: { region: string; slug: string }) => `/${state.region}/${state.slug}/sights`,
  destination: (slug: string) => `/destinations/${slug}`,
  attraction: (slug: string) => `/attractions/${slug}`,
  /** A sight that has no attraction's, experience's or festival's page about it. */
  sight: (id: string) => `/sights/${id}`,
  experience: (slug: string) => `/experiences/${slug}`,
  festival: (slug: string) => `/festivals/${slug}`,
  theme: (slug: string) => `/themes/${slug}`,
  trek: (slug: string) => `/treks/${slug}`,
  journey: (slug: string) => `/journeys/${slug}`,
  handbook: (slug: string) => `/handbook/${slug}`,
};

/** The page of a state by its slug; null for a word that is none. */
export function findStateAddress(catalogue: Catalogue, slug: string): string | null {
  const state = catalogue.find("states", slug);
  return state && addressOf.state(state);
}

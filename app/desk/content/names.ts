import { m } from "#app/paraglide/messages.js";
import { fieldNames } from "./field-names.ts";

const kinds: Record<string, () => string> = {
  sights: m.content_kind_sights,
  bases: m.content_kind_bases,
  regions: m.content_kind_regions,
  states: m.content_kind_states,
  cities: m.content_kind_cities,
  villages: m.content_kind_villages,
  cards: m.content_kind_cards,
  attractions: m.content_kind_attractions,
  experiences: m.content_kind_experiences,
  festivals: m.content_kind_festivals,
  themes: m.content_kind_themes,
  treks: m.content_kind_treks,
  handbook: m.content_kind_handbook,
  journeys: m.content_kind_journeys,
  pictures: m.content_kind_pictures,
};

/** What a thing of the content is, in a word. */
export const nameKind = (kind: string): string => kinds[kind]?.() ?? m.content_kind_page();

/** "lastEntry" as the office reads it: "Last entry". */
export function nameField(field: string): string {
  if (field === "own") return m.content_field_own();
  const known = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined;
  if (known) return known();
  const words = field.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

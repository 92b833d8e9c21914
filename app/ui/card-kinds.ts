import { m } from "#app/paraglide/messages.js";
import type { TabName } from "#contract/content/content-parts.ts";

/** What a destination card is a place of, by the tab it stands under. */
export const cardKinds: Record<TabName, () => string> = {
  Beaches: m.home_stays_beaches,
  "Heritage & Culture": m.home_stays_heritage,
  "Hill Stations": m.home_stays_hills,
  "Wildlife & Nature": m.home_stays_wildlife,
  Pilgrimage: m.home_stays_pilgrimage,
};

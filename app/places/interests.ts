import { m } from "#app/paraglide/messages.js";
import type { Interest } from "#contract/content/facts.ts";

/** What pulls a traveller, by name. */
export const interestNames: Record<Interest, () => string> = {
  history: m.interest_history,
  architecture: m.interest_architecture,
  spirituality: m.interest_spirituality,
  art: m.interest_art,
  crafts: m.interest_crafts,
  museums: m.interest_museums,
  "music-dance": m.interest_music_dance,
  food: m.interest_food,
  markets: m.interest_markets,
  "village-life": m.interest_village_life,
  nature: m.interest_nature,
  wildlife: m.interest_wildlife,
  birds: m.interest_birds,
  mountains: m.interest_mountains,
  beaches: m.interest_beaches,
  water: m.interest_water,
  gardens: m.interest_gardens,
  views: m.interest_views,
  photography: m.interest_photography,
  walking: m.interest_walking,
  adventure: m.interest_adventure,
  wellness: m.interest_wellness,
  trains: m.interest_trains,
  science: m.interest_science,
  kids: m.interest_kids,
};

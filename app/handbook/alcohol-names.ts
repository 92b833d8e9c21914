import { m } from "#app/paraglide/messages.js";
import type { AlcoholLaw } from "#contract/content/handbook.ts";

const names: Record<AlcoholLaw["law"], () => string> = {
  sold: m.handbook_alcohol_sold,
  restricted: m.handbook_alcohol_restricted,
  prohibited: m.handbook_alcohol_prohibited,
};

/** "Sold", "Forbidden". */
export const nameAlcoholLaw = (law: AlcoholLaw["law"]): string => names[law]();

import { m } from "#app/paraglide/messages.js";
import type { EntryRule } from "#contract/content/entrance.ts";

/** What a keeper asks at the door, in a few words. */
export const ruleTexts: Record<EntryRule, () => string> = {
  "hindus-only": m.warn_hindus_only,
  "inner-hindus-only": m.warn_inner_hindus_only,
  "muslims-only": m.warn_muslims_only,
  "women-limited": m.warn_women_limited,
  "men-bare-chested": m.warn_men_bare_chested,
  "temple-dress": m.warn_temple_dress,
  covered: m.warn_covered,
  "head-covered": m.warn_head_covered,
  "shoes-off": m.warn_shoes_off,
  "no-phones": m.warn_no_phones,
  "no-cameras": m.warn_no_cameras,
  "no-pictures": m.warn_no_pictures,
  "no-leather": m.warn_no_leather,
  "no-bags": m.warn_no_bags,
};

import { m } from "#app/paraglide/messages.js";
import { formatNumber } from "#app/ui/language.ts";
import type { TrekGrade, TrekStage } from "#contract/content/trek.ts";
import type { TrekPage, TrekSide } from "#server/content/treks/trek-pages.ts";

export const gradeNames: Record<TrekGrade, () => string> = {
  easy: m.trek_grade_easy,
  moderate: m.trek_grade_moderate,
  hard: m.trek_grade_hard,
  "very-hard": m.trek_grade_very_hard,
};

export const nightNames: Record<TrekStage["night"], () => string> = {
  tent: m.trek_night_tent,
  hut: m.trek_night_hut,
  lodge: m.trek_night_lodge,
  homestay: m.trek_night_homestay,
  cave: m.trek_night_cave,
  none: m.trek_night_none,
};

export const sideNames: Record<TrekSide, () => string> = {
  season: m.trek_side_season,
  approach: m.trek_side_approach,
  permits: m.trek_side_permits,
  guides: m.trek_side_guides,
  camps: m.trek_side_camps,
  water: m.trek_side_water,
  wayOut: m.trek_side_way_out,
};

export const permitNames: Record<TrekPage["permit"], () => string> = {
  none: m.trek_permit_none,
  everyone: m.trek_permit_everyone,
  foreigners: m.trek_permit_foreigners,
};

export const guideNames: Record<TrekPage["guide"], () => string> = {
  required: m.trek_guide_required,
  advised: m.trek_guide_advised,
  optional: m.trek_guide_optional,
};

export const openNames: Record<"restricted" | "closed", () => string> = {
  restricted: m.trek_open_restricted,
  closed: m.trek_open_closed,
};

/** "4,650 m". */
export const writeMetres = (metres: number): string =>
  m.fact_metres({ metres: formatNumber(metres) });

/** "5", "3 to 6": hours of a day's walk. */
export const writeHours = ([low, high]: readonly [number, number]): string =>
  low === high ? m.trek_hours({ hours: low }) : m.trek_hours_range({ low, high });

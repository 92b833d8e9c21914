/** Minutes after midnight. */
export type Light = { sunrise: number; sunset: number };

/** Where the colours `--k0` to `--k9` of day-card.module.css are reached: from night over day to night. */
const listStops = ({ sunrise, sunset }: Light): number[] => [
  sunrise - 50,
  sunrise - 6,
  sunrise + 30,
  sunrise + 120,
  (sunrise + sunset) / 2,
  sunset - 150,
  sunset - 55,
  sunset + 2,
  sunset + 32,
  sunset + 80,
];

/**
 * The sky from one minute to another, as colours with their places for a gradient across that time. They
 * may lie beyond its ends, so that skies that follow one another join without a seam.
 */
export function paintSky([from, to]: readonly [number, number], light: Light): string {
  const stops = listStops(light);
  const span = Math.max(1, to - from);
  const last = stops.length - 1;
  const first = Math.max(
    0,
    stops.findLastIndex((minute) => minute <= from),
  );
  const end = stops.findIndex((minute) => minute >= to);
  const shown = stops.slice(first, (end < 0 ? last : end) + 1);
  const colours = shown.map(
    (minute, index) => `var(--k${first + index}) ${Math.round(((minute - from) / span) * 100)}%`,
  );
  // Before the first colour and after the last one there is one alone, and a gradient has two.
  return colours.length > 1 ? colours.join(",") : [...colours, ...colours].join(",");
}

/** The hour that a stamp is drawn in. */
export function findHour(minute: number, { sunrise, sunset }: Light) {
  if (minute < sunrise + 80) return "dawn";
  if (minute < sunset - 200) return "noon";
  if (minute < sunset - 50) return "gold";
  return minute < sunset + 30 ? "dusk" : "night";
}

/** Minutes after midnight. */
export type Light = { sunrise: number; sunset: number };

/** Where the ten colours of a day are reached: from night over day to night. */
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

/** By day, as day-card.module.css has them (`--k0` to `--k9`): paper has no night theme. */
export const skyColours = [
  "#4a4686",
  "#b59cc8",
  "#f8cfc4",
  "#a9d4ec",
  "#6db0de",
  "#a8d3d6",
  "#fbdca8",
  "#f3a27c",
  "#8d6aa6",
  "#2b2a63",
] as const;

/** One of the ten colours, and where in a stretch of time it is reached: 0 at its beginning, 1 at its end. */
export type SkyStop = { colour: number; at: number };

/**
 * The sky from one minute to another. Its colours may lie beyond the ends, so that skies that follow one another join
 * without a seam.
 */
export function listSky([from, to]: readonly [number, number], light: Light): SkyStop[] {
  const stops = listStops(light);
  const span = Math.max(1, to - from);
  const last = stops.length - 1;
  const first = Math.max(
    0,
    stops.findLastIndex((minute) => minute <= from),
  );
  const end = stops.findIndex((minute) => minute >= to);
  const shown = stops
    .slice(first, (end < 0 ? last : end) + 1)
    .map((minute, index) => ({ colour: first + index, at: (minute - from) / span }));
  // Before the first colour and after the last one there is one alone, and a gradient has two.
  return shown.length > 1 ? shown : [...shown, ...shown];
}

/** The same as a gradient of a style sheet, with the colours `--k0` to `--k9`. */
export const paintSky = (span: readonly [number, number], light: Light): string =>
  listSky(span, light)
    .map(({ colour, at }) => `var(--k${colour}) ${Math.round(at * 100)}%`)
    .join(",");

/** The hour that a stamp is drawn in. */
export function findHour(minute: number, { sunrise, sunset }: Light) {
  if (minute < sunrise + 80) return "dawn";
  if (minute < sunset - 200) return "noon";
  if (minute < sunset - 50) return "gold";
  return minute < sunset + 30 ? "dusk" : "night";
}

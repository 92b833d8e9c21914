import { m } from "#app/paraglide/messages.js";
import type { MoonName } from "#server/content/calendar.ts";

const names: Record<MoonName, () => string> = {
  new: m.place_moon_new,
  "waxing-crescent": m.place_moon_waxing_crescent,
  "first-quarter": m.place_moon_first_quarter,
  "waxing-gibbous": m.place_moon_waxing_gibbous,
  full: m.place_moon_full,
  "waning-gibbous": m.place_moon_waning_gibbous,
  "last-quarter": m.place_moon_last_quarter,
  "waning-crescent": m.place_moon_waning_crescent,
};

export const nameMoon = (name: MoonName): string => names[name]();

/** The lit part of a disc of radius 10 at a phase from 0 (new) over 0.5 (full) to 1. */
function drawLit(phase: number): string {
  const waxing = phase < 0.5;
  const width = Math.abs(Math.cos(2 * Math.PI * phase)) * 10;
  const crescent = phase < 0.25 || phase > 0.75;
  const outer = waxing ? 1 : 0;
  const inner = crescent === waxing ? 0 : 1;
  return `M12 2A10 10 0 0 ${outer} 12 22A${width.toFixed(2)} 10 0 0 ${inner} 12 2Z`;
}

/** The moon of a night: decorative, its name stands beside it. */
export function MoonGlyph({ phase, size = 22 }: { phase: number; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="#3c3a6e" />
      <path d={drawLit(phase)} fill="#ffedc2" />
      <circle cx="12" cy="12" r="10" fill="none" stroke="#8d89bd" strokeWidth="1" />
    </svg>
  );
}

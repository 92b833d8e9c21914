import { m } from "#app/paraglide/messages.js";

/** 95 is "1 h 35 min". */
export function writeMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return m.fact_minutes({ minutes: rest });
  return rest === 0 ? m.fact_hours({ hours }) : m.fact_hours_minutes({ hours, minutes: rest });
}

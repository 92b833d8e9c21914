import { m } from "#app/paraglide/messages.js";

const steps: [number, (count: number) => string][] = [
  [86_400 * 60, (count) => m.desk_ago_months({ count })],
  [86_400 * 14, (count) => m.desk_ago_weeks({ count })],
  [86_400, (count) => m.desk_ago_days({ count })],
  [3600, (count) => m.desk_ago_hours({ count })],
  [60, (count) => m.desk_ago_minutes({ count })],
];
const units = [86_400 * 30, 86_400 * 7, 86_400, 3600, 60];

/** How long ago, in the largest unit that says enough: "3 h", "2 d", "5 wk". */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const index = steps.findIndex(([least]) => seconds >= least);
  const found = steps[index];
  if (!found) return m.desk_ago_now();
  return found[1](Math.floor(seconds / (units[index] ?? 1)));
}

/** Seconds as "45 min", "7 h", "2.5 days". */
export function formatSpan(seconds: number): string {
  if (seconds < 5400) return m.desk_span_minutes({ count: Math.max(1, Math.round(seconds / 60)) });
  if (seconds < 172_800) return m.desk_span_hours({ count: Math.round(seconds / 3600) });
  return m.desk_span_days({ count: (seconds / 86_400).toFixed(1) });
}

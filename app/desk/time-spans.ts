import { m } from "#app/paraglide/messages.js";
import type { TripStage } from "#contract/desk.ts";

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const shortDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** "2027-02-14" as "14 Feb 2027". */
export const formatDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
export const formatShortDay = (date: string): string =>
  shortDay.format(new Date(`${date}T00:00:00Z`));
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** Today as YYYY-MM-DD where the reader sits. */
export const today = (): string => new Date().toLocaleDateString("en-CA");

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

export const stageNames: Record<TripStage, () => string> = {
  new: m.desk_stage_new,
  qualified: m.desk_stage_qualified,
  quote_sent: m.desk_stage_quote_sent,
  accepted: m.desk_stage_accepted,
  lost: m.desk_stage_lost,
};

/** A browser's own words about itself, as people would say them. */
export function nameBrowser(userAgent: string): string {
  const browser =
    /(Edg|OPR|Firefox|Chrome|Safari)\//
      .exec(userAgent)?.[1]
      ?.replace("Edg", "Edge")
      .replace("OPR", "Opera") ?? m.desk_browser_unknown();
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux|CrOS)/.exec(userAgent)?.[1];
  return system
    ? `${browser}, ${system.replace("Mac OS X", "macOS").replace("CrOS", "ChromeOS")}`
    : browser;
}

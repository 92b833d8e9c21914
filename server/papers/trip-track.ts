import type { PlanDays } from "#contract/trip/trip-days.ts";
import { escapeHtml } from "#server/mail/escape-html.ts";

export type FindPoint = (sight: string) => { lat: number; lon: number } | null;

/** The stops whose place is known as GPX 1.1: waypoints, and a route a day. */
export function writeTrack(title: string, days: PlanDays, findPoint: FindPoint): string {
  const points = days.map((day) =>
    day.stops.flatMap((stop) => {
      const point = stop.sight ? findPoint(stop.sight) : null;
      return point ? [{ ...point, name: stop.name }] : [];
    }),
  );
  const write = (tag: string, { lat, lon, name }: { lat: number; lon: number; name: string }) =>
    `<${tag} lat="${lat}" lon="${lon}"><name>${escapeHtml(name)}</name></${tag}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Safarnama" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escapeHtml(title)}</name></metadata>`,
    ...points.flat().map((point) => write("wpt", point)),
    ...days.flatMap((day, index) => {
      const stops = points[index] ?? [];
      if (stops.length < 2) return [];
      return [
        `<rte><name>${escapeHtml(`${index + 1}. ${day.title}`)}</name>`,
        ...stops.map((point) => write("rtept", point)),
        "</rte>",
      ];
    }),
    "</gpx>",
    "",
  ].join("\n");
}

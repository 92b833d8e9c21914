import { brand } from "#contract/brand.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { FindStop } from "./calendar.ts";

const signs: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

type Place = { lat: number; lon: number; name: string };

/** The stops of each day whose place is known. */
const listPlaces = (days: PlanDays, findStop: FindStop): Place[][] =>
  days.map((day) =>
    day.stops.flatMap((stop) => {
      const found = findStop(stop);
      return found ? [{ lat: found.lat, lon: found.lon, name: stop.name }] : [];
    }),
  );

const nameDay = (title: string, index: number) => escapeXml(`${index + 1}. ${title}`);

/** The stops whose place is known as GPX 1.1: waypoints, and a route a day. */
export function writeTrack(title: string, days: PlanDays, findStop: FindStop): string {
  const places = listPlaces(days, findStop);
  const write = (tag: string, { lat, lon, name }: Place) =>
    `<${tag} lat="${lat}" lon="${lon}"><name>${escapeXml(name)}</name></${tag}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${brand.name}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata><name>${escapeXml(title)}</name></metadata>`,
    ...places.flat().map((place) => write("wpt", place)),
    ...days.flatMap((day, index) => {
      const stops = places[index] ?? [];
      if (stops.length < 2) return [];
      return [
        `<rte><name>${nameDay(day.title, index)}</name>`,
        ...stops.map((place) => write("rtept", place)),
        "</rte>",
      ];
    }),
    "</gpx>",
    "",
  ].join("\n");
}

/** The same as KML 2.2: a folder a day, with its stops and the line between them. */
export function writeKml(title: string, days: PlanDays, findStop: FindStop): string {
  const places = listPlaces(days, findStop);
  const at = ({ lat, lon }: Place) => `${lon},${lat}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    `<name>${escapeXml(title)}</name>`,
    ...days.flatMap((day, index) => {
      const stops = places[index] ?? [];
      if (stops.length === 0) return [];
      const name = nameDay(day.title, index);
      const line = `<Placemark><name>${name}</name><LineString><coordinates>${stops.map(at).join(" ")}</coordinates></LineString></Placemark>`;
      return [
        `<Folder><name>${name}</name>`,
        ...stops.map(
          (place) =>
            `<Placemark><name>${escapeXml(place.name)}</name><Point><coordinates>${at(place)}</coordinates></Point></Placemark>`,
        ),
        ...(stops.length > 1 ? [line] : []),
        "</Folder>",
      ];
    }),
    "</Document></kml>",
    "",
  ].join("\n");
}

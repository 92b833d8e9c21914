import type { Catalogue } from "#server/content/catalogue.ts";
import type { Places } from "#server/content/places/read-places.ts";
import {
  findAltitudeFaults,
  findOpenWhileShutFaults,
  findRestDayFaults,
  findShutMonthFaults,
} from "./agreement.ts";
import {
  findClosedPriceFaults,
  findHighChildren,
  findShutWords,
  findSourceHours,
} from "./contradictions.ts";
import { findFeeFaults } from "./fees.ts";
import { findClosingDayFaults, findHoursFaults } from "./hours.ts";
import { findMonthFaults } from "./months.ts";

/** Of all checks those that ask about a sight by itself, for one that the office has changed. */
const ofOneSight = [
  findHoursFaults,
  findClosingDayFaults,
  findRestDayFaults,
  findShutMonthFaults,
  findOpenWhileShutFaults,
  findShutWords,
  findSourceHours,
  findClosedPriceFaults,
  findHighChildren,
  findAltitudeFaults,
  findFeeFaults,
  findMonthFaults,
] as const;

/** @param places with that sight alone. @returns a sentence a fault, without the file and the name before it */
export function checkSight(places: Places, catalogue: Catalogue): string[] {
  const name = places.sights[0]?.id ?? "";
  return ofOneSight
    .flatMap((find) => find(places, catalogue))
    .filter((line) => line.includes(`${name}:`))
    .map((line) => line.slice(line.indexOf(`${name}:`) + name.length + 1).trim());
}

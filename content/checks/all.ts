import type { Catalogue } from "#server/content/catalogue.ts";
import { getHandbook } from "#server/content/handbook/read-handbook.ts";
import type { Places } from "#server/content/places/read-places.ts";
import {
  findAltitudeFaults,
  findOpenWhileShutFaults,
  findRestDayFaults,
  findShutMonthFaults,
  findStationWays,
} from "./agreement.ts";
import { findCarriedFaults } from "./carried.ts";
import {
  findClosedPriceFaults,
  findHighChildren,
  findMoonSeasonFaults,
  findShutWords,
  findSourceHours,
} from "./contradictions.ts";
import { findHeritageFaults } from "./cover.ts";
import { findFastTrainFares, findNightPriceFaults, findStationWords } from "./fares.ts";
import { findEstimateFaults, findFeeFaults, findPriceFaults, findTariffFaults } from "./fees.ts";
import { findAirportFaults, findFarSights, findMisplaced, findSharedSpots } from "./geography.ts";
import { findAlcoholFaults, findHandbookFaults, findHolidayFaults } from "./handbook.ts";
import { findClosingDayFaults, findHoursFaults } from "./hours.ts";
import {
  findBorrowedSources,
  findClockFaults,
  findDetourFaults,
  findIsolated,
  findLegFaults,
  findRunDayFaults,
  findUnreachable,
} from "./legs.ts";
import { findMonthFaults, findSeasonFaults } from "./months.ts";
import {
  findAirportWords,
  findHeightWords,
  findKilometreFaults,
  findStepCounts,
  findTrekDays,
} from "./numbers.ts";
import { findBestMonthFaults, findRepeatedProse, findTravelTimeFaults } from "./prose.ts";
import {
  findBaseFaults,
  findReferenceFaults,
  findStationNames,
  findTagFaults,
} from "./references.ts";
import { findRuleFaults } from "./rules.ts";
import { findSentenceFaults } from "./sentences.ts";
import { findRepeatedPhrases, findStyleFaults } from "./style.ts";

import { findAfternoonFaults, findTicketFaults, findWhenFaults } from "./tickets.ts";
import { findAirportNameFaults, findRegionFaults, findRestBeforeFaults } from "./travel.ts";
import { findTrekFaults } from "./treks.ts";

type Check = (places: Places, catalogue: Catalogue) => string[] | Promise<string[]>;

/** What the facts must keep, by the sentence that says so: the tests' titles and the command's headings. */
export const checks: Record<string, Check> = {
  "every entry has its shape": ({ faults }) => faults,
  "every reference resolves, and nothing is told twice": findReferenceFaults,
  "every tag has its name in tags.json": findTagFaults,
  "World Heritage names are the list's": findHeritageFaults,
  "sights and bases lie in the state of their file": findMisplaced,
  "a sight is within a day of its base and says how far": findFarSights,
  "no two stand on one spot": findSharedSpots,
  "airports are India's and as far as they say": findAirportFaults,
  "an airport has a name of its own, and a base that names it": findAirportNameFaults,
  "regions by travellers' names have states and bases that are there": findRegionFaults,
  "the rest before a base can be slept": findRestBeforeFaults,
  "a station has one name": findStationNames,
  "a station is as far from one base as from the other": findStationWays,
  "a base has what its kind and height ask for": findBaseFaults,
  "hours can be read and leave time for a visit": findHoursFaults,
  "prose and hours name the same closing day": findClosingDayFaults,
  "hours keep the day of rest that their note names": findRestDayFaults,
  "a month without an open day is no good month": findShutMonthFaults,
  "hours are shut in the months that a sight calls shut": findOpenWhileShutFaults,
  "months called shut are scored so": findShutWords,
  "hours are those of their source": findSourceHours,
  "a season by the moon has the moon's days": findMoonSeasonFaults,
  "no price is asked of those who may not enter": findClosedPriceFaults,
  "great heights are hard on children": findHighChildren,
  "a height is the same in words and in metres": findAltitudeFaults,
  "a stair has one count of steps": findStepCounts,
  "a sight's card tells the height that its badge does": findHeightWords,
  "a sight is as far from its base in words as by its way": findKilometreFaults,
  "a town's page puts its airport as far as its facts": findAirportWords,
  "a trek's phrase has the days of its stages": findTrekDays,
  "what carries one in place of a walk is told as a fact, not in a note alone": findCarriedFaults,
  "what a keeper asks at the door is told as a rule, not in a note alone": findRuleFaults,
  "fees are ordered: child, Indian, SAARC, foreign": findFeeFaults,
  "an estimated fee names no source": findEstimateFaults,
  "a ticket of several sights opens what is there, once, at one price": findTicketFaults,
  "other prices on some days are in order, on days that there are": findWhenFaults,
  "a park's afternoon drive costs what its morning's does": findAfternoonFaults,
  "the Archaeological Survey's tickets are of its two tariffs": findTariffFaults,
  "lodging gets dearer with comfort": findPriceFaults,
  "a leg's time is within the speed of its mode and terrain": findLegFaults,
  "a leg's weekdays are those of its words": findRunDayFaults,
  "a leg's departures are of a train, boat or flight, and arrive on their day": findClockFaults,
  "no direct road is slower than the way round": findDetourFaults,
  "a fare borrows no source from its timetable": findBorrowedSources,
  "a train without sleepers has no sleeper's fare": findFastTrainFares,
  "a card's night costs what a room there does": findNightPriceFaults,
  "a page's station is as far as its base's": findStationWords,
  "every base is reachable from an airport": findUnreachable,
  "every base has a leg": findIsolated,
  "months of sights, bases and states agree or say why": findMonthFaults,
  "months of city and state pages agree": (_, catalogue) => findSeasonFaults(catalogue),
  "best months of a page are not poor ones of its facts": findBestMonthFaults,
  "no sentence serves two places": findSentenceFaults,
  "prose keeps content/STYLE.md: who does it is said, and no sentence has to be read twice":
    findStyleFaults,
  "a sight's note is not its page's phrase again": findRepeatedPhrases,
  "no sentence of the pages stands twice": (_, catalogue) => findRepeatedProse(catalogue),
  "each page of the handbook says who can confirm it, and leads somewhere": (_, catalogue) =>
    findHandbookFaults(getHandbook(), catalogue),
  "the law on alcohol is told of every state, once": (_, catalogue) =>
    findAlcoholFaults(getHandbook(), catalogue),
  "holidays have a day in each year, and those of the moon are provisional": (_, catalogue) =>
    findHolidayFaults(getHandbook(), catalogue),
  "a trek's days, heights, months and offices agree with one another and the map": findTrekFaults,
  "times by road in prose are those of the legs": findTravelTimeFaults,
};

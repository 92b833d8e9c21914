import type { Passport, Style, Wish } from "#contract/trip/wish.ts";
import { countRooms } from "#trip/party.ts";

/** The cheapest first. */
export const stylesByPrice: readonly Style[] = ["simple", "comfortable", "fine"];

/** Below these ages, in years: a small child, whose days are short; a child, for whom some sights are better than others. */
export const smallUntil = 6;
export const childUntil = 13;

/**
 * Of a party with small children or elders, our own reckoning: minutes later that a day begins, earlier that it ends and
 * less of visits and ways; from when one rises and until when one is out (minutes after midnight).
 */
const slow = {
  ...{ begins: 30, smallEnds: 60, eldersEnd: 30, active: 40 },
  ...{ rises: 390, smallLatest: 1170, latest: 1230 },
} as const;
/** Minutes on the road of one day at the most, whatever it is for. */
const travelLimits = { slow: 600, usual: 690, full: 780 } as const;
/** Guests that one car takes, with their bags. */
const seatsOfCar = 5;

/** What party, pace and style mean in minutes and money. Times are minutes after midnight. */
export interface Traveller {
  readonly heads: number;
  readonly rooms: number;
  readonly cars: number;
  readonly adults: number;
  readonly children: readonly number[];
  readonly youngest: number | null;
  readonly elders: number;
  readonly wheelchair: boolean;
  readonly passport: Passport;
  /** Elders, children under six or a wheelchair: shorter days and ways. */
  readonly isSlow: boolean;
  /** When a day of sights begins and ends; what is only early or late may lie outside. */
  readonly start: number;
  readonly end: number;
  readonly earliest: number;
  /** When one sets out at the earliest for a train that is gone by the usual start. */
  readonly boards: number;
  /** When one leaves for what is worth seeing at sunrise alone. */
  readonly dawn: number;
  readonly latest: number;
  /** Road that a day may hold, and all travel together. */
  readonly roadLimit: number;
  readonly travelLimit: number;
  /** Minutes of visits and ways that a day may hold, and its visits. */
  readonly activeLimit: number;
  readonly mostVisits: number;
  /** 0 = the shortest visit, 1 = the usual one. */
  readonly visitShare: number;
  /** Rupees that the party gives for a minute less on the way. */
  readonly rupeesPerMinute: number;
  /** Rupees that weigh like one point of worth. */
  readonly rupeesPerPoint: number;
  /** Rupees a kilometre by car, one car. */
  readonly rupeesPerKm: number;
  readonly nightRideCost: number;
  /** The wish's own, or a simpler one where the budget asks for it. */
  readonly style: Style;
  readonly styleIndex: number;
  /** 1, or how many times as much a rupee weighs because the budget is a limit. */
  readonly thrift: number;
}

/** How a plan is made cheaper: rupees weigh more, and rooms are simpler by so many steps. */
export interface Thrift {
  readonly weight: number;
  readonly simpler: number;
}

export const noThrift: Thrift = { weight: 1, simpler: 0 };

const days = {
  easy: {
    start: 570,
    end: 1050,
    earliest: 420,
    dawn: 420,
    latest: 1230,
    road: 330,
    active: 440,
    visits: 4,
    visit: 1.1,
  },
  usual: {
    start: 510,
    end: 1110,
    earliest: 315,
    dawn: 225,
    latest: 1290,
    road: 450,
    active: 560,
    visits: 6,
    visit: 1,
  },
  full: {
    start: 450,
    end: 1170,
    earliest: 285,
    dawn: 195,
    latest: 1320,
    road: 570,
    active: 690,
    visits: 9,
    visit: 0.6,
  },
} as const;

/** A quarter to five: the trains of six are reached. */
const earliestForTrain = 285;

const money = {
  simple: { minute: 5, point: 60, km: 16, night: 26 },
  comfortable: { minute: 15, point: 150, km: 20, night: 80 },
  fine: { minute: 40, point: 500, km: 32, night: 240 },
} as const;

/** A child younger than that gets out each two hours of road, for a quarter of an hour. */
const breakAge = 12;
const breakEach = 120;
const breakLength = 15;

/** True where somebody of the party is so young. */
export const getsBreaks = (youngest: number | null): boolean =>
  youngest !== null && youngest < breakAge;

/** Minutes of the breaks in so many minutes of driving at one go. */
export const breaksIn = (minutes: number, youngest: number | null): number =>
  getsBreaks(youngest) ? breakLength * Math.max(0, Math.floor((minutes - 1) / breakEach)) : 0;

/** True where breaks are counted in a ride of so many minutes altogether. */
export const hasBreaks = (minutes: number, youngest: number | null): boolean =>
  getsBreaks(youngest) && minutes > breakEach;

/** A child under six rides four hours a day, one under twelve and an elder five and a half, breaks not counted. */
function limitRoad(usual: number, youngest: number | null, elders: number, wheelchair: boolean) {
  const isSlow = getsBreaks(youngest) || elders > 0 || wheelchair;
  const isSmall = youngest !== null && youngest < smallUntil;
  const driving = Math.min(usual, isSmall ? 240 : isSlow ? 330 : usual);
  return driving + breaksIn(driving, youngest);
}

export function readTraveller(
  { party, pace, style: asked, dayFrom = 0 }: Wish,
  { weight, simpler }: Thrift = noThrift,
): Traveller {
  const day = days[pace];
  const styleIndex = Math.max(0, stylesByPrice.indexOf(asked) - simpler);
  const style = stylesByPrice[styleIndex] as Style;
  const cost = money[style];
  const { adults, children, elders, wheelchair } = party;
  const youngest = children.length > 0 ? Math.min(...children) : null;
  const heads = adults + children.length;
  const isSmall = youngest !== null && youngest < smallUntil;
  const isSlow = isSmall || elders > 0 || wheelchair;
  const notBefore = (minute: number) => Math.max(minute, dayFrom);
  return {
    heads,
    rooms: countRooms(party),
    cars: Math.ceil(heads / seatsOfCar),
    adults,
    children,
    youngest,
    elders,
    wheelchair,
    passport: party.passport,
    start: notBefore(day.start + (isSlow ? slow.begins : 0)),
    end: day.end - (isSmall ? slow.smallEnds : elders > 0 ? slow.eldersEnd : 0),
    boards: notBefore(
      isSlow || pace === "easy" ? Math.max(day.earliest, slow.rises) : earliestForTrain,
    ),
    earliest: notBefore(isSlow ? Math.max(day.earliest, slow.rises) : day.earliest),
    dawn: notBefore(isSlow ? Math.max(day.dawn, slow.rises) : day.dawn),
    latest: isSmall
      ? Math.min(day.latest, slow.smallLatest)
      : isSlow
        ? Math.min(day.latest, slow.latest)
        : day.latest,
    roadLimit: limitRoad(day.road, youngest, elders, wheelchair),
    isSlow,
    travelLimit: isSlow
      ? travelLimits.slow
      : pace === "full"
        ? travelLimits.full
        : travelLimits.usual,
    activeLimit: day.active - (isSlow ? slow.active : 0),
    mostVisits: day.visits - (isSlow && pace !== "easy" ? 1 : 0),
    visitShare: day.visit,
    rupeesPerMinute: (cost.minute * heads) / weight,
    rupeesPerPoint: (cost.point * heads) / weight,
    rupeesPerKm: cost.km,
    nightRideCost: cost.night + (isSlow ? 60 : 0),
    style,
    styleIndex,
    thrift: weight,
  };
}

import type { Pace } from "#contract/trip/wish.ts";

/**
 * Every number by which the planner chooses where, in points of worth unless said: a sight worth the journey to
 * India has 200 and more, one worth half a day 46. What forbids stands far above what all sights bring together.
 */

/** What health or the clock forbids; a way that is not there; a rule of the wish. No must outweighs the first two. */
export const forbidden = { impossible: 20_000, noWay: 60_000, rule: 900 } as const;

/** A must outweighs any rule of comfort and any sum of sights, and no rule of health. */
export const mustWorth = 6000;

/** One night where more is to be seen, at what the trip is made for, if its nights hold two for each. */
export const hurriedMust = 150;

/** The same in the town of a lesser airport with a reason to come to India, where nothing was named, from so many nights on, where there is more than so many days to see: half of the first went on the flight. */
export const hurriedStart = { once: 150, nights: 3, days: 1 } as const;

/** In a month that is poor all round one has come all the same: worth is raised to what a fair month brings, at most so many times. */
export const poorMonth = { fair: 0.72, most: 2 } as const;

/** The part of the country that is meant. */
export const meant = {
  /** What lies outside is worth so much of itself; the beds of musts lose less. */
  outside: 0.3,
  mustOutside: 0.6,
  /** The same of what one comes through to a region: Shimla on the way to Spiti. */
  through: 0.5,
  /** Four nights in five lie inside; each one outside is one less of what was asked for. */
  freeShare: 0.2,
  nightOutside: 40,
  /** Who asks for a region would see more than one of its states: from so many nights a state, full at so many. */
  state: 80,
  nightsAState: 5,
  nightsForState: 4,
  /**
   * Who comes in by one state of it and leaves by another would see both: so many times as much. Tuned, not derived: a
   * balance of two wishes of the panel. At 4 Delhi to Kochi in three weeks (`north-to-south`) had two nights of twenty in
   * Kerala, at 5.5 the south in a fortnight (`south-in-a-fortnight`) lost Kerala for the Carnatic.
   */
  endState: 4.7,
  /** From so many nights on the same without a region: who flies home from Goa has come for Goa. */
  endsNights: 7,
} as const;

/** The places that a part of the country is visited for: a desk leaves none of the first out. */
export const highlights = {
  /** So many nights ask for one more of them. */
  nightsEach: 2,
  /** Who has time and named no part of the country is moved less. */
  nightsEachAtEase: 2.5,
  /** The middle one of them, slept in; less where nobody named the part of the country. */
  slept: 150,
  sleptUnasked: 80,
  /** Of a part of the country that somebody named, what the world comes for is not left out for more of the rest. */
  great: 130,
  /** The same about a lesser airport where nothing was named, from so many nights on. */
  greatNights: 5,
  /** So many times that for what the world crosses it for. */
  famous: 2,
  /** The first of them brings so much more than the middle one, the last so much less; fewer than so many differ less. */
  byRank: 0.5,
  rankedFrom: 6,
  /** A second night of it brings so much of that again, where there is more than so many days to see. */
  secondNight: 0.25,
  oneNightDays: 1.3,
  /** A place is as good as so many of its best sights. */
  sights: 3,
  /** Who gives an interest that weight comes for the best place of it before all others. */
  asked: 2,
  /** Where no part of the country was named a week keeps to the states it begins and ends in; from so many nights on, and
   * on the way through the country, what is pulled so much at least belongs to the trip. */
  wideNights: 10,
  leastPull: 0.5,
  /** Hours from where one comes in that are no objection, more with each night; then worth falls by e in so many. */
  nearHours: 3,
  nearANight: 0.6,
  /** The same for who lands at a lesser airport, where no night is spent on getting to what is meant. */
  nearLesserANight: 0.25,
  fallHours: 4,
  /** What the year is without for so many months is gone for farther while it is there: it falls so much of that. */
  seasonalGone: 4,
  seasonalFall: 0.5,
} as const;

/** How worth falls with the hours from where one is: the state one has come to is one trip. */
export const pull = {
  /** Hours that any trip goes out, and more with each night; nobody goes farther out than that. */
  reachHours: 2.5,
  reachANight: { easy: 0.4, usual: 0.5, full: 0.65 } as Record<Pace, number>,
  mostReach: 11,
  /** A weekend of so many nights goes no farther than so many hours. */
  weekendNights: 2,
  weekendHours: 2.5,
  /** What a poor month leaves is worth no longer way for it: so many hours for each night, and in full beyond an hour more. */
  poorHoursANight: 1,
  /** Beyond it worth falls by e in so much of the reach, and never below that. */
  fall: 0.45,
  least: 0.12,
  /** What one has landed at is seen; a town that one lives in is known. */
  home: 1.2,
  homeTown: 0.6,
  /** One's own state is one trip, however wide: its hours count so much, from so many nights on; a weekend's are hours. */
  ownState: 0.7,
  ownStateNights: 5,
  /** Other states, where one's own fills the days; in full from so many hours. */
  strange: 0.6,
  strangeHours: 4,
  /** So much of it where the airport serves the place: Shillong from Guwahati, Gangtok from Bagdogra. */
  strangeServed: 0.4,
  /** A flight takes one out of where one is, as if by so many hours, and is strange at least so much. */
  flightHours: 3.5,
  /** What a night train is for whoever lives where the trip begins and has more than a weekend: an evening and a morning. */
  nightHours: 5,
  flightStrange: 0.6,
  /** A place fills so many days at most when it is asked whether a state fills the trip. */
  mostDays: 2.5,
  dayMinutes: 330,
  /** Musts farther than that from the start say where the trip is meant: what lies nearer home counts so much. */
  farMustHours: 6,
  besideFarMust: 0.45,
  /** From one end of the country to the other: what lengthens the way more than so many times, as the crow flies, by air. */
  mostDetour: 1.7,
  asideThrough: 0.25,
  /** Hours where nothing leads there. */
  noWay: 30,
  /** Ends so many hours apart: who comes in at one end of the country and leaves at the other means no one state. */
  farEndsHours: 7,
  /** Of more musts the first alone are measured from. */
  mostAnchors: 10,
} as const;

/** What lies on the way takes from the days: minutes that a day of the trip allows on the whole. */
export const reach = {
  minutesADay: { easy: 75, usual: 105, full: 150 } as Record<Pace, number>,
  farMinute: 0.55,
  /** So many minutes on the way to what must be seen fill a day. */
  filledDay: 300,
  /** Within a part of the country that somebody named one goes about more. */
  withinMeant: 1.8,
  /** A night on the way takes the evening and the morning of its days, station and bath counted in. */
  nightMinutes: 210,
} as const;

/**
 * Nine hours from bed to bed leave no ten for the day, seven none for elders and small children: sent to nobody who did
 * not ask for it. What it costs, and each minute more.
 */
export const longDay = { minutes: 540, slowMinutes: 420, once: 120, minute: 0.5 } as const;

/** More road on a day than the party bears: a bed on the way is worth as much as a night. */
export const overRoad = {
  once: 120,
  minute: 1,
  /** The one road into a part of the country that somebody named has no bed on it: so much of what a long one costs. */
  onlyRoad: 0.3,
  /** From hills to hills so much of what one bears on the plain. */
  inHills: 0.85,
} as const;

/**
 * An airport with so many flights to others is one that the country is entered by, as the six largest cities' are; who lands
 * at a lesser one means what lies about it: at Jaipur Rajasthan, at Ahmedabad Gujarat.
 */
export const gatewayFlights = 17;

/** How a trip begins. */
export const arrival = {
  /** The first night elsewhere than where one lands, and a minute on the way there beyond so many. */
  landingNight: 90,
  landingMinute: 0.5,
  landingMinutes: 120,
  /** The last night elsewhere than where one flies home from, if it is farther off than so many minutes; and each minute more, where the airport lies in what is meant. */
  leavingNight: 75,
  leavingMinutes: 110,
  leavingMinute: 0.25,
  /** From a lesser airport one flies in the afternoon, and is driven to it in the morning: so much of these, up to so many minutes. */
  leavingLesser: 0.4,
  /** Out of the mountains one flies in the morning, before the wind is up. */
  leavingMountains: 150,
  lesserMinutes: 270,
  /**
   * So much of these where the best there is to see by the airport is worth no more than that: nobody sleeps by it for
   * its own sake, and one goes on for half a day rather. Nothing where nothing is worth half a day.
   */
  plainTown: 0.5,
  plainWorth: 3,
  emptyWorth: 2,
  plainMinutes: 240,
  /**
   * A start that is never slept in, from so many days on; from fewer for who has landed there, from the fewest where
   * it is worth more than half a day. Whoever lives there leaves at once.
   */
  townNight: 110,
  leastDays: 5,
  leastDaysLanded: 4,
  leastDaysWorth: 3,
  /** An eve of a festival in the town, or within so many minutes, where the trip begins, spent elsewhere; at a must fewer. */
  festivalNight: 180,
  mostFestivalNights: 4,
  mostMustFestivalNights: 2,
  festivalMinutes: 150,
} as const;

/** A festival that somebody asked for: so many nights at it, at most such a share of the trip's; two of a season. */
export const festivalNights = {
  most: 3,
  ofSeason: 2,
  mostShare: 0.6,
  missed: 3600,
  /** The same for a festival that nobody asked for, where its town was asked for. */
  missedUnasked: 200,
} as const;

/** How long one stays. */
export const stay = {
  /** A single night, less where half a day is all there is or the leg is too long for a day anyway. */
  oneNight: { easy: 110, usual: 85, full: 38 } as Record<Pace, number>,
  small: { base: 0.4, more: 0.8, from: 0.4, span: 1.2 },
  onLongLeg: 0.35,
  /** The last one before the flight home out of the mountains, in a town that one comes back to. */
  back: 0.35,
  longLeg: 300,
  asideMinutes: 45,
  /** A night more than there is to see, and each beyond so many. */
  overstay: { easy: 22, usual: 34, full: 40 } as Record<Pace, number>,
  mostNights: { easy: 4, usual: 3, full: 3 } as Record<Pace, number>,
  longStayNight: 28,
  /** Minutes of sights that fill a day, the good ones rather; a beach or a hill holds so many days of itself. */
  fullDay: { easy: 220, usual: 300, full: 380 } as Record<Pace, number>,
  shareByWorth: [0, 0, 0.5, 1, 1.2, 1.2],
  mostWayMinutes: 240,
  restDays: 1.5,
  /** Night rides with fewer than so many days between. */
  ridesTooNear: 160,
  rideDays: 3,
} as const;

/** What a day may not be. */
export const dayCosts = {
  empty: 40,
  /** A minute on a hill road after sunset and twenty minutes, up to so many. */
  darkMinute: 0.6,
  twilight: 20,
  mostDark: 120,
  hillRoad: 75,
  /** A town slept in of which none of its main sights is seen: those near its best. */
  blind: 80,
  mainShare: 0.6,
} as const;

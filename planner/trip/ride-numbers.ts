/**
 * Numbers of rides that no fact tells: our own reckoning of Indian roads and cars, in one place. A leg of the facts that
 * says its minutes or its fare goes before all of them.
 */

/** How much longer a ride may take than usual, as a factor. */
export const slower = { road: 1.4, estimated: 1.35, airport: 1.5, sleeper: 1.2 } as const;

/** Rupees for a car: at least so many, and the span around what its kilometres cost. */
export const carFare = { least: 80, low: 0.8, high: 1.3 } as const;
export const airportFare = { least: 300, low: 0.8, high: 1.4 } as const;

/** Rupees a head for a boat or a ropeway within a town, whose fare nobody told. */
export const localFare = [100, 400] as const;

/** Kilometres an hour between a town and its airport. */
export const airportSpeed = 30;

/** Minutes to a station or an airport whose way is not told, and at most to a station; to get a car going. */
export const access = { station: 20, mostStation: 60, airport: 45, car: 15 } as const;

/** Bases are numbered below this: two of them, or a base and a day, are one number as `a * keySpan + b`. */
export const keySpan = 1000;

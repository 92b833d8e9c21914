import countries from "#content/clock-countries.json" with { type: "json" };

/** Section 2: the twenty countries of the world clock, India first. */
export const clockZones: readonly { label: string; timeZone: string }[] = countries;

const formats = new Map<string, Intl.DateTimeFormat>();

/** "05:48:12" in a time zone, and its hour of the day as a fraction (5.8). */
export function readClock(now: Date, zone: string): { text: string; hour: number } {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
    });
    formats.set(zone, format);
  }
  const text = format.format(now);
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return { text, hour: hours + minutes / 60 };
}

/** The zone of a country of the list. @throws for any other */
export function getZone(country: string): string {
  const found = clockZones.find((entry) => entry.label === country);
  if (!found) throw new Error(`no clock for ${country}`);
  return found.timeZone;
}

/** Where the sun stands on the dial: x from 0 (rise, 6:00) to 1 (set, 18:00), height −1 to 1. */
export function findSun(hour: number): { x: number; height: number; night: boolean } {
  const night = hour < 6 || hour >= 18;
  const x = night ? ((hour + 6) % 24) / 12 : (hour - 6) / 12;
  return { x, height: Math.sin(Math.PI * x), night };
}

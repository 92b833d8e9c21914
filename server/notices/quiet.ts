/** Hours in which nobody is woken: from 22 to 7. */
const from = 22;
const until = 7;

export const indianZone = "Asia/Kolkata";

/** Whether it is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** When somebody in a time zone may be told: now, or at seven where it is night there. */
export function endOfQuiet(now: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const [hour, minute] = [read("hour"), read("minute")];
  if (hour >= until && hour < from) return now;
  const hours = (until - hour + 24) % 24;
  const end = now.getTime() + (hours * 60 - minute) * 60_000;
  return new Date(Math.floor(end / 60_000) * 60_000);
}

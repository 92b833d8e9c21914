/** Days as mails and papers write them: British order, the day itself whatever the zone of the process. */
const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const full = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const short = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const read = (day: string) => new Date(`${day}T00:00:00Z`);

/** "2027-02-14" as "14 February 2027". */
export const writeLongDay = (day: string): string => long.format(read(day));
/** "2027-02-14" as "Sunday 14 February 2027". */
export const writeFullDay = (day: string): string => full.format(read(day));
/** "2027-02-14" as "Sun 14 Feb". */
export const writeShortDay = (day: string): string => short.format(read(day)).replace(",", "");

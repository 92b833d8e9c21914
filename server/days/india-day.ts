const indianDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

/** The day (YYYY-MM-DD) as the calendar on a wall in India has it, where the office is too. */
export const dayInIndia = (now: Date): string => indianDay.format(now);

/** 1 to 12, by the same calendar. */
export const monthInIndia = (now: Date): number => Number(dayInIndia(now).slice(5, 7));

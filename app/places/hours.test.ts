import { describe, expect, it } from "vitest";
import { compileHours } from "#server/content/places/compile-hours.ts";
import {
  describeClosed,
  describeDates,
  describeHours,
  describeHoursBriefly,
  readOpenState,
  writeTime,
} from "./hours.ts";

const agra = { lat: 27.17, lon: 78.04 };
const compile = (text: string, lastEntry?: number) => compileHours(text, agra, lastEntry);
const write = (text: string, month = 11) =>
  describeHours(compile(text), month, text === "sunrise-sunset");

describe("hours in words", () => {
  it.each([
    ["Mo-Su 08:00-17:30", ["Daily 8 am to 5:30 pm"]],
    ["Tu-Su 09:30-17:00", ["Tue to Sun 9:30 am to 5 pm"]],
    ["Sa-Th 06:00-18:00", ["Sat to Thu 6 am to 6 pm"]],
    ["Mo-Su 05:00-12:30,16:00-21:00", ["Daily 5 am to 12:30 pm and 4 pm to 9 pm"]],
    ["Mo-Fr 10:00-17:00; Sa 10:00-13:00", ["Mon to Fri 10 am to 5 pm; Sat 10 am to 1 pm"]],
    ["24/7", ["Open at all hours"]],
    ["sunrise-sunset", ["Daily, sunrise to sunset"]],
    [
      "Apr-Sep 09:00-18:00; Oct-Mar 10:00-17:00",
      ["1 Oct to 31 Mar: Daily 10 am to 5 pm", "1 Apr to 30 Sep: Daily 9 am to 6 pm"],
    ],
  ])("writes %s", (text, lines) => {
    expect(write(text)).toEqual(lines);
  });

  it("tells of the sun's hours those of the month", () => {
    expect(write("Sa-Th sunrise-sunset")).toEqual([
      expect.stringMatching(/^In November: Sat to Thu 6:\d\d am to 5:\d\d pm$/),
    ]);
  });

  it("names the closed days", () => {
    expect(describeClosed(compile("Mo-Su 08:00-17:30"))).toBeNull();
    expect(describeClosed(compile("Tu-Su 10:00-17:00"))).toBe("Mondays");
    expect(describeClosed(compile("Mo-Su 10:00-17:00; Jan 26 off; Sa[2] off"))).toBe(
      "the second Saturday of the month and 26 Jan",
    );
  });

  it("writes noon and midnight", () => {
    expect([0, 1440, 720, 570, 1500].map(writeTime)).toEqual([
      "midnight",
      "midnight",
      "12 pm",
      "9:30 am",
      "1 am",
    ]);
  });
});

describe("open or not, by India's clock", () => {
  const at = (time: string) => new Date(`${time}+05:30`);
  const museum = compile("Tu-Su 10:00-17:00", 30);

  it("opens, takes its last visitors and closes", () => {
    // 24 November 2026 is a Tuesday.
    const read = (time: string) => readOpenState(museum, at(`2026-11-24T${time}`));
    expect(read("09:59")).toEqual({ open: false, next: { days: 0, weekday: "Tuesday", at: 600 } });
    expect(read("10:00")).toEqual({ open: true, until: 1020, lastEntry: false });
    expect(read("16:30")).toEqual({ open: true, until: 1020, lastEntry: true });
    expect(read("17:00")).toMatchObject({ open: false, next: { days: 1 } });
  });

  it("passes over the closed day", () => {
    expect(readOpenState(museum, at("2026-11-22T18:00"))).toEqual({
      open: false,
      next: { days: 2, weekday: "Tuesday", at: 600 },
    });
  });

  it("is the same wherever it is read", () => {
    expect(readOpenState(museum, new Date("2026-11-24T04:30:00Z"))).toMatchObject({ open: true });
    expect(readOpenState(museum, new Date("2026-11-24T12:00:00Z"))).toMatchObject({ open: false });
  });

  it("belongs to the evening after midnight", () => {
    const bar = compile("Mo-Su 18:00-02:00");
    expect(readOpenState(bar, at("2026-11-24T01:30"))).toMatchObject({ open: true, until: 120 });
  });

  it("does not close where there is no gate, and not open out of season", () => {
    expect(readOpenState(compile("24/7"), at("2026-11-24T00:00"))).toEqual({
      open: true,
      until: null,
      lastEntry: false,
    });
    expect(readOpenState(compile("May-Jun 09:00-17:00"), at("2026-11-24T12:00"))).toEqual({
      open: false,
      next: null,
    });
  });
});

describe("hours in a head's one line", () => {
  it("are those of the month, without the weekdays that a row of its own calls closed", () => {
    expect(describeHoursBriefly(compile("Tu-Su 10:00-17:00"), 11, false)).toBe("10 am to 5 pm");
    const fort = compile("Oct-Mar 09:00-16:30; Apr-Sep 08:00-18:00");
    expect(describeHoursBriefly(fort, 11, false)).toBe("9 am to 4:30 pm");
    expect(describeHoursBriefly(fort, 5, false)).toBe("8 am to 6 pm");
  });

  it("say the days where they differ, and are left to the whole line out of season", () => {
    const lake = compile("Mo-Fr 10:00-17:00; Sa-Su 09:00-18:00");
    expect(describeHoursBriefly(lake, 11, false)).toBe(
      "Mon to Fri 10 am to 5 pm; Sat to Sun 9 am to 6 pm",
    );
    expect(describeHoursBriefly(compile("May-Jun 09:00-17:00"), 11, false)).toBeUndefined();
    expect(describeHoursBriefly(compile("24/7"), 11, true)).toBeUndefined();
  });
});

describe("hours on the days of a trip", () => {
  const museum = compile("Tu-Su 10:00-17:00; Jan 26 off");

  it("says of one day whether, and when", () => {
    expect(describeDates(museum, "2027-02-16", "2027-02-16")).toBe(
      "On your date, 16 February 2027: open 10 am to 5 pm",
    );
    expect(describeDates(museum, "2027-02-15", "2027-02-15")).toBe(
      "On your date, 15 February 2027: closed",
    );
  });

  it("names the days on which it is shut, holidays too", () => {
    expect(describeDates(museum, "2027-02-16", "2027-02-21")).toBe(
      "Open on each of your days, 16 to 21 February 2027",
    );
    expect(describeDates(museum, "2027-01-24", "2027-01-28")).toBe(
      "Of your days, 24 to 28 January 2027, closed on Mon 25 Jan and Tue 26 Jan",
    );
  });

  it("counts them where they are many, and says when it is all of them", () => {
    const park = compile("Oct-Jun 06:00-10:00");
    expect(describeDates(park, "2027-06-27", "2027-07-05")).toBe(
      "Of your days, 27 June to 5 July 2027, closed on 5 of 9",
    );
    expect(describeDates(park, "2027-08-01", "2027-08-05")).toBe(
      "Closed on all of your days, 1 to 5 August 2027",
    );
  });
});

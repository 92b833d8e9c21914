import { expect, test } from "vitest";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { listMapLinks } from "./map-links.ts";
import { findIndiaNow, findNext, findTodayIn, findTrains } from "./today.ts";

const day = {
  ...buildDay("d1", "Agra"),
  stops: [
    { id: "a", name: "Taj", sight: "taj-mahal", at: 360, text: "" },
    { id: "b", name: "Fort", sight: "agra-fort", at: 600, text: "" },
    { id: "c", name: "Bazaar", sight: null, at: null, text: "" },
  ],
};
const told = {
  id: "d1",
  date: "2027-02-14",
  sun: null,
  holidays: [],
  language: "Hindi",
  stops: [{ id: "b", lat: 27.18, lon: 78.02, open: null, ride: 22 }],
  bed: null,
  hotel: null,
};

test("today is India's, whatever zone the phone is in", () => {
  expect(findIndiaNow(new Date("2027-02-13T18:29:00Z"))).toEqual({
    day: "2027-02-13",
    minute: 1439,
  });
  expect(findIndiaNow(new Date("2027-02-13T18:30:00Z"))).toEqual({ day: "2027-02-14", minute: 0 });
  expect(findTodayIn({ days: [told] }, "2027-02-14")).toBe(0);
  expect(findTodayIn({ days: [told] }, "2027-02-15")).toBe(-1);
});

test("what is next, and when one leaves for it, rounded down to five minutes", () => {
  expect(findNext(day, told, 300)).toMatchObject({ stop: { id: "a" }, leave: null, spot: null });
  expect(findNext(day, told, 361)).toMatchObject({ stop: { id: "b" }, leave: 575, ride: 22 });
  expect(findNext(day, told, 601)).toBeNull();
});

test("numbers of trains are found in words, and no other number of five digits", () => {
  const text =
    "By train no. 12002 at six. Then 22470 Vande Bharat Express. Pay 25000 rupees; PIN 282001.";
  expect(findTrains({ ...day, text })).toEqual([
    { number: "12002", coach: "" },
    { number: "22470", coach: "" },
  ]);
  expect(findTrains({ ...day, text: "Hotel 45000 rupees." })).toEqual([]);
});

test("a train's coach is read beside it, or from the name of its ticket", () => {
  const text =
    "By train 12002, coach C4, seats 21-24, at six. Then 22470 Vande Bharat Express.\nThen train 12986.";
  expect(findTrains({ ...day, text }, ["Visa", "Ticket 22470 coach E1.pdf"])).toEqual([
    { number: "12002", coach: "C4, seats 21-24" },
    { number: "22470", coach: "E1" },
    { number: "12986", coach: "" },
  ]);
  expect(
    findTrains({ ...day, text: "Train 12301, coaches B2 and B3. Later a coach to Agra." }),
  ).toEqual([{ number: "12301", coach: "B2 and B3" }]);
  expect(findTrains({ ...day, text: "Train 12301, then by coach to the fort." })).toEqual([
    { number: "12301", coach: "" },
  ]);
});

test("trains and coaches are read in Hindi too, and no sum or century is one", () => {
  const read = (text: string, papers: string[] = []) => findTrains({ ...day, text }, papers);
  expect(
    read("सुबह ट्रेन 12002 से, कोच C4, सीट 21-24। फिर 22470 वंदे भारत एक्सप्रेस।", [
      "टिकट 22470 कोच E1.pdf",
    ]),
  ).toEqual([
    { number: "12002", coach: "C4, सीट 21-24" },
    { number: "22470", coach: "E1" },
  ]);
  expect(read("गाड़ी संख्या १२३०१, कोच बी2 और बी3। फिर 12137 पंजाब मेल, S5 कोच में।")).toEqual([
    { number: "12301", coach: "बी2 और बी3" },
    { number: "12137", coach: "S5" },
  ]);
  expect(read("ट्रेन नं. 12951 राजधानी; 12002 शताब्दी से वापस।").map(({ number }) => number)).toEqual([
    "12951",
    "12002",
  ]);
  // One train that is named in both languages is one.
  expect(read("Train 12002, ट्रेन 12002, coach C4")).toEqual([{ number: "12002", coach: "C4" }]);
  expect(read("होटल 45000 रुपये, ट्रेन से आगे। गाड़ी 25000 में। 17000 रुपये, 12वीं शताब्दी का किला।")).toEqual(
    [],
  );
});

test("four ways to be led there, by coordinates", () => {
  const links = listMapLinks({ lat: 27.175, lon: 78.0421, name: "Taj & more" });
  expect(links.map(({ href }) => href)).toEqual([
    "geo:27.17500,78.04210?q=27.17500,78.04210(Taj%20%26%20more)",
    "https://www.google.com/maps/dir/?api=1&destination=27.17500%2C78.04210",
    "https://maps.apple.com/?daddr=27.17500,78.04210&q=Taj%20%26%20more",
    "om://map?v=1&ll=27.17500,78.04210&n=Taj%20%26%20more",
  ]);
});

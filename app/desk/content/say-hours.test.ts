import { expect, test } from "vitest";
import { sayHours } from "./say-hours.ts";

test.for([
  [
    "Sa-Th (sunrise-00:30)-(sunset-00:30)",
    "Sat to Thu 30 min before sunrise to 30 min before sunset",
  ],
  [
    "Mo-Su 06:00-10:00,14:00-17:00; Jul 01-Sep 30 off",
    "Mon to Sun 6 am to 10 am, 2 pm to 5 pm; 1 Jul to 30 Sep closed",
  ],
  ["Oct-Jun Mo-Tu,Th-Su 06:15-sunset", "Oct to Jun Mon to Tue, Thu to Sun 6:15 am to sunset"],
  ["Nov 09:00-13:00; Mar 16-Apr", "Nov 9 am to 1 pm; 16 Mar to Apr"],
  ["24/7", "Open at all hours"],
  ["by appointment", "by appointment"],
])("%s is %s", ([notation, words]) => {
  expect(sayHours(notation ?? "")).toBe(words);
});

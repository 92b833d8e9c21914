import { expect, test } from "vitest";
import { findLength } from "./find-length.ts";

test.each([
  ["We want Netarhat and Betla from 12/01/2027 for 10 days", 10],
  ["a 7-day tour of Kerala", 7],
  ["5N/6D Rajasthan package", 6],
  ["6 d / 5 n", 6],
  ["2 kids 5 nights, 2 adults", 6],
  ["8-10 days in March", 10],
  ["Netarhat for two days. Thanks Priya", 2],
  ["wir möchten vom 03.04.2027 an zwei Wochen reisen", 14],
  ["10 Tage im Februar", 10],
  ["hum das din ke liye aana chahte hain", 10],
  ["हम 5 दिन के लिए आना चाहते हैं", 5],
  ["5 से 7 दिन", 7],
])("%s: %i days", (text, days) => expect(findLength(text)).toBe(days));

test.each([
  "Please answer within 3 days",
  "I wrote to you 2 days ago",
  "We fly on day 3",
  "Kerala in January, 2 adults",
  "We would stay 400 days",
  "Meals twice a day, please",
])("no length is said: %s", (text) => expect(findLength(text)).toBe(0));

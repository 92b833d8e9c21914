import { expect, test } from "vitest";
import { findReading, findStanding } from "./standing.ts";

const checked = "2026-11-22";

test.each([
  ["asi.nic.in/royal-complex-mandu: sunrise to sunset", "official"],
  ["blog.example.com, March 2016; bsi.gov.in, the garden's page: 8 to 17.30", "official"],
  ["meghalayatourism.in: daily", "official"],
  ["greathimalayannationalpark.org, Fees, Rules and Guidelines", "official"],
  ["mptourism.com, heritage walk: the fort's ticket; not checked since the rise", "unverified"],
  ["madhya-pradesh-tourism.com, Teli ka Mandir: one ticket", "unverified"],
  ["lokmattimes.com, 8 March 2025: 25 and 300", "reported"],
  ["Free Press Journal, Pune: Kaas season opens 4 September (2025)", "reported"],
  ["patrika.com, November 2024: closed on Mondays", "reported"],
  ["patrika.com, October 2024: closed on Mondays", "unverified"],
  ["nomadsaikat.com: 9 to 19", "unverified"],
  ["yvenkat.com: 5 and 100, as since August 2025", "unverified"],
  ["datameet/railways, list of stations 2016 (CC0)", "unverified"],
  ["thehindu.com, 3 May 2026: open; the fee was not checked", "unverified"],
  ["mygov.info: 9 to 5", "unverified"],
  ["notincredibleindia.org: 9 to 5", "unverified"],
] as const)("%s is %s", (source, standing) => {
  expect(findStanding({ source, checked })).toBe(standing);
});

test("a group's own reading counts before its entry's, and none is none", () => {
  const entry = { source: "thehindu.com, 3 May 2026: open", checked };
  expect(findReading(entry)).toMatchObject({ standing: "reported" });
  expect(findReading(entry, { source: "diu.gov.in: 20 rupees", checked })).toMatchObject({
    standing: "official",
  });
  expect(findReading(entry, { unverified: true })).toBeNull();
  expect(findReading({ unverified: true })).toBeNull();
});

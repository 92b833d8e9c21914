import { expect, test } from "vitest";
import { titleSight } from "./title-sight.ts";

test("a title that fits says all of where a sight is, and nothing twice", () => {
  expect(titleSight("Taj Mahal", "Agra, Uttar Pradesh")).toBe("Taj Mahal, Agra, Uttar Pradesh");
  expect(titleSight("Lepakshi", "Lepakshi, Sri Sathya Sai district, Andhra Pradesh")).toBe(
    "Lepakshi, Sri Sathya Sai district, Andhra Pradesh",
  );
});

test("a longer one leaves out districts, then what is near, and its state last", () => {
  expect(titleSight("Nohkalikai Falls", "Sohra, East Khasi Hills district, Meghalaya")).toBe(
    "Nohkalikai Falls, Sohra, Meghalaya",
  );
  expect(titleSight("Elephanta Caves", "Gharapuri island, Mumbai harbour, Maharashtra")).toBe(
    "Elephanta Caves, Mumbai harbour, Maharashtra",
  );
  expect(titleSight("A sight whose own name is as long as this sentence", "Delhi")).toBe(
    "A sight whose own name is as long as this sentence",
  );
});

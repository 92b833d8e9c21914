import { describe, expect, it } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { getPlaces } from "../places/read-places.ts";
import { type ListName, readAnswers } from "./list-filters.ts";
import { listOptions, narrowList } from "./narrow-list.ts";

const source = {
  catalogue: getCatalogue(),
  places: getPlaces(),
  clock: () => new Date("2026-11-22T06:00:00Z"),
};
const find = (list: ListName, query: string) => {
  const answers = readAnswers(source, list);
  const { isLeft } = narrowList(answers, new URLSearchParams(query));
  return [...answers.keys()].filter(isLeft);
};

describe("a list's filters", () => {
  it("offers only what something answers to", () => {
    for (const list of ["attractions", "experiences", "festivals"] as const)
      for (const [name, values] of Object.entries(listOptions(readAnswers(source, list))))
        for (const value of values) {
          const found = find(list, `${name}=${value}`);
          expect(found.length, `${list} ${name}=${value}`).toBeGreaterThan(0);
          expect(found.length).toBeLessThanOrEqual(readAnswers(source, list).size);
        }
  });

  it("narrows by region, month, interest, access and days together", () => {
    expect(find("attractions", "region=west-india")).toContain("amber-fort");
    expect(find("attractions", "region=north-india")).not.toContain("amber-fort");
    expect(find("attractions", "region=west-india&month=5")).not.toContain("amber-fort");
    expect(find("attractions", "interest=history&access=step-free")).toContain("amber-fort");
    expect(find("attractions", "days=2")).toContain("valley-of-flowers");
  });

  it("finds what asks no permit, no booking and no height, and promises nothing of a page about no gate", () => {
    const free = find("attractions", "permit=none&booking=none&altitude=below-2500");
    expect(free).toContain("amber-fort");
    expect(find("attractions", "permit=none")).not.toContain("tawang-monastery");
    // A town answers as all its sights do.
    expect(find("attractions", "permit=none")).not.toContain("ziro");
    expect(find("attractions", "permit=none")).toContain("khajuraho");
    expect(find("attractions", "altitude=below-2500")).not.toContain("thiksey");
    expect(find("festivals", "permit=none")).toHaveLength(60);
  });

  it("takes what it does not know as not asked", () => {
    expect(find("attractions", "region=atlantis&month=0&days=x")).toHaveLength(
      source.catalogue.attractions.length,
    );
    expect(find("festivals", "days=half")).toHaveLength(60);
  });

  it("finds a festival in the month of its next date", () => {
    expect(find("festivals", "month=3")).toContain("holi");
    expect(find("festivals", "month=7")).not.toContain("holi");
  });
});

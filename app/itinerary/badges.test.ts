import { expect, test } from "vitest";
import type { SightLook } from "#contract/wire/sight-look.ts";
import { listBadges } from "./badges.tsx";

const look: SightLook = {
  worth: 40,
  stamp: "lake",
  picture: null,
  stepFree: "no",
  stepFreeStanding: "official",
  book: "required",
  permit: "foreigners",
  permitStanding: "reported",
  onlyFor: "hindus",
  altitude: 4300,
};

test("each badge of a visit ends in who says so, and in unverified where nobody does", () => {
  expect(listBadges([], look).map(({ sign, text }) => [sign, text.split(" · ")[1]])).toEqual([
    ["closed", "unverified"],
    ["permit", "reported"],
    ["book", "unverified"],
    ["height", "unverified"],
    ["step", "official"],
  ]);
});

test("a permit is said of whom it is asked, and of the plan's own party plainly", () => {
  const closed: SightLook = { ...look, permit: "indians", closedTo: "foreign" };
  const [shut, , permit] = listBadges([], closed);
  expect(shut?.text).toBe("Closed to visitors from abroad · unverified");
  expect(permit?.text).toBe("Indian citizens need a permit · reported");
  expect(listBadges([{ code: "permit" }], look)[1]?.text).toBe("Permit needed · reported");
});

test("what the plan alone notices is nobody's page", () => {
  const notices = [{ code: "permit" }, { code: "altitude" }];
  const texts = listBadges(notices, undefined).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(/ · unverified$/),
    expect.stringMatching(/ · unverified$/),
  ]);
});

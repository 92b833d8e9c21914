import type { Mutant } from "./mutant.ts";

const everyPlace = "app/places/every-place-says-the-same.test.ts";
const lists = "lists that programs read";
const badges = "a sight's page and card";
const gate = "server/content/places/gate-facts.ts";

/** Who says a fact, wherever it stands. */
export const factMutants: Mutant[] = [
  {
    name: "a list for programs gives hours the standing of their entry",
    file: gate,
    text: "standing: standingOf(hours)",
    broken: "standing: standingOf(undefined)",
    test: everyPlace,
    only: lists,
  },
  {
    name: "a list for programs gives a fee the standing of its entry",
    file: gate,
    text: "standing: standingOf(fee)",
    broken: "standing: standingOf(undefined)",
    test: everyPlace,
    only: lists,
  },
  {
    name: "a list for programs gives a permit the standing of its entry",
    file: gate,
    text: "standing: standingOf(permit)",
    broken: "standing: standingOf(undefined)",
    test: everyPlace,
    only: lists,
  },
  {
    name: "a list for programs calls what nobody says reported",
    file: gate,
    text: '?? "unverified"',
    broken: '?? "reported"',
    test: everyPlace,
    only: lists,
  },
  {
    name: "a list for programs tells no height",
    file: gate,
    text: "altitude: metres === null ? null",
    broken: "altitude: metres ? null",
    test: everyPlace,
    only: lists,
  },
  {
    name: "a list for programs tells whom a permit is not for",
    file: gate,
    text: "permit ? { who: permit.who,",
    broken: 'permit ? { who: "everyone",',
    test: everyPlace,
    only: lists,
  },
  {
    name: "a list for programs swaps the fees",
    file: gate,
    text: "indian: fee.indian, foreign: fee.foreign",
    broken: "indian: fee.foreign, foreign: fee.indian",
    test: everyPlace,
    only: lists,
  },
  {
    name: "a card that leads to a sight warns of nothing",
    file: "server/content/pages/tiles.ts",
    text: "return warned && { warned };",
    broken: "return null;",
    test: everyPlace,
    only: "warnings on a card",
  },
  {
    name: "a card that leads to an experience warns of nothing",
    file: "server/content/pages/tiles.ts",
    text: "...warn(`experience:${item.slug}`, item.name),",
    broken: "",
    test: everyPlace,
    only: "warnings on a card",
  },
  {
    name: "a badge of steps says nothing of who says so",
    file: "app/itinerary/badges.tsx",
    text: "withStanding(step[1](), look?.stepFreeStanding)",
    broken: "withStanding(step[1]())",
    test: everyPlace,
    only: badges,
  },
  {
    name: "a badge of a permit says nothing of who says so",
    file: "app/itinerary/badges.tsx",
    text: "        look?.permitStanding,\n",
    broken: "",
    test: everyPlace,
    only: badges,
  },
];

import { slowOr } from "#tests/setup/slow-or.ts";

/** One page of each kind, with what is least like the others where it matters. */
const all: readonly string[] = [
  "/",
  "/north-india",
  "/west-india/rajasthan",
  "/south-india/lakshadweep",
  "/destinations/agra",
  "/destinations/amritsar",
  "/destinations/dawar",
  "/destinations/madla",
  "/destinations/palolem",
  "/attractions/taj-mahal",
  "/experiences/ganga-aarti",
  "/festivals/diwali",
  "/themes",
  "/themes/himalayas",
  "/journeys",
  "/south-india/karnataka/sights",
  "/journeys/golden-triangle",
  "/plan",
  "/Signout",
  "/Update",
  "/AdminLogin",
  "/no-such-page",
  "/attractions",
  "/experiences?page=2",
  "/festivals",
  "/treks",
  "/treks/goechala",
  "/treks/roopkund",
  "/about",
  "/faqs",
  "/handbook",
  "/handbook/air-quality",
  "/handbook/alcohol-by-state",
  "/handbook/hindi-phrases",
  "/terms",
  "/privacy",
  "/gallery",
  "/contact",
  "/blogs",
  "/blogs?tab=guides",
  "/search?q=kashi",
  "/search?q=xyzzy",
];

/** Of each run those whose parts the others are made of. */
const few: readonly string[] = [
  "/",
  "/west-india/rajasthan",
  "/destinations/agra",
  "/attractions/taj-mahal",
  "/journeys/golden-triangle",
  "/plan",
  "/AdminLogin",
  "/attractions",
  "/handbook/hindi-phrases",
  "/gallery",
  "/contact",
  "/blogs",
  "/search?q=kashi",
];

/** One page of every kind. */
export const everyPageKind = all;

/** What a walk through the site looks at: every kind by `npm run test:e2e:slow`. */
export const pageKinds = slowOr(all, few);

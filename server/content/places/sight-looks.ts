import { createHash } from "node:crypto";
import type { SightLook, SightLooks } from "#contract/wire/sight-look.ts";
import { type Compressed, compressBest, compressFast } from "#server/http/compressed.ts";
import { type Catalogue, getCatalogue } from "../catalogue.ts";
import { keepMade } from "../overrides/layers.ts";
import { viewPicture } from "../picture-view.ts";
import { listDoorRules } from "./door-rules.ts";
import { ownPicture } from "./own-picture.ts";
import { findHighAltitude } from "./place-facts.ts";
import { getPlaces, type PlacedSight } from "./read-places.ts";
import { stampOf } from "./stamp-of.ts";
import { findReading } from "./standing.ts";

/** Of a picture whose middle is its subject's nothing is said. */
function findMiddle(catalogue: Catalogue, slug: string): string | undefined {
  const subject = catalogue.findSubject(slug)?.subject;
  if (!subject) return undefined;
  const [x, y, w, h] = subject;
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return `${percent(x + w / 2)} ${percent(y + h / 2)}`;
}

/** What the one ticket that is sold at a sight opens beside it. */
function findTicket(id: string): SightLook["ticket"] {
  const { tickets, sights } = getPlaces();
  const found = tickets.find(({ kind, opens }) => kind === "only" && opens.includes(id));
  if (!found) return undefined;
  const others = found.opens.filter((other) => other !== id);
  const standing = tellStanding(found);
  return {
    sights: [
      ...others.flatMap((other) => sights.find((sight) => sight.id === other)?.name ?? []),
      ...(found.also ? [found.also] : []),
    ],
    days: found.days,
    ...(standing && { standing }),
  };
}

/** The rule that keeps a visitor outside altogether. */
function findOnlyFor({ rules = [] }: PlacedSight): SightLook["onlyFor"] {
  if (rules.includes("hindus-only")) return "hindus";
  if (rules.includes("muslims-only")) return "muslims";
  return rules.includes("women-limited") ? "not-every-woman" : undefined;
}

/** Who is closed out by passport; what shuts out all from abroad shuts out SAARC's too. */
const findClosedTo = ({ closedTo }: PlacedSight): SightLook["closedTo"] =>
  closedTo?.includes("foreign") ? "foreign" : closedTo?.includes("saarc") ? "saarc" : undefined;

/** Who says a fact of a sight; undefined: it is unverified. */
function tellStanding(...fact: Parameters<typeof findReading>): SightLook["permitStanding"] {
  const standing = findReading(...fact)?.standing ?? "unverified";
  return standing === "unverified" ? undefined : standing;
}

/** How a sight is drawn in a trip. */
export function lookOf(sight: PlacedSight): SightLook {
  const catalogue = getCatalogue();
  const slug = ownPicture(sight.page);
  // A map never stands for a monument: the stamp does.
  const picture = catalogue.findPicture(slug) ? viewPicture(catalogue, slug) : null;
  const at = picture ? findMiddle(catalogue, slug) : undefined;
  const { stepFree, bookAhead, permit, worth, fame = 0 } = sight;
  const altitude = findHighAltitude(getPlaces(), sight);
  const standing = tellStanding(sight, stepFree);
  const permitStanding = permit && tellStanding(sight, permit);
  const bookStanding = bookAhead && tellStanding(sight, bookAhead);
  const ticket = findTicket(sight.id);
  const onlyFor = findOnlyFor(sight);
  const closedTo = findClosedTo(sight);
  const entryStanding = tellStanding(sight);
  const { carried } = sight;
  const carriedStanding = carried && tellStanding(sight, carried);
  const doorRules = listDoorRules(sight);
  return {
    worth: worth * 10 + fame,
    stamp: stampOf(sight),
    picture,
    ...(at && { at }),
    ...(stepFree.access !== "unknown" && { stepFree: stepFree.access }),
    ...(standing && { stepFreeStanding: standing }),
    ...(bookAhead && { book: bookAhead.need }),
    ...(bookStanding && { bookStanding }),
    ...(permit && { permit: permit.who }),
    ...(permitStanding && { permitStanding }),
    ...(entryStanding && { standing: entryStanding }),
    ...(doorRules && { rules: doorRules }),
    ...(carried && {
      carried: {
        by: carried.by,
        leaves: carried.leaves,
        ...(carriedStanding && { standing: carriedStanding }),
      },
    }),
    ...(sight.kids.minAge && { minAge: sight.kids.minAge }),
    ...(closedTo && { closedTo }),
    ...(onlyFor && { onlyFor }),
    ...(altitude !== null && { altitude }),
    ...(ticket && { ticket }),
  };
}

const byId = keepMade(
  (): ReadonlyMap<string, PlacedSight> =>
    new Map(getPlaces().sights.map((sight) => [sight.id, sight])),
);

/** The looks of these sights; what is not among the facts is left out. */
export function findLooks(ids: Iterable<string>): SightLooks {
  const sights = byId();
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const sight = sights.get(id);
      return sight ? [[id, lookOf(sight)]] : [];
    }),
  );
}

export type LooksFile = { address: string; text: Compressed };

/** All of them as one file, under the hash of what it says: for trips that a browser plans. */
export const getLooksFile = keepMade((): LooksFile => {
  const json = JSON.stringify(findLooks(getPlaces().sights.map(({ id }) => id)));
  const text: Compressed = { identity: Buffer.from(json) };
  void compressFast(text).then(() => compressBest(text));
  const hash = createHash("sha256").update(json).digest("base64url").slice(0, 10);
  return { address: `/data/sight-looks-${hash}.json`, text };
});

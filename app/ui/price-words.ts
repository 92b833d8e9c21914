import { m } from "#app/paraglide/messages.js";
import type { PackageHead } from "#contract/quote/package-heads.ts";
import type { PartWords } from "#contract/quote/say-price-line.ts";
import type { Heads } from "#contract/trip/say-party.ts";

/** Whom a price counts, in the page's language. */
export const partWords: PartWords = {
  adults: (count) => m.part_adults({ count }),
  children: (count) => m.part_children({ count }),
  rooms: (count) => m.part_rooms({ count }),
  extraBeds: (count) => m.part_extra_beds({ count }),
  nights: (count) => m.part_nights({ count }),
  days: (count) => m.part_days({ count }),
  times: (count) => m.part_times({ count }),
  aged: (who, ages) => m.part_aged({ who, ages }),
  ownBed: (who) => m.part_own_bed({ who }),
  noBed: (who) => m.part_no_bed({ who }),
  adultPrice: (who) => m.part_adult_price({ who }),
};

const heads: Record<PackageHead, () => string> = {
  double: m.trip_page_head_double,
  triple: m.trip_page_head_triple,
  single: m.trip_page_head_single,
  "child-bed": m.trip_page_head_child_bed,
  child: m.trip_page_head_child,
};
/** "Per adult, two in a room". */
export const nameHead = (of: PackageHead): string => heads[of]();

/** "4 adults, 1 child (8)"; no ages where nobody said any. */
export function nameParty({ adults, children }: Heads): string {
  const grown = m.part_adults({ count: adults });
  if (children.length === 0) return grown;
  const small = m.part_children({ count: children.length });
  const ages = children.map((age) => age ?? m.trip_page_age_unknown()).join(", ");
  const isKnown = children.some((age) => age !== null);
  return m.trip_page_party({
    adults: grown,
    children: isKnown ? m.part_aged({ who: small, ages }) : small,
  });
}

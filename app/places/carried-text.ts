import { m } from "#app/paraglide/messages.js";
import { listEither } from "#app/ui/format-lists.ts";
import type { Carrier } from "#contract/content/entrance.ts";

const names: Readonly<Record<Carrier, () => string>> = {
  helicopter: m.carrier_helicopter,
  ropeway: m.carrier_ropeway,
  cart: m.carrier_cart,
  chair: m.carrier_chair,
  pony: m.carrier_pony,
};

/** "In place of the walk: palanquin or pony"; a page that is older than a carrier passes over it. */
export function describeCarried({ by, leaves }: { by: readonly string[]; leaves: string }): string {
  const named = listEither(by.flatMap((one) => names[one as Carrier]?.() ?? []));
  if (named === "") return "";
  return leaves === "much" ? m.warn_carried_part({ by: named }) : m.warn_carried({ by: named });
}

import type { Base } from "#contract/content/base.ts";
import type { Sight } from "#contract/content/sight.ts";
import type { Catalogue } from "../catalogue.ts";

type Seasoned = { readonly season: readonly { score: number }[] };

/** "553210012345": a season strip's scores as the planner writes them. */
export const writeScores = ({ season }: Seasoned) => season.map(({ score }) => score).join("");

/** A base's twelve scores: its own, its city's page's, its state's; null where none is known. */
export function findBaseMonths(
  base: Pick<Base, "months" | "page"> & { state: string },
  catalogue: Catalogue,
): string | null {
  if (base.months) return base.months;
  const [list, slug = ""] = base.page?.split(":") ?? [];
  const seasoned =
    (list === "city" ? catalogue.find("cities", slug) : null) ??
    catalogue.find("states", base.state);
  return seasoned ? writeScores(seasoned) : null;
}

/** A sight's twelve scores: its own, or its base's; null where none is known. */
export function findSightMonths(
  sight: Pick<Sight, "months">,
  base: (Pick<Base, "months" | "page"> & { state: string }) | undefined,
  catalogue: Catalogue,
): string | null {
  return sight.months ?? (base ? findBaseMonths(base, catalogue) : null);
}

import type { PackageHead } from "#contract/quote/package-heads.ts";
import type { CancelScopeInput } from "#contract/wire/trip-changes.ts";

/** What may be cancelled of what is agreed, as a form offers it. */
export type Cancellable = {
  party: { adults: number; children: number; ages: readonly (number | null)[] };
  /** Of a price a person; null: told by line. */
  heads: readonly { of: PackageHead; count: number }[] | null;
  services: readonly { id: string; title: string }[];
};

/** What is chosen in it. */
export type ScopeChoice = {
  of: CancelScopeInput["of"];
  adults: number;
  children: number[];
  heads: Partial<Record<PackageHead, number>>;
  items: string[];
};

export const noChoice: ScopeChoice = { of: "whole", adults: 1, children: [], heads: {}, items: [] };

/** As the calls take it. */
export function toScope(choice: ScopeChoice, { party, heads }: Cancellable): CancelScopeInput {
  if (choice.of === "whole") return { of: "whole" };
  if (choice.of === "services") return { of: "services", items: choice.items };
  if (!heads) return { of: "persons", adults: choice.adults, children: choice.children, heads: [] };
  const chosen = heads.flatMap(({ of }) => {
    const count = choice.heads[of] ?? 0;
    return count > 0 ? [{ of, count }] : [];
  });
  const sumOf = (isChild: boolean) =>
    chosen
      .filter(({ of }) => of.startsWith("child") === isChild)
      .reduce((sum, { count }) => sum + count, 0);
  // Whose ages they are is not asked: the price is by how they sleep.
  const children = Array.from({ length: sumOf(true) }, (_, at) => party.children - 1 - at);
  return {
    of: "persons",
    adults: sumOf(false),
    children: children.filter((at) => at >= 0),
    heads: chosen,
  };
}

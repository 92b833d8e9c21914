import type { PlacedSight } from "./read-places.ts";

/** What a name says more exactly than the kind: the sight is drawn as that. */
const named: [RegExp, string][] = [
  [/\bstupas?\b/i, "stupa"],
  [/\bjantar mantar\b|\bobservatory\b/i, "observatory"],
  [/\bconfluence\b|\bsangam\b/i, "confluence"],
];

/** Where the towers of a temple's gates are what one sees of it. */
const ofTheSouth = new Set([
  "tamil-nadu",
  "kerala",
  "karnataka",
  "andhra-pradesh",
  "telangana",
  "puducherry",
]);

/** The silhouette of a sight, a symbol of app/ui/stamps.svg: its kind, or what its name says. */
export function stampOf({
  kind,
  name,
  state,
}: Pick<PlacedSight, "kind" | "name" | "state">): string {
  const said = named.find(([pattern]) => pattern.test(name));
  if (said) return said[1];
  return kind === "temple" && ofTheSouth.has(state) ? "gopuram" : kind;
}

/** The fields of the planner's form, as they stand in an address, and `p`: a whole plan. */
const fields = new Set(
  (
    "p where month from days start end arrives leaves adults children elders wheelchair passport pace " +
    "diet dayFrom style interest perDay limit must mustNames never neverNames"
  ).split(" "),
);

/** Asks for the page that plans what its own address in the browser says. */
export const unplannedQuery = "unplanned";

/** Letters of all values together, and of the link, of which no more is read. */
const mostLetters = 8000;
const mostOfLink = 6000;

/** What an address asks of the planner, in its order and bounded; empty: the form alone. */
export function readPlanQuery(asked: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams();
  let letters = 0;
  for (const [name, value] of asked) {
    if (!fields.has(name) || value === "") continue;
    const kept = name === "p" ? value.slice(0, mostOfLink) : value;
    letters += name.length + kept.length + 2;
    if (letters > mostLetters) break;
    own.append(name, kept);
  }
  return own;
}

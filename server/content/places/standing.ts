import type { Provenance } from "#contract/content/facts.ts";

/**
 * How far a fact can be trusted, by who says it. `official`: the keeper's or the government's own page.
 * `reported`: a page of somebody else whose day is known and was no more than two years old when it was
 * read. `unverified`: nobody's page, an undated one, an older one, or one that is said not to be checked.
 */
export type Standing = "official" | "reported" | "unverified";

/** Where a fact was read, on which ISO day, and what that makes of it; null where nobody looked it up. */
export type Reading = { source: string; checked: string; standing: Standing } | null;

/** Tourism offices of states and keepers of a place that are not under gov.in or nic.in. */
const keepers = [
  "akshardham.org.in",
  "auroville.org",
  "bishnupurmunicipality.com",
  "dtpcthiruvananthapuram.com",
  "greathimalayannationalpark.org",
  "incredibleindia.org",
  "matrimandir.org",
  "meghalayatourism.in",
  "mptourism.com",
];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
/** Months after which a page no longer counts. */
const oldest = 24;

const isOfficial = (clause: string) =>
  /(^|[^\w-])[\w.-]+\.(gov|nic)\.in\b/i.test(clause) ||
  keepers.some((host) => new RegExp(`(^|[^\\w.-])${host.replaceAll(".", "\\.")}\\b`).test(clause));

/** Months since the year 0 of the youngest date in a text; null without one. A bare year is its January. */
function findYoungest(text: string): number | null {
  const named = [...text.matchAll(new RegExp(`(${months.join("|")})\\s+(20\\d\\d)`, "g"))].map(
    ([, month = "", year]) => Number(year) * 12 + months.indexOf(month),
  );
  const bare = [...text.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year) * 12);
  const all = named.length > 0 ? named : bare;
  return all.length > 0 ? Math.max(...all) : null;
}

/** What a page says of its own day stands before the colon, or in brackets behind; the rest is what it tells. */
const datePart = (clause: string) =>
  [clause.split(":", 1)[0], ...(clause.match(/\([^)]*\)/g) ?? [])].join(" ");

function isRecent(clause: string, checked: string): boolean {
  const [year = 0, month = 1] = checked.split("-").map(Number);
  const written = findYoungest(datePart(clause));
  return written !== null && year * 12 + month - 1 - written <= oldest;
}

/** @param source what was read, page by page with `;` between; `checked` the ISO day on which it was */
export function findStanding({ source, checked }: Provenance): Standing {
  if (!source || !checked || /\bnot checked\b/i.test(source)) return "unverified";
  const clauses = source.split(";");
  if (clauses.some(isOfficial)) return "official";
  return clauses.some((clause) => isRecent(clause, checked)) ? "reported" : "unverified";
}

/** What is told, with its reading in place of its source and day. */
export function withReading<Told extends Provenance>(told: Told) {
  const { source: _source, checked: _checked, unverified: _unverified, ...rest } = told;
  return { ...rest, reading: findReading(told) };
}

/** The reading of a group of facts: its own, else that of its entry. */
export function findReading(entry: Provenance, own?: Provenance | null): Reading {
  const from = own?.source || own?.unverified ? own : entry;
  const { source, checked } = from;
  return source && checked ? { source, checked, standing: findStanding(from) } : null;
}

const all = new Intl.ListFormat("en", { type: "conjunction" });
const either = new Intl.ListFormat("en", { type: "disjunction" });

/** "Delhi, Agra, and Jaipur". */
export const listAll = (parts: readonly string[]): string => all.format(parts);
/** "morning, noon, or evening". */
export const listEither = (parts: readonly string[]): string => either.format(parts);

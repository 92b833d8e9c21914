import { m } from "#app/paraglide/messages.js";

const words = {
  official: m.standing_official,
  reported: m.standing_reported,
  unverified: m.standing_unverified,
} as const;

/** How far a fact can be trusted, in a word; of whom nobody says anything it is unverified. */
export const sayStanding = (standing: keyof typeof words = "unverified"): string =>
  words[standing]();

/**
 * Of every answer: which build it came from. Pages and their applications of one name fit each other;
 * those of two are meant to understand each other one version back (docs/decisions/112).
 */
export const releaseHeader = "safarnama-release";

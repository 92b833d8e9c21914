/** The operator's desk: trip requests as a pipeline. Calls under /api/desk/trips. */
export const tripStages = ["new", "qualified", "quote_sent", "accepted", "lost"] as const;
export type TripStage = (typeof tripStages)[number];

/** Stages in which somebody still waits for somebody. */
export const openStages = ["new", "qualified", "quote_sent"] as const satisfies TripStage[];

/** How a request came; all but the first are entered at the desk. */
export const tripSources = [
  "site",
  "phone",
  "whatsapp",
  "email",
  "chat",
  "contact",
  "visit",
] as const;
export type TripSource = (typeof tripSources)[number];

/** Why a request came to nothing; words may say more. */
export const lostCodes = [
  "price",
  "dates",
  "place",
  "silence",
  "elsewhere",
  "cancelled",
  "withdrawn",
  "duplicate",
  "spam",
  "other",
] as const;
export type LostCode = (typeof lostCodes)[number];

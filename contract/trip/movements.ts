import * as z from "zod/mini";

export const movementKinds = ["arriving", "road", "leaving"] as const;

/** A trip on a day: who comes, is on the way or goes, and whom to call. */
export const Movement = z.object({
  tripId: z.string(),
  reference: z.string(),
  on: z.string(),
  kind: z.enum(movementKinds),
  lead: z.string(),
  people: z.string(),
  phone: z.string(),
  day: z.string(),
  /** "10:40 6E 6394, Ranchi airport". */
  passage: z.string(),
  /** Where the night is spent, and with whom that is booked by what number. */
  night: z.string(),
  /** `report`: when and where a driver or guide is expected. */
  contacts: z.array(
    z.object({ what: z.string(), name: z.string(), phone: z.string(), report: z.string() }),
  ),
  unconfirmed: z.array(z.string()),
});
export type Movement = z.infer<typeof Movement>;
export const Movements = z.object({ movements: z.array(Movement) });
export type Movements = z.infer<typeof Movements>;

import * as z from "zod/mini";

/** What a driver or guide reports of a duty; it never says anything of money. */

export const dutyActions = ["start", "finish", "undo"] as const;

export const DutyInput = z.object({
  /** Begun, ended, or the last of these taken back. */
  action: z.enum(dutyActions, "A duty is started, finished, or that is taken back."),
  /** What the meter shows; a guide has none. */
  km: z._default(
    z.nullable(
      z
        .int("Kilometres are a whole number.")
        .check(z.gte(0, "Kilometres are not negative."), z.lte(9_999_999, "At most 9,999,999 km.")),
    ),
    null,
  ),
});
export type DutyInput = z.infer<typeof DutyInput>;

const Mark = {
  startedAt: z.nullable(z.string()),
  kmOut: z.nullable(z.int()),
  finishedAt: z.nullable(z.string()),
  kmIn: z.nullable(z.int()),
};

/** A day of a line of what is agreed. */
export const Duty = z.object({
  tripId: z.string(),
  item: z.string(),
  /** YYYY-MM-DD. */
  day: z.string(),
  kind: z.enum(["transport", "guide"]),
  reference: z.string(),
  title: z.string(),
  lead: z.string(),
  phone: z.string(),
  people: z.string(),
  guests: z.array(z.object({ name: z.string(), age: z.nullable(z.int()), diet: z.string() })),
  reportAt: z.string(),
  reportPlace: z.string(),
  vehicle: z.string(),
  plate: z.string(),
  language: z.string(),
  dayTitle: z.string(),
  /** In order; `at` is a time like "9:30", empty where the plan has none. */
  route: z.array(z.object({ at: z.string(), name: z.string() })),
  night: z.string(),
  /** "Arrival: 10:40, 6E 6394, Ranchi airport". */
  arrival: z.string(),
  departure: z.string(),
  requests: z.string(),
  /** By the plan, in all. */
  km: z.nullable(z.int()),
  ...Mark,
});
export type Duty = z.infer<typeof Duty>;

/** GET /api/desk/duties: one's own, from today on. */
export const Duties = z.object({ today: z.string(), duties: z.array(Duty) });
export type Duties = z.infer<typeof Duties>;

/** GET /api/desk/trips/{id}/duties. */
export const TripDuties = z.object({
  seats: z.array(z.object({ item: z.string(), admin: z.string(), name: z.string() })),
  marks: z.array(z.object({ item: z.string(), day: z.string(), ...Mark })),
});
export type TripDuties = z.infer<typeof TripDuties>;

export const SeatInput = z.object({
  /** Null: nobody at the desk. */
  admin: z.nullable(z.uuid("There is no such colleague.")),
});

export const dutyTexts = {
  notYours: "There is no such duty of yours.",
  notYet: "This day has not come yet.",
  started: "This day was started already.",
  notStarted: "Start the day first.",
  finished: "This day was finished already.",
  fewerKm: "The kilometres at the end are fewer than at the start.",
  nobody: "There is no such colleague who can sign in.",
} as const;

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
  /** When it was pressed, where it is sent later: a phone had no network. Missing: now. */
  at: z.optional(z.iso.datetime("The moment of a duty is a date and time.")),
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
  /** Links that are open, of whom the hash alone is kept. */
  links: z.array(
    z.object({ item: z.string(), madeAt: z.string(), openedAt: z.nullable(z.string()) }),
  ),
});
export type TripDuties = z.infer<typeof TripDuties>;

/** GET /api/duty/{token}: all days of one line, for whoever has its link; it lies on the phone until so long after the last. */
export const DutyPage = z.object({
  today: z.string(),
  /** The last day of the trip. */
  ends: z.string(),
  kind: z.enum(["transport", "guide"]),
  reference: z.string(),
  title: z.string(),
  /** The office, day and night: as it is read, and as it is dialled. */
  office: z.object({ shown: z.string(), href: z.string() }),
  /** What the duty slip or guide sheet is now: it is another when a word of it is. */
  paper: z.string(),
  duties: z.array(Duty),
});
export type DutyPage = z.infer<typeof DutyPage>;

/** POST /api/desk/trips/{id}/duties/{item}/link: shown this once. */
export const DutyLinkMade = z.object({ link: z.string() });

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
  tooLate: "This was too long ago to be entered: please tell the office.",
  closed: "This link is closed. Please ask the office for another.",
  nobody: "There is no such colleague who can sign in.",
} as const;

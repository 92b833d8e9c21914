import * as z from "zod/mini";
import { CancelPolicy } from "#contract/quote/cancel-policy.ts";
import { packageHeads } from "#contract/quote/package-heads.ts";
import { CalendarDay, Paisa, quoteLimits, taxRules } from "#contract/quote/quote-item.ts";
import { line, optionalLine } from "#contract/text.ts";

/** Changes of what is agreed, and cancellations: at the desk and on the trip's page. Amounts in paisa. */
const people = (label: string) =>
  z
    .int(`${label} must be a whole number.`)
    .check(
      z.gte(0, `${label} must not be negative.`),
      z.lte(quoteLimits.people, `${label} must be at most ${quoteLimits.people}.`),
    );

/** What is cancelled: all, some who travel, or some lines of the price. */
export const CancelScopeInput = z.discriminatedUnion(
  "of",
  [
    z.object({ of: z.literal("whole") }),
    z.object({
      of: z.literal("persons"),
      adults: people("The number of adults"),
      /** Their places among the party's children. */
      children: z._default(
        z.array(people("A child's place")).check(
          z.maxLength(quoteLimits.people, "There are not so many of them."),
          z.refine((list) => new Set(list).size === list.length, "A child is named twice."),
        ),
        [],
      ),
      /** Of a price a person: how those who do not travel would have slept. */
      heads: z._default(
        z
          .array(
            z.object({
              of: z.enum(packageHeads, "There is no such price of a package."),
              count: people("The number of persons"),
            }),
          )
          .check(z.maxLength(packageHeads.length, "There are not so many prices.")),
        [],
      ),
    }),
    z.object({
      of: z.literal("services"),
      items: z
        .array(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, "There is no such service.")))
        .check(
          z.minLength(1, "Please say which services."),
          z.maxLength(quoteLimits.items, "There are not so many services."),
        ),
    }),
  ],
  "Say what is cancelled: all, who travels, or which services.",
);

export type CancelScopeInput = z.infer<typeof CancelScopeInput>;

export const CancelAsk = z.object({ scope: CancelScopeInput });

/** What a cancellation would cost and leave; nothing of it is kept. */
export const CancelPreview = z.object({
  /** The agreed version that it is reckoned of. */
  version: z.string(),
  requestedOn: CalendarDay,
  departure: CalendarDay,
  /** Below nothing: it has departed. */
  days: z.int(),
  lines: z.array(z.object({ rule: z.enum(taxRules), price: Paisa, share: z.int(), charge: Paisa })),
  /** The charge before tax, its taxes, and both. */
  charge: z.object({ base: Paisa, tax: Paisa, total: Paisa }),
  /** Of the whole trip, taxes included. */
  total: z.object({ before: Paisa, after: Paisa }),
  paid: Paisa,
  /** What goes back, and what is still to come. */
  refund: Paisa,
  owed: Paisa,
  policy: CancelPolicy,
});
export type CancelPreview = z.infer<typeof CancelPreview>;

const seen = {
  scope: CancelScopeInput,
  /** The agreed version, the charge and the refund that were shown. */
  version: z.uuid("The version is missing."),
  charge: Paisa,
  refund: Paisa,
};

export const CancelInput = z.object({
  ...seen,
  reason: optionalLine("The reason", quoteLimits.reason),
  name: line("Your name", quoteLimits.name),
  agreed: z.literal(true, "Please say that you cancel at these sums."),
});
export type CancelInput = z.infer<typeof CancelInput>;

const deskFields = {
  scope: CancelScopeInput,
  /** The day of the written request, by the office's calendar. */
  requestedOn: CalendarDay,
  /** Whether the traveller asked for it, or we could not keep it: then it costs nothing. */
  by: z.enum(["traveller", "office"], "Say who cancels."),
  /** What suppliers charge us; it counts where the policy says so. */
  costs: z._default(Paisa, 0),
  /** Waived to that, taxes included; null: nothing is waived. */
  most: z._default(z.nullable(Paisa), null),
};

export const DeskCancelAsk = z.object(deskFields);
export type DeskCancelAsk = z.infer<typeof DeskCancelAsk>;
export const DeskCancelInput = z.object({
  ...deskFields,
  ...seen,
  reason: line("The reason", quoteLimits.reason),
});
export type DeskCancelInput = z.infer<typeof DeskCancelInput>;

/** What was cancelled of a trip, the latest first. */
export const TripCancellations = z.object({
  cancellations: z.array(
    z.object({
      version: z.int(),
      of: z.enum(["whole", "persons", "services"]),
      askedBy: z.enum(["traveller", "office"]),
      /** The administrator; "" where the traveller did it on the trip's page. */
      who: z.string(),
      name: z.string(),
      reason: z.string(),
      requestedOn: z.string(),
      days: z.int(),
      charge: Paisa,
      at: z.string(),
    }),
  ),
});
export type TripCancellations = z.infer<typeof TripCancellations>;

export const changeTexts = {
  notAgreed: "Nothing is agreed about this trip, or it is cancelled.",
  otherSums: "The sums that you saw are not those that hold now. Please look once more.",
  otherVersion: "Something else is agreed by now. Please look once more.",
  nothingChanged: "Nothing differs from what is agreed: there is no change to send.",
  noChange: "No change is being worked on.",
  begun: "A change is being worked on already.",
  future: "The day of the request is in the future.",
} as const;

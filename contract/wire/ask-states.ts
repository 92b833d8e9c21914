import * as z from "zod/mini";
import { CalendarDay, Paisa } from "#contract/quote/quote-item.ts";
import { line, optionalLine } from "#contract/text.ts";

/** Where a service stands that a supplier was asked for, and what brings it on. */
export const askStates = [
  "asked",
  "held",
  "waitlisted",
  "confirmed",
  "refused",
  "released",
  "cancelled",
] as const;
export type AskState = (typeof askStates)[number];

/** How a supplier is asked: by our mail, by the link on WhatsApp, or on the telephone, which is only noted. */
export const askChannels = ["mail", "whatsapp", "telephone"] as const;
export type AskChannel = (typeof askChannels)[number];

/** `cost`: what it costs us was entered or corrected. */
export type AskEventState = AskState | "withdrawn" | "cost";

/** Money in paisa. */
export type AskEventDetails = {
  channel?: AskChannel;
  until?: string;
  confirmation?: string;
  note?: string;
  charge?: number;
  cost?: number;
  dueOn?: string | null;
  /** Nobody said so: what it was asked for is agreed no more. */
  byAgreement?: boolean;
};

export const askActions = [
  "again",
  "hold",
  "waitlist",
  "confirm",
  "refuse",
  "release",
  "cancel",
  "withdraw",
] as const;
export type AskAction = (typeof askActions)[number];

/** In which states each may be done. What is confirmed is cancelled, with its charge or without; never only withdrawn. */
const startsOf: Record<AskAction, readonly AskState[]> = {
  again: ["asked", "waitlisted", "refused", "released"],
  hold: ["asked", "waitlisted", "refused", "held"],
  waitlist: ["asked", "refused"],
  confirm: ["asked", "held", "waitlisted", "refused", "confirmed"],
  refuse: ["asked", "held", "waitlisted"],
  release: ["held", "waitlisted"],
  // Cancelled by what was agreed, its charge is said afterwards.
  cancel: ["confirmed", "cancelled"],
  withdraw: ["asked", "waitlisted", "refused", "released"],
};

export const mayDo = (action: AskAction, state: AskState): boolean =>
  startsOf[action].includes(state);

/** Nothing is kept for us any more: the line of the quote wants somebody else, or the same asked anew. */
export const isOver = (state: AskState): boolean => state === "released" || state === "cancelled";

const fields = {
  /** Of the ask as it was seen. */
  revision: z.int("Say which state you saw.").check(z.gte(1)),
  note: optionalLine("The note", 300),
};

/** `again` closes the link that was sent before; the others note what the supplier said. */
export const AskChange = z.discriminatedUnion(
  "action",
  [
    z.object({ ...fields, action: z.enum(["again", "waitlist", "refuse", "release", "withdraw"]) }),
    /** `until`: the last day on which it is kept for us. */
    z.object({ ...fields, action: z.literal("hold"), until: CalendarDay }),
    z.object({
      ...fields,
      action: z.literal("confirm"),
      confirmation: line("The number of the confirmation, or who confirmed,", 80),
    }),
    /** In paisa, tax included; 0: it costs nothing. */
    z.object({ ...fields, action: z.literal("cancel"), charge: Paisa }),
  ],
  "There is no such change.",
);

export type AskChange = z.infer<typeof AskChange>;

export const AskEvent = z.object({
  at: z.string(),
  who: z.string(),
  /** The supplier answered by their link. */
  bySupplier: z.boolean(),
  state: z.enum([...askStates, "withdrawn", "cost"]),
  details: z.object({
    channel: z.optional(z.enum(askChannels)),
    until: z.optional(z.string()),
    confirmation: z.optional(z.string()),
    note: z.optional(z.string()),
    charge: z.optional(z.int()),
    cost: z.optional(z.int()),
    dueOn: z.optional(z.nullable(z.string())),
    byAgreement: z.optional(z.boolean()),
  }),
});
export type AskEvent = z.infer<typeof AskEvent>;

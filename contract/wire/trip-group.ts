import * as z from "zod/mini";
import { splitKinds } from "./group-input.ts";

export const GroupMember = z.object({
  id: z.string(),
  name: z.string(),
  isOwner: z.boolean(),
  /** A link of theirs is open. */
  hasLink: z.boolean(),
});
export type GroupMember = z.infer<typeof GroupMember>;

export const GroupExpense = z.object({
  id: z.string(),
  revision: z.int(),
  kind: z.enum(["expense", "settled"]),
  title: z.string(),
  currency: z.string(),
  amount: z.int(),
  rate: z.int(),
  rateOn: z.nullable(z.string()),
  /** The amount in paisa, which is what is split. */
  paisa: z.int(),
  paidBy: z.string(),
  split: z.enum(splitKinds),
  /** In the order of the group. */
  shares: z.array(z.object({ member: z.string(), share: z.int() })),
  on: z.string(),
  note: z.string(),
  /** Who wrote it last. */
  by: z.string(),
});
export type GroupExpense = z.infer<typeof GroupExpense>;

export const PackingItem = z.object({
  id: z.string(),
  text: z.string(),
  shared: z.boolean(),
  /** Who has ticked it. */
  doneBy: z.nullable(z.string()),
});
export type PackingItem = z.infer<typeof PackingItem>;

/** What GET /api/trip/{token}/group answers. */
export const TripGroup = z.object({
  /** The member that this link is; "" for the trip's own traveller before there is a group. */
  you: z.string(),
  /** May add members, hand out links and close them. */
  mayManage: z.boolean(),
  members: z.array(GroupMember),
  /** By day, the latest first. */
  expenses: z.array(GroupExpense),
  /** Everybody's, and one's own. */
  packing: z.array(PackingItem),
  officeSees: z.boolean(),
  /** The office's latest rates, each of its day. */
  rates: z.array(z.object({ currency: z.string(), on: z.string(), rate: z.int() })),
});
export type TripGroup = z.infer<typeof TripGroup>;

/** `url`: the only time that it is said. */
export const TripGroupLink = z.object({ group: TripGroup, url: z.nullable(z.string()) });
export type TripGroupLink = z.infer<typeof TripGroupLink>;

/** GET /api/desk/trips/{id}/group: what the travellers show the office; null while they do not. */
export const DeskGroup = z.object({
  group: z.nullable(TripGroup),
});
export type DeskGroup = z.infer<typeof DeskGroup>;

/** Days after a trip's departure after which its members' links close: a month at least after the longest trip. */
export const groupLinkDays = 90;

export const groupTexts = {
  notYours: "This link reads the trip. What the group shares takes a link of one's own.",
  noMember: "There is no such member of the group.",
  full: "The group is full.",
  owner: "The trip's own traveller stays in the group.",
  inUse:
    "There are expenses, papers or photos of this member. Close the link instead: the accounts keep adding up.",
  noCurrency: "There is no such currency.",
  tooMuch: "The sum is too large.",
  tooMany: "There are as many as there can be.",
  gone: "This expense is no longer there.",
  changed: "Somebody has changed this expense meanwhile. It is shown as it stands now.",
  noItem: "This is not on the list any more.",
} as const;

import * as z from "zod/mini";
import { rateOfRupee } from "#contract/group/split.ts";
import { CalendarDay } from "#contract/quote/quote-item.ts";
import { line, optionalLine } from "#contract/text.ts";

/**
 * Who comes along on a trip, and what they share: calls under /api/trip/{token}/group, for the link that edits and
 * for the links that members have. Amounts are minor units of their currency, rates millionths of a rupee a unit.
 */

export const groupLimits = {
  ...{ name: 60, title: 120, note: 300, item: 120, parts: 1000 },
  ...{ members: 20, expenses: 1000, packing: 300 },
  /** Minor units, and paisa too: a hundred crore rupees. */
  amount: 100_000_000_000,
} as const;

export const splitKinds = ["equally", "parts", "amounts"] as const;
export type SplitKind = (typeof splitKinds)[number];

const member = z.uuid("There is no such member of the group.");
const whole = (label: string, least: number, most: number) =>
  z
    .int(`${label} is missing.`)
    .check(z.gte(least, `${label} is too small.`), z.lte(most, `${label} is too large.`));

const base = whole("The number of the expense", 0, 1_000_000);

/** PUT /expenses/{id}: a new one where `base` is 0, else a change of that revision. */
export const GroupExpenseInput = z
  .object({
    base,
    /** "settled": who owed has paid `shares`' one member. */
    kind: z._default(z.enum(["expense", "settled"], "An expense is one, or settles."), "expense"),
    title: optionalLine("What it was for", groupLimits.title),
    currency: z
      .string("The currency is missing.")
      .check(z.regex(/^[A-Z]{3}$/, "There is no such currency.")),
    amount: whole("The amount", 1, groupLimits.amount),
    rate: whole("The rate", 1, 1_000_000_000_000),
    /** Of the office's rate; null where it was typed. */
    rateOn: z._default(z.nullable(CalendarDay), null),
    paidBy: member,
    split: z.enum(splitKinds, "It is split equally, by parts or by amounts."),
    /** By parts their number, by amounts minor units, equally one each. */
    shares: z
      .array(
        z.object({ member, share: whole("A share", 1, groupLimits.amount) }),
        "For whom is missing.",
      )
      .check(
        z.minLength(1, "Say for whom it was."),
        z.maxLength(groupLimits.members, "Too many shares."),
      ),
    on: CalendarDay,
    note: optionalLine("The note", groupLimits.note),
  })
  .check(
    z.refine(({ kind, title }) => kind === "settled" || title !== "", {
      error: "Say what it was for.",
      path: ["title"],
    }),
    z.refine(({ shares }) => new Set(shares.map((one) => one.member)).size === shares.length, {
      error: "Everybody has one share.",
      path: ["shares"],
    }),
    z.refine(
      ({ split, shares, amount }) =>
        split !== "amounts" || shares.reduce((sum, { share }) => sum + share, 0) === amount,
      { error: "The amounts do not make the sum.", path: ["shares"] },
    ),
    z.refine(
      ({ split, shares }) =>
        split !== "parts" || shares.every(({ share }) => share <= groupLimits.parts),
      { error: "A share has too many parts.", path: ["shares"] },
    ),
    z.refine(
      ({ split, shares }) => split !== "equally" || shares.every(({ share }) => share === 1),
      {
        error: "Equally is one part each.",
        path: ["shares"],
      },
    ),
    z.refine(({ currency, rate }) => currency !== "INR" || rate === rateOfRupee, {
      error: "A rupee is a rupee.",
      path: ["rate"],
    }),
  );
export type GroupExpenseInput = z.infer<typeof GroupExpenseInput>;

/** Away, or back again. */
export const GroupRemovalInput = z.object({
  base,
  removed: z.boolean("removed is true or false."),
});

export const GroupMemberInput = z.object({
  name: line("The name", groupLimits.name),
  /** How the trip's own traveller is called in the group; read with its first member. */
  own: optionalLine("Your own name", groupLimits.name),
});

export const GroupLinkInput = z.object({
  action: z.enum(["renew", "close"], "A link is renewed or closed."),
});

export const GroupSettings = z.object({ officeSees: z.boolean("officeSees is true or false.") });

export const PackingInput = z.object({
  text: line("The thing", groupLimits.item),
  /** Of everybody's list, which it cannot change later. */
  shared: z.boolean("shared is true or false."),
  done: z.boolean("done is true or false."),
});
export type PackingInput = z.infer<typeof PackingInput>;

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

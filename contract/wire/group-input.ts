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
  amount: 100000000000,
} as const;

export const splitKinds = ["equally", "parts", "amounts"] as const;
export type SplitKind = (typeof splitKinds)[number];
const member = z.uuid("There is no such member of the group.");
const whole = (label: string, least: number, most: number) =>
  z
    .int(`${label} is missing.`)
    .check(z.gte(least, `${label} is too small.`), z.lte(most, `${label} is too large.`));
const base = whole("The number of the expense", 0, 1000000);

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
    rate: whole("The rate", 1, 1000000000000),
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

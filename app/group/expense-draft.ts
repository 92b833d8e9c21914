import { readAmount, writeAmount } from "#contract/group/currencies.ts";
import { rateOfRupee } from "#contract/group/split.ts";
import type { GroupExpenseInput, SplitKind } from "#contract/wire/group-input.ts";
import { groupLimits } from "#contract/wire/group-input.ts";
import type { GroupExpense, TripGroup } from "#contract/wire/trip-group.ts";

/** An expense as it stands in its form; all of it text, as it was typed. */
export type ExpenseDraft = {
  title: string;
  amount: string;
  currency: string;
  rate: string;
  paidBy: string;
  split: SplitKind;
  /** Who has a part, and which: parts, or an amount. */
  shares: { member: string; isIn: boolean; share: string }[];
  on: string;
  note: string;
};

/** Fields that are wrong. */
export type DraftFault = "title" | "amount" | "rate" | "shares";

export const findRate = ({ rates }: TripGroup, currency: string) =>
  rates.find((one) => one.currency === currency) ?? null;

const writeRate = (rate: number) => String(rate / rateOfRupee);
const readRate = (text: string) => {
  const rate = Math.round(Number(text.trim().replace(",", ".")) * rateOfRupee);
  return Number.isSafeInteger(rate) && rate > 0 && rate <= rateOfRupee ** 2 ? rate : null;
};

/** The form of a new expense, or of one that is there. */
export function openDraft(
  group: TripGroup,
  today: string,
  expense: GroupExpense | null,
): ExpenseDraft {
  const last = group.expenses.find(({ by, kind }) => by === group.you && kind === "expense");
  const currency = expense?.currency ?? last?.currency ?? "INR";
  const shareOf = (member: string) => expense?.shares.find((one) => one.member === member);
  const split = expense?.split ?? "equally";
  const write = (share: number) =>
    split === "amounts" ? writeAmount(share, currency) : String(share);
  const rate = expense?.rate ?? findRate(group, currency)?.rate;
  return {
    ...{ title: expense?.title ?? "", currency, split, note: expense?.note ?? "" },
    amount: expense ? writeAmount(expense.amount, currency) : "",
    rate: rate === undefined ? "" : writeRate(rate),
    paidBy: expense?.paidBy ?? group.you,
    shares: group.members.map(({ id }) => {
      const share = shareOf(id);
      return {
        member: id,
        isIn: expense ? Boolean(share) : true,
        share: share ? write(share.share) : "1",
      };
    }),
    on: expense?.on ?? today,
  };
}

/** Another currency brings the office's rate of it, or none. */
export const chooseCurrency = (
  draft: ExpenseDraft,
  group: TripGroup,
  currency: string,
): ExpenseDraft => ({
  ...draft,
  currency,
  rate:
    currency === "INR"
      ? "1"
      : writeRate(findRate(group, currency)?.rate ?? Number.NaN).replace("NaN", ""),
});

/** Another way to split begins with what is even. */
export const chooseSplit = (draft: ExpenseDraft, split: SplitKind): ExpenseDraft => ({
  ...draft,
  split,
  shares: draft.shares.map((one) => ({ ...one, share: split === "amounts" ? "" : "1" })),
});

const readShares = ({ split, shares, currency }: ExpenseDraft) =>
  shares
    .filter(({ isIn }) => isIn)
    .map(({ member, share }) => ({
      member,
      share:
        split === "equally"
          ? 1
          : split === "parts"
            ? Number(share)
            : readAmount(share || "0", currency),
    }));

/** Of amounts: what is not given to anybody yet, in minor units; null where something is no amount. */
export function findLeft(draft: ExpenseDraft): number | null {
  const amount = readAmount(draft.amount, draft.currency);
  const shares = readShares(draft).map(({ share }) => share);
  if (amount === null || shares.some((share) => share === null)) return null;
  return shares.reduce<number>((left, share) => left - (share ?? 0), amount);
}

/** What is sent, or which fields are wrong. */
export function readDraft(
  draft: ExpenseDraft,
  group: TripGroup,
  expense: GroupExpense | null,
): { input: GroupExpenseInput } | { faults: DraftFault[] } {
  const { currency, split } = draft;
  const amount = readAmount(draft.amount, currency);
  const rate = currency === "INR" ? rateOfRupee : readRate(draft.rate);
  const shares = readShares(draft).filter(({ share }) => share !== 0);
  const isWhole = (share: number | null): share is number =>
    share !== null &&
    Number.isSafeInteger(share) &&
    share > 0 &&
    (split !== "parts" || share <= groupLimits.parts);
  const areShares =
    shares.length > 0 &&
    shares.every(({ share }) => isWhole(share)) &&
    (split !== "amounts" || findLeft(draft) === 0);
  const faults: DraftFault[] = [
    ...(draft.title.trim() ? [] : (["title"] as const)),
    ...(amount ? [] : (["amount"] as const)),
    ...(rate ? [] : (["rate"] as const)),
    ...(areShares ? [] : (["shares"] as const)),
  ];
  if (faults.length > 0 || !amount || !rate) return { faults };
  const offices = findRate(group, currency);
  return {
    input: {
      ...{ base: expense?.revision ?? 0, kind: "expense", title: draft.title.trim() },
      ...{
        currency,
        amount,
        rate,
        paidBy: draft.paidBy,
        split,
        on: draft.on,
        note: draft.note.trim(),
      },
      rateOn: offices && offices.rate === rate ? offices.on : null,
      shares: shares.map(({ member, share }) => ({ member, share: share ?? 0 })),
    },
  };
}

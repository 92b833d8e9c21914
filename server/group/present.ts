import type {
  GroupExpense,
  GroupMember,
  PackingItem,
  TripGroup,
} from "#contract/wire/trip-group.ts";
import type { ExpenseRow, MemberRow, PackingRow } from "./store.ts";

/** In the order of the group: by it what does not go out evenly is given. */
export const sortShares = <T extends { member: string }>(
  shares: readonly T[],
  members: readonly { id: string }[],
): T[] => {
  const place = new Map(members.map(({ id }, index) => [id, index]));
  return shares.toSorted(
    (one, other) => (place.get(one.member) ?? 0) - (place.get(other.member) ?? 0),
  );
};

const presentExpense = (row: ExpenseRow): GroupExpense => ({
  id: row.id,
  revision: row.revision,
  kind: row.kind,
  title: row.title,
  currency: row.currency,
  amount: row.amount,
  rate: row.rate,
  rateOn: row.rateOn,
  paisa: row.paisa,
  paidBy: row.paidBy,
  split: row.split,
  shares: row.shares,
  on: row.spentOn,
  note: row.note,
  by: row.changedBy,
});

const presentMember = (row: MemberRow, linked: ReadonlySet<string>): GroupMember => ({
  id: row.id,
  name: row.name,
  isOwner: row.isOwner,
  hasLink: row.isOwner || linked.has(row.id),
});

const presentItem = (row: PackingRow): PackingItem => ({
  id: row.id,
  text: row.text,
  shared: row.memberId === null,
  doneBy: row.doneBy,
});

/** A group as one of its members sees it; `you` "" for nobody of it. */
export const presentGroup = (
  { you, mayManage }: Pick<TripGroup, "you" | "mayManage">,
  rows: { members: MemberRow[]; expenses: ExpenseRow[]; packing: PackingRow[] },
  rest: { linked: ReadonlySet<string> } & Pick<TripGroup, "officeSees" | "rates">,
): TripGroup => ({
  you,
  mayManage,
  members: rows.members.map((row) => presentMember(row, rest.linked)),
  expenses: rows.expenses.map(presentExpense),
  packing: rows.packing.map(presentItem),
  officeSees: rest.officeSees,
  rates: rest.rates,
});

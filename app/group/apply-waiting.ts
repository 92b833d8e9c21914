import { toPaisa } from "#contract/group/split.ts";
import type { GroupExpenseInput, PackingInput } from "#contract/wire/group-input.ts";
import type { GroupExpense, TripGroup } from "#contract/wire/trip-group.ts";

/** A change that stands in line on this phone. */
export type WaitingChange = { method: string; path: string; body: unknown; refused: string };

/** A group as it will be once the line is out, and what of it is still in the line, by id. */
export type ShownGroup = TripGroup & { waiting: ReadonlySet<string> };

const idOf = (path: string) => /^\/group\/(expenses|packing)\/([\w-]+)(\/removal)?$/.exec(path);

const writeExpense = (group: TripGroup, id: string, input: GroupExpenseInput): GroupExpense => {
  const { base, ...rest } = input;
  const place = new Map(group.members.map((member, index) => [member.id, index]));
  return {
    ...rest,
    ...{ id, revision: base + 1, by: group.you },
    paisa: toPaisa(rest.amount, rest.currency, rest.rate),
    shares: rest.shares.toSorted(
      (one, other) => (place.get(one.member) ?? 0) - (place.get(other.member) ?? 0),
    ),
  };
};

/** What was written without a network, laid over what the site said last; what it refused is left out. */
export function applyWaiting(group: TripGroup, line: readonly WaitingChange[]): ShownGroup {
  const expenses = new Map(group.expenses.map((one) => [one.id, one]));
  const packing = new Map(group.packing.map((one) => [one.id, one]));
  const gone = new Map<string, GroupExpense>();
  const waiting = new Set<string>();
  for (const { method, path, body, refused } of line) {
    const [, list, id = "", removal] = idOf(path) ?? [];
    if (!list || refused) continue;
    waiting.add(id);
    if (list === "packing")
      if (method === "DELETE") packing.delete(id);
      else {
        const { text, shared, done } = body as PackingInput;
        const by = packing.get(id)?.doneBy ?? group.you;
        packing.set(id, { id, text, shared, doneBy: done ? by : null });
      }
    else if (removal) {
      const { base, removed } = body as { base: number; removed: boolean };
      const found = expenses.get(id) ?? gone.get(id);
      if (!found) continue;
      const next = { ...found, revision: base + 1 };
      (removed ? gone : expenses).set(id, next);
      (removed ? expenses : gone).delete(id);
    } else expenses.set(id, writeExpense(group, id, body as GroupExpenseInput));
  }
  const sorted = [...expenses.values()].toSorted((one, other) =>
    one.on < other.on ? 1 : one.on > other.on ? -1 : 0,
  );
  return { ...group, expenses: sorted, packing: [...packing.values()], waiting };
}

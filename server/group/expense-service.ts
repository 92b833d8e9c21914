import { listCurrencies } from "#contract/group/currencies.ts";
import { toPaisa } from "#contract/group/split.ts";
import type { GroupExpenseInput } from "#contract/wire/group-input.ts";
import { groupLimits } from "#contract/wire/group-input.ts";
import { groupTexts } from "#contract/wire/trip-group.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import type { GroupCaller, OpenGroup } from "./open-group.ts";
import { sortShares } from "./present.ts";
import * as store from "./store.ts";

const currencies = new Set(listCurrencies());

const refuse = (field: string, sentence: string) =>
  new AppError("validation_failed", sentence, { fields: { [field]: sentence } });

/**
 * What a group spends. An expense that is gone is a conflict, not a 404: a browser that comes back into the network is
 * to say so, and go on.
 */
export function createGroupExpenses({ clock }: Pick<Resources, "clock">, { change }: OpenGroup) {
  /** The expense at the revision that was changed. @throws AppError conflict */
  function checkBase(row: store.ExpenseRow | null, tripId: string, base: number): void {
    if (row ? row.tripId !== tripId : base > 0) throw new AppError("conflict", groupTexts.gone);
    if ((row?.revision ?? 0) !== base) throw new AppError("conflict", groupTexts.changed);
  }

  return {
    /** A new expense, or a change of one. @throws AppError not_found, forbidden, validation_failed, conflict, too_many_requests */
    put: (caller: GroupCaller, id: string, input: GroupExpenseInput): Promise<void> =>
      change(caller, async (db, { tripId, members, you }) => {
        const { base, on, shares, ...rest } = input;
        const known = new Set(members.map((one) => one.id));
        if (!known.has(rest.paidBy)) throw refuse("paidBy", groupTexts.noMember);
        if (shares.some(({ member }) => !known.has(member)))
          throw refuse("shares", groupTexts.noMember);
        if (!currencies.has(rest.currency)) throw refuse("currency", groupTexts.noCurrency);
        const paisa = toPaisa(rest.amount, rest.currency, rest.rate);
        if (paisa < 1 || paisa > groupLimits.amount) throw refuse("amount", groupTexts.tooMuch);
        const row = await store.findExpense(db, id);
        checkBase(row, tripId, base);
        if (!row && (await store.countExpenses(db, tripId)) >= groupLimits.expenses)
          throw new AppError("conflict", groupTexts.tooMany);
        await store.putExpense(db, {
          ...rest,
          ...{ id, tripId, paisa, revision: base + 1, spentOn: on },
          shares: sortShares(shares, members),
          ...{ changedBy: you.id, changedAt: clock(), removedAt: null },
        });
      }),

    /** Takes an expense away, or back. @throws AppError not_found, forbidden, conflict, too_many_requests */
    remove: (
      caller: GroupCaller,
      id: string,
      { base, removed }: { base: number; removed: boolean },
    ): Promise<void> =>
      change(caller, async (db, { tripId, you }) => {
        const row = await store.findExpense(db, id);
        checkBase(row, tripId, base);
        if (!row) throw new AppError("conflict", groupTexts.gone);
        const now = clock();
        await store.putExpense(db, {
          ...row,
          ...{ revision: base + 1, changedBy: you.id, changedAt: now },
          removedAt: removed ? now : null,
        });
      }),
  };
}

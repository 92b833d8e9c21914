import { writeAmount } from "#contract/group/currencies.ts";
import { rateOfRupee, splitExpense } from "#contract/group/split.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { PackingInput } from "#contract/wire/group-input.ts";
import { groupLimits } from "#contract/wire/group-input.ts";
import {
  type DeskGroup,
  groupTexts,
  type TripGroup,
  type TripGroupLink,
} from "#contract/wire/trip-group.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { CellValue } from "#server/http/csv.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { closeEnded } from "./close-ended.ts";
import { createGroupExpenses } from "./expense-service.ts";
import { createOpenGroup, type GroupCaller } from "./open-group.ts";
import { presentGroup } from "./present.ts";
import * as store from "./store.ts";

/** The office's rates of exchange, in millionths of a rupee, the latest of each currency. */
export type ReadRates = (db: Db, today: string) => Promise<TripGroup["rates"]>;

export type GroupService = ReturnType<typeof createGroupService>;

/** Who comes along on a trip, and what they share: expenses and lists of what is packed. */
export function createGroupService(
  resources: Resources,
  { trips, readRates }: { trips: TripFile; readRates: ReadRates },
) {
  const { database, clock } = resources;
  const group = createOpenGroup(resources, trips);
  const { change } = group;

  async function read(
    tripId: string,
    seen: Pick<TripGroup, "you" | "mayManage">,
    ofList: string | null,
  ): Promise<TripGroup> {
    const { db } = database;
    const [members, expenses, packing, linked, officeSees, rates] = await Promise.all([
      store.listMembers(db, tripId),
      store.listExpenses(db, tripId),
      store.listPacking(db, tripId, ofList),
      trips.links.listMembers(db, tripId),
      store.readOfficeSees(db, tripId),
      readRates(db, dayInIndia(clock())),
    ]);
    return presentGroup(seen, { members, expenses, packing }, { linked, officeSees, rates });
  }

  /** @throws AppError not_found, forbidden */
  async function readByLink(token: string): Promise<TripGroup> {
    const { trip, kind, memberId } = await group.open(token);
    const members = memberId ? [] : await store.listMembers(database.db, trip.id);
    const you = memberId ?? members.find(({ isOwner }) => isOwner)?.id ?? "";
    return read(trip.id, { you, mayManage: kind === "edit" }, you || null);
  }

  /** A member whom the trip's own traveller does something about. @throws AppError not_found, conflict */
  function findOther(members: readonly store.MemberRow[], id: string): store.MemberRow {
    const member = members.find((one) => one.id === id);
    if (!member) throw new AppError("not_found", groupTexts.noMember);
    if (member.isOwner) throw new AppError("conflict", groupTexts.owner);
    return member;
  }

  return {
    readByLink,
    expenses: createGroupExpenses(resources, group),

    /** Somebody more, with a link of their own. @throws AppError not_found, forbidden, conflict, too_many_requests */
    async addMember(
      caller: GroupCaller,
      { name, own }: { name: string; own: string },
    ): Promise<TripGroupLink> {
      let url: string | null = null;
      await change(
        caller,
        async (db, { tripId, members }) => {
          if (members.length >= groupLimits.members)
            throw new AppError("conflict", groupTexts.full);
          const createdAt = clock();
          const member = await store.insertMember(db, { tripId, name, createdAt });
          url = await trips.links.add(db, { id: tripId, language: languageOfReader() }, "read", {
            memberId: member.id,
          });
        },
        { manages: true, own },
      );
      return { group: await readByLink(caller.token), url };
    },

    /** Another link in the place of a member's, or none any more. @throws AppError not_found, forbidden, conflict */
    async changeLink(
      caller: GroupCaller,
      id: string,
      action: "renew" | "close",
    ): Promise<TripGroupLink> {
      let url: string | null = null;
      await change(
        caller,
        async (db, { tripId, members }) => {
          const member = findOther(members, id);
          await trips.links.closeOf(db, [member.id]);
          if (action === "renew")
            url = await trips.links.add(db, { id: tripId, language: languageOfReader() }, "read", {
              memberId: member.id,
            });
        },
        { manages: true },
      );
      return { group: await readByLink(caller.token), url };
    },

    /** Takes a member out of whom there is nothing. @throws AppError not_found, forbidden, conflict */
    removeMember: (caller: GroupCaller, id: string): Promise<void> =>
      change(
        caller,
        async (db, { tripId, members }) => {
          const member = findOther(members, id);
          if (await store.isNamed(db, tripId, member.id))
            throw new AppError("conflict", groupTexts.inUse);
          await store.deleteMember(db, tripId, member.id);
        },
        { manages: true },
      ),

    /** Whether the office sees what is spent. @throws AppError not_found, forbidden */
    changeSettings: (caller: GroupCaller, officeSees: boolean): Promise<void> =>
      change(caller, (db, { tripId }) => store.setOfficeSees(db, tripId, officeSees), {
        manages: true,
      }),

    /** A thing to pack, ticked or not; one's own list is nobody else's. @throws AppError not_found, forbidden, conflict */
    putItem: (caller: GroupCaller, id: string, input: PackingInput): Promise<void> =>
      change(caller, async (db, { tripId, you }) => {
        const row = await store.findPacking(db, id);
        const memberId = input.shared ? null : you.id;
        if (row && (row.tripId !== tripId || row.memberId !== memberId))
          throw new AppError("conflict", groupTexts.noItem);
        if (!row && (await store.countPacking(db, tripId)) >= groupLimits.packing)
          throw new AppError("conflict", groupTexts.tooMany);
        const { text } = input;
        // Who has ticked it first stays.
        const doneBy = input.done ? (row?.doneBy ?? you.id) : null;
        await store.putPacking(db, { id, tripId, memberId, text, doneBy, createdAt: clock() });
      }),

    /** Twice is once. @throws AppError not_found, forbidden */
    removeItem: (caller: GroupCaller, id: string): Promise<void> =>
      change(caller, async (db, { tripId, you }) => {
        const row = await store.findPacking(db, id);
        if (row?.tripId === tripId && (row.memberId === null || row.memberId === you.id))
          await store.deletePacking(db, id);
      }),

    /** The expenses as a table, each member's part in a column of its own. @throws AppError not_found, forbidden */
    async writeTable(token: string): Promise<{ head: string[]; rows: CellValue[][] }> {
      const { members, expenses } = await readByLink(token);
      const names = new Map(members.map(({ id, name }) => [id, name]));
      const head = ["Date", "For", "Paid by", "Currency", "Amount", "Rate", "Rupees"];
      const rows = expenses.map((expense): CellValue[] => {
        const parts = new Map(splitExpense(expense).map((one) => [one.member, one.paisa]));
        return [
          ...[expense.on, expense.kind === "settled" ? "Settled" : expense.title],
          ...[names.get(expense.paidBy) ?? "", expense.currency],
          ...[writeAmount(expense.amount, expense.currency), expense.rate / rateOfRupee],
          { paisa: expense.paisa },
          ...members.map(({ id }) => ({ paisa: parts.get(id) ?? 0 })),
          expense.note,
        ];
      });
      return { head: [...head, ...members.map(({ name }) => name), "Note"], rows };
    },

    /** What the desk is shown; nothing where the travellers do not show it. */
    async readForDesk(tripId: string): Promise<DeskGroup> {
      if (!(await store.readOfficeSees(database.db, tripId))) return { group: null };
      const seen = await read(tripId, { you: "", mayManage: false }, null);
      return { group: { ...seen, packing: [] } };
    },

    /** Work by the clock: links of members close some time after their trip. */
    closeEnded: (): Promise<void> => closeEnded(database.db, trips.links, dayInIndia(clock())),
  };
}

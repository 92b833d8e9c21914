import {
  mostPlanComments,
  type PlanTalk,
  type PlanTalkInput,
  sharedPlanTexts,
} from "#contract/wire/shared-plans.ts";
import type { TripCommentInput } from "#contract/wire/trip-page.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { presentComment } from "#server/trips/desk/present.ts";
import type { RecordTrip } from "#server/trips/record.ts";
import { listComments, listTripsOfTalk } from "./comment-store.ts";
import { createComments, type OpenTalk } from "./comments.ts";

/** Who asks: `network` as `visitorKey` says it, `sharer` as the browser brings it, unchecked. */
export type TalkVisitor = { network: string; sharer: string | undefined };

export type PlanTalks = {
  /** Null: no such plan, or nobody can talk about it. */
  findTalk(id: string): Promise<"open" | "closed" | null>;
  setTalk(id: string, talk: "open" | "closed"): Promise<void>;
  isSharer(id: string, sharer: string | undefined): Promise<boolean>;
};

const traveller = { kind: "traveller" } as const;

/** What those who have a shared plan's address say about it; it goes along when the plan is sent. */
export function createPlanComments(
  resources: Pick<Resources, "database" | "clock" | "limits">,
  { plans, record }: { plans: PlanTalks; record: RecordTrip },
) {
  const { database, clock, limits } = resources;
  const comments = createComments(resources);

  async function findTalk(id: string): Promise<"open" | "closed"> {
    const talk = await plans.findTalk(id);
    if (!talk) throw new AppError("not_found", sharedPlanTexts.noTalk);
    return talk;
  }

  const openTalk = (planId: string, network: string): OpenTalk => ({
    subject: { planId },
    most: mostPlanComments,
    fullText: sharedPlanTexts.full,
    byReader: true,
    async count(what) {
      await limits.take(database.db, `plan-${what}-network`, `${planId} ${network}`, clock());
      await limits.take(database.db, `plan-${what}`, planId, clock());
    },
    // Where the plan was sent, its page and the desk hear of it.
    async tell(db, details) {
      for (const trip of await listTripsOfTalk(db, planId))
        await record(db, traveller, trip, "comment", details);
    },
  });

  async function writableTalk(id: string, { network }: TalkVisitor): Promise<OpenTalk> {
    if ((await findTalk(id)) === "closed") throw new AppError("conflict", sharedPlanTexts.closed);
    return openTalk(id, network);
  }

  async function refuseOthers(id: string, { sharer }: TalkVisitor): Promise<void> {
    if (!(await plans.isSharer(id, sharer)))
      throw new AppError("forbidden", sharedPlanTexts.notYours);
  }

  async function getTalk(id: string, visitor: TalkVisitor): Promise<PlanTalk> {
    const talk = await findTalk(id);
    const [rows, isOwn] = await Promise.all([
      listComments(database.db, { planId: id }),
      plans.isSharer(id, visitor.sharer),
    ]);
    return { isOpen: talk === "open", isOwn, comments: rows.map(presentComment) };
  }

  return {
    /** @throws AppError not_found, too_many_requests */
    async readTalk(id: string, visitor: TalkVisitor): Promise<PlanTalk> {
      await limits.take(database.db, "plan-talk", visitor.network, clock());
      return getTalk(id, visitor);
    },

    /** @throws AppError not_found, conflict where it is closed or full, too_many_requests */
    async addComment(id: string, input: TripCommentInput, visitor: TalkVisitor): Promise<PlanTalk> {
      await comments.add(await writableTalk(id, visitor), input);
      return getTalk(id, visitor);
    },

    /** @throws AppError not_found, forbidden for all but whoever shared it */
    async removeComment(id: string, comment: string, visitor: TalkVisitor): Promise<PlanTalk> {
      await findTalk(id);
      await refuseOthers(id, visitor);
      await comments.remove(openTalk(id, visitor.network), comment);
      return getTalk(id, visitor);
    },

    /** `known`: the voter that the browser brings, unchecked. @throws AppError not_found, conflict, too_many_requests */
    async vote(
      id: string,
      comment: string,
      { known, ...visitor }: TalkVisitor & { known: string | undefined },
    ): Promise<{ voter: string; talk: PlanTalk }> {
      const voter = await comments.vote(await writableTalk(id, visitor), comment, known);
      return { voter, talk: await getTalk(id, visitor) };
    },

    /** Closes the talk, or opens it again. @throws AppError not_found, forbidden, too_many_requests */
    async setTalk(id: string, { isOpen }: PlanTalkInput, visitor: TalkVisitor): Promise<PlanTalk> {
      await limits.take(database.db, "plan-talk", visitor.network, clock());
      await findTalk(id);
      await refuseOthers(id, visitor);
      await plans.setTalk(id, isOpen ? "open" : "closed");
      return getTalk(id, visitor);
    },
  };
}

export type PlanComments = ReturnType<typeof createPlanComments>;

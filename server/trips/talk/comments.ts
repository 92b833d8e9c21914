import { createHash } from "node:crypto";
import { commentLimits, type TripCommentInput } from "#contract/wire/trip-page.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import * as comments from "./comment-store.ts";
import { createTripVoters } from "./voters.ts";

const mostVotes = 200;

/** One talk as somebody has come to it: what it is about, how much of it they may add, and who hears of it. */
export type OpenTalk = {
  subject: comments.TalkSubject;
  /** How many comments it holds, and the sentence beyond. */
  most: number;
  fullText: string;
  /** They came by a link for readers, who leave room for those whose trip it is. */
  byReader: boolean;
  /** @throws AppError too_many_requests */
  count(what: "comments" | "votes" | "voters"): Promise<void>;
  /** Tells whoever listens, in the same transaction. */
  tell(db: Db, details?: Record<string, string>): Promise<void>;
};

const idOf = (subject: comments.TalkSubject) =>
  "planId" in subject ? subject.planId : subject.tripId;

/** What is said beside the days and voted for: of a trip by its links, of a plan by its short address. */
export function createComments(resources: Pick<Resources, "database" | "clock">) {
  const { database, clock } = resources;
  const voters = createTripVoters(resources);
  const noVote = () => new AppError("not_found", "There is nothing to vote on.");
  return {
    /** @throws AppError conflict when there are too many, too_many_requests */
    async add(talk: OpenTalk, input: TripCommentInput): Promise<void> {
      await talk.count("comments");
      await database.transaction(async (db) => {
        const { all, byReaders } = await comments.countComments(db, talk.subject);
        if (all >= talk.most || (talk.byReader && byReaders >= commentLimits.byReaders))
          throw new AppError("conflict", talk.fullText);
        await comments.insertComment(db, {
          ...input,
          ...talk.subject,
          byReader: talk.byReader,
          createdAt: clock(),
        });
        await talk.tell(db);
      });
    },

    /** @throws AppError not_found */
    async remove(talk: OpenTalk, id: string): Promise<void> {
      await database.transaction(async (db) => {
        if (!(await comments.deleteComment(db, talk.subject, id)))
          throw new AppError("not_found", "There is no such comment.");
        await talk.tell(db, { removed: "yes" });
      });
    },

    /**
     * One vote a browser; the second takes it back. `known`: what it brings, unchecked; whoever brings none
     * that we gave is a new voter, of whom a link and a network have so many a day.
     * @returns what it is to bring next time. @throws AppError not_found, too_many_requests
     */
    async vote(talk: OpenTalk, id: string, known: string | undefined): Promise<string> {
      const { subject } = talk;
      await talk.count("votes");
      const found = await comments.findComment(database.db, subject, id);
      if (!found?.alternative) throw noVote();
      let voter = known && (await voters.isVoter(idOf(subject), known)) ? known : null;
      if (!voter) {
        await talk.count("voters");
        voter = await voters.issue(idOf(subject));
      }
      const hash = createHash("sha256")
        .update(`${idOf(subject)} ${voter}`)
        .digest("base64url");
      await database.transaction(async (db) => {
        if (!(await comments.findComment(db, subject, id))) throw noVote();
        await comments.toggleVote(db, id, hash, mostVotes);
        await talk.tell(db, { vote: "yes" });
      });
      return voter;
    },
  };
}

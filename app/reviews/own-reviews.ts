import { useEffect, useState } from "react";
import { type Answer, callProduct } from "#app/calls/product-api.ts";
import { withSecondFactor } from "#app/calls/second-factor.ts";
import { keys, readStored, useStored } from "#app/calls/stored-values.ts";
import { findToken } from "#app/traveller/me-client.ts";
import type { Review, ReviewInput } from "#contract/reviews.ts";

/** What an author may do with a review, and anybody with another's. */

const bearer = async () => ({ authorization: `Bearer ${await findToken()}` });

type Edited = { message: [Review] };
type Said = { message: string };

/** @throws when nobody is signed in, or the network fails */
export const editReview = async (id: number, input: ReviewInput): Promise<Answer<Edited>> =>
  withSecondFactor(
    async () => callProduct<Edited>("PUT", `/api/reviews/${id}`, input, await bearer()),
    ({ body }) => body.error?.code,
  );

/** @throws when nobody is signed in, or the network fails */
export const deleteReview = async (id: number): Promise<Answer<Said>> =>
  withSecondFactor(
    async () => callProduct<Said>("DELETE", `/api/reviews/${id}`, undefined, await bearer()),
    ({ body }) => body.error?.code,
  );

/** Needs no account; with one a second report of the same review is known again. @throws as above */
export async function reportReview(id: number, reason: string): Promise<Answer<Said>> {
  const headers = readStored(keys.session) ? await bearer().catch(() => ({})) : {};
  return callProduct<Said>("POST", `/api/reviews/${id}/report`, { reason }, headers);
}

/** Ids of the reviews whose author is signed in here; `add` one that was just posted. */
export function useOwnReviews(): { own: ReadonlySet<number>; add(id: number): void } {
  const signedIn = useStored(keys.session) !== null;
  const [own, setOwn] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!signedIn) {
      setOwn(new Set());
      return;
    }
    let left = false;
    const read = async () => {
      type Mine = { reviews: Review[] };
      const answer = await callProduct<Mine>("GET", "/api/reviews/mine", undefined, await bearer());
      const ids = (answer.body.reviews ?? []).map(({ id }) => id);
      if (!left && answer.ok) setOwn((known) => new Set([...known, ...ids]));
    };
    // Without an answer nothing is offered: reading goes on as for everybody.
    read().catch(() => {});
    return () => {
      left = true;
    };
  }, [signedIn]);
  return { own, add: (id) => setOwn((known) => new Set([...known, id])) };
}

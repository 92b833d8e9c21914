import { useEffect, useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { findBearer } from "#app/calls/call-as-traveller.ts";
import { withSecondFactor } from "#app/calls/second-factor.ts";
import { keys, readStored, useStored } from "#app/calls/stored-values.ts";
import type { Review, ReviewInput } from "#contract/wire/reviews.ts";

/** What an author may do with a review, and anybody with another's. */

type Edited = { message: [Review] };
type Said = { message: string };

/** @throws CallError; with a sentence where the server, or that nobody is signed in, gives one */
export const editReview = (id: number, input: ReviewInput): Promise<Edited> =>
  withSecondFactor(async () =>
    callApi<Edited>("PUT", `/api/reviews/${id}`, input, { headers: await findBearer() }),
  );

/** @throws CallError as above; 404 where it has gone already */
export const deleteReview = (id: number): Promise<Said> =>
  withSecondFactor(async () =>
    callApi<Said>("DELETE", `/api/reviews/${id}`, undefined, { headers: await findBearer() }),
  );

/** Needs no account; with one a second report of the same review is known again. @throws CallError */
export async function reportReview(id: number, reason: string): Promise<Said> {
  const headers = readStored(keys.session) ? await findBearer().catch(() => ({})) : {};
  return callApi<Said>("POST", `/api/reviews/${id}/report`, { reason }, { headers });
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
      const { reviews } = await callApi<Mine>("GET", "/api/reviews/mine", undefined, {
        headers: await findBearer(),
      });
      const ids = reviews.map(({ id }) => id);
      if (!left) setOwn((known) => new Set([...known, ...ids]));
    };
    // Without an answer nothing is offered: reading goes on as for everybody.
    read().catch(() => {});
    return () => {
      left = true;
    };
  }, [signedIn]);
  return { own, add: (id) => setOwn((known) => new Set([...known, id])) };
}

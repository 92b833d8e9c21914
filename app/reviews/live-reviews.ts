import { callApi } from "#app/calls/call-api.ts";
import { loadLate } from "#app/release/load-late.ts";
import type { Review } from "#contract/wire/reviews.ts";
import type { ReviewChange } from "./review-list.ts";

/** The public key that the official client wants; the tables it opens are public. */
const anonymousKey = "anon";

/** Rows of Comments, newest first (section 7). @throws when they cannot be had */
export async function fetchReviews(limit: number): Promise<Review[]> {
  const rows = await callApi<Review[]>(
    "GET",
    `/rest/v1/Comments?select=*&order=created_at.desc&limit=${limit}`,
  );
  if (!Array.isArray(rows)) throw new Error("reviews: not a list");
  return rows;
}

/**
 * Hears all changes of Comments through the official client, fetched for this page alone.
 * `onJoined` is called whenever the channel stands (again): what was missed is to be fetched then.
 * @returns what ends the subscription
 */
export function hearReviews(
  onChange: (change: ReviewChange) => void,
  onJoined: () => void,
  onLost: () => void,
): () => void {
  let ended = false;
  let leave = () => {};
  const connect = async () => {
    const RealtimeClient = await loadLate(
      async () => (await import("@supabase/realtime-js")).RealtimeClient,
    );
    if (ended) return;
    const address = new URL("/realtime/v1", window.location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const client = new RealtimeClient(address.href, { params: { apikey: anonymousKey } });
    client
      .channel("comments")
      .on("postgres_changes", { event: "*", schema: "public", table: "Comments" }, (payload) => {
        if (payload.eventType === "DELETE")
          onChange({ type: "DELETE", id: Number(payload.old.id) });
        else onChange({ type: payload.eventType, review: payload.new as Review });
      })
      .subscribe((status) => (status === "SUBSCRIBED" ? onJoined() : onLost()));
    leave = () => {
      void client.removeAllChannels();
      void client.disconnect();
    };
  };
  connect().catch(onLost);
  return () => {
    ended = true;
    leave();
  };
}

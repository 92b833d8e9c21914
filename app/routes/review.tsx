import { type MetaFunction, useParams } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { TripReviewView } from "#app/trip-review/review-view.tsx";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: m.review_title(),
    description: m.review_lede_waiting(),
    path: "/review",
    hidden: true,
  });

/** The address is a key: nobody keeps the page or lists it. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
});

/** /review/:token: where a trip is reviewed by the link of its mail, the same document for every token. */
export default function TripReview() {
  const { token = "" } = useParams();
  return <TripReviewView key={token} token={token} />;
}

import { m } from "#app/paraglide/messages.js";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { PlanStop } from "#contract/trip/trip-days.ts";
import type { TripComment } from "#contract/wire/trip-comment.ts";
import styles from "./quotes.module.css";

const sayVotes = ({ votes }: TripComment) =>
  votes === 1 ? m.trip_page_vote() : m.trip_page_votes({ count: votes });

/** What was said by link: about a day and its stops, or about the whole trip. */
export function DayComments({
  comments,
  stops,
}: {
  comments: readonly TripComment[];
  stops: readonly PlanStop[];
}) {
  if (comments.length === 0) return null;
  const nameOf = (id: string | null) => stops.find((stop) => stop.id === id)?.name;
  return (
    <ul className={styles.comments} aria-label={m.quote_comments()}>
      {comments.map((one) => (
        <li key={one.id}>
          <p dir="auto">{one.body}</p>
          <small>
            {[
              one.byDesk ? m.quote_comment_office() : one.name,
              one.claimsOffice && m.quote_comment_not_office(),
              nameOf(one.stop),
              one.alternative && m.quote_comment_alternative(),
              one.alternative && sayVotes(one),
              formatMoment(one.at),
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </li>
      ))}
    </ul>
  );
}

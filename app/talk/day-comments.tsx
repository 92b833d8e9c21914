import { useState } from "react";
import type { Method } from "#app/calls/call-api.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Bubble, bubblesClass } from "#app/talk/bubble.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { SureButton } from "#app/ui/sure-button.tsx";
import type { TripComment } from "#contract/wire/trip-comment.ts";
import { commentLimits } from "#contract/wire/trip-page.ts";
import styles from "./day-comments.module.css";
import { keepOwnName, readOwnName, readVotes, toggleVote } from "./own-name.ts";

/** What is said about a trip or a shared plan, and what this visitor may do about it. */
export type DayTalk = {
  /** What a comment that is being written is kept under. */
  draft: string;
  comments: readonly TripComment[];
  mayWrite: boolean;
  mayRemove: boolean;
  /** A change at a path such as `/comments`. @throws CallError */
  send(method: Method, path: string, body?: unknown): Promise<unknown>;
};

type TalkedDay = { id: string; title: string; stops: readonly { id: string; name: string }[] };

/** Votes for a suggestion, and its removal where the link edits. */
function CommentTools({ talk, comment }: { talk: DayTalk; comment: TripComment }) {
  const action = useAction();
  const hasVoted = readVotes().has(comment.id);
  const vote = () =>
    action.run("vote", async () => {
      await talk.send("POST", `/comments/${comment.id}/votes`);
      toggleVote(comment.id);
    });
  return (
    <div className={styles.tools}>
      {comment.alternative && (
        <Button
          size="small"
          variant={hasVoted ? "primary" : "secondary"}
          icon="heart"
          aria-pressed={hasVoted}
          busy={action.busy === "vote"}
          disabled={!talk.mayWrite}
          onClick={() => void vote()}
        >
          {comment.votes === 1 ? m.trip_page_vote() : m.trip_page_votes({ count: comment.votes })}
        </Button>
      )}
      {talk.mayRemove && (
        <SureButton
          size="small"
          icon="trash"
          busy={action.busy === "remove"}
          sure={m.trip_page_remove_sure()}
          onSure={() =>
            void action.run("remove", () => talk.send("DELETE", `/comments/${comment.id}`))
          }
        >
          {m.trip_page_remove()}
        </SureButton>
      )}
    </div>
  );
}

function CommentForm({ talk, day, onSent }: { talk: DayTalk; day: TalkedDay; onSent(): void }) {
  const action = useAction({ toast: false });
  const form = useForm({
    action,
    draft: `${talk.draft}-${day.id}`,
    check: (values) => ({
      name: values.name?.trim() ? undefined : m.trip_page_name_missing(),
      body: values.body?.trim() ? undefined : m.trip_page_comment_missing(),
    }),
    async send(values) {
      keepOwnName(values.name ?? "");
      await talk.send("POST", "/comments", {
        name: values.name,
        body: values.body,
        day: day.id,
        stop: values.stop || null,
        alternative: values.alternative === "on",
      });
      form.reset();
      onSent();
    },
  });
  return (
    <form {...form.props} className={styles.form} noValidate>
      <div className={styles.pair}>
        <TextField
          label={m.trip_page_your_name()}
          name="name"
          autoComplete="name"
          defaultValue={readOwnName()}
          maxLength={commentLimits.name}
          error={form.error("name")}
        />
        {day.stops.length > 0 && (
          <SelectField
            label={m.trip_page_about()}
            name="stop"
            defaultValue=""
            options={[
              { value: "", label: m.trip_page_whole_day() },
              ...day.stops.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </div>
      <TextAreaField
        label={m.trip_page_comment()}
        name="body"
        rows={3}
        maxLength={commentLimits.body}
        error={form.error("body")}
      />
      <CheckField label={m.trip_page_alternative()} name="alternative" />
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <Button type="submit" size="small" icon="send" busy={form.busy}>
        {form.busy ? m.desk_sending() : m.trip_page_send_comment()}
      </Button>
    </form>
  );
}

/** The office's own words are marked, and so is whoever else signs like the office. */
function OfficeMark({ comment }: { comment: TripComment }) {
  if (comment.byDesk)
    return (
      <span className={styles.mark} data-office>
        <Icon name="check" size={14} />
        {m.trip_page_by_office()}
      </span>
    );
  return comment.claimsOffice ? (
    <span className={styles.mark}>{m.trip_page_not_office()}</span>
  ) : null;
}

/** What people say about a day and its stops, and a place to say something. */
export function DayComments({ talk, day }: { talk: DayTalk; day: TalkedDay }) {
  const [open, setOpen] = useState(false);
  const comments = talk.comments.filter((comment) => comment.day === day.id);
  const stops = new Map(day.stops.map(({ id, name }) => [id, name]));
  return (
    <div className={styles.talk}>
      {comments.length > 0 && (
        <ul className={`${bubblesClass} ${styles.comments}`}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <Bubble
                own={comment.byDesk}
                subject={
                  [
                    comment.alternative && m.trip_page_suggestion(),
                    comment.stop && stops.get(comment.stop),
                  ]
                    .filter(Boolean)
                    .join(": ") || undefined
                }
                body={comment.body}
                by={
                  <>
                    {comment.name || m.trip_page_somebody()}
                    <OfficeMark comment={comment} /> ·{" "}
                    <time dateTime={comment.at}>{formatMoment(comment.at)}</time>
                  </>
                }
              >
                <CommentTools talk={talk} comment={comment} />
              </Bubble>
            </li>
          ))}
        </ul>
      )}
      {open ? (
        <CommentForm talk={talk} day={day} onSent={() => setOpen(false)} />
      ) : talk.mayWrite ? (
        <Button
          size="small"
          variant="quiet"
          icon="chat"
          aria-label={`${m.trip_page_comment_on()}: ${day.title}`}
          onClick={() => setOpen(true)}
        >
          {m.trip_page_comment_on()}
        </Button>
      ) : null}
    </div>
  );
}

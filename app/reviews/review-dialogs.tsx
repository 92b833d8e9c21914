import { useState } from "react";
import { CallError } from "#app/calls/call-error.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextAreaField } from "#app/ui/field.tsx";
import { Popup } from "#app/ui/popup.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { Review } from "#contract/wire/reviews.ts";
import { deleteReview, editReview, reportReview } from "./own-reviews.ts";
import styles from "./review-dialogs.module.css";
import { placeOf, ReviewFields, readReview } from "./review-fields.tsx";
import type { ReviewChange } from "./review-list.ts";

export type ReviewRequest = { kind: "edit" | "delete" | "report"; review: Review };

type ReviewDialogProps = {
  request: ReviewRequest;
  onClose(): void;
  onChange(change: ReviewChange): void;
  onReported(id: number): void;
};

/** Changing, deleting and reporting a review: each asks in a popup of its own. */
export function ReviewDialog({ request, ...rest }: ReviewDialogProps) {
  const { kind, review } = request;
  if (kind === "edit") return <Editor review={review} {...rest} />;
  return kind === "delete" ? (
    <Deletion review={review} {...rest} />
  ) : (
    <Report review={review} {...rest} />
  );
}

type OneProps = Omit<ReviewDialogProps, "request"> & { review: Review };

/** What went wrong is said in the popup, which stays. */
const useReviewAction = () => useAction({ toast: false, otherwise: m.blog_failed });

function Editor({ review, onClose, onChange }: OneProps) {
  const [rating, setRating] = useState(review.ratings);
  const [place, setPlace] = useState(placeOf(review));
  const [changed, setChanged] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const form = useForm({
    action: useReviewAction(),
    async send(values) {
      const [edited] = (await editReview(review.id, readReview(values, rating))).message;
      if (typeof edited !== "object") throw new CallError("internal", "");
      onChange({ type: "UPDATE", review: edited });
      void showToast(m.blog_saved());
      onClose();
    },
  });
  // Written words are not lost to a stray Escape.
  const leave = () => (changed && !leaving ? setLeaving(true) : onClose());
  return (
    <Popup open onClose={leave} title={m.blog_edit_title()} hour="dawn">
      <form
        className={styles.form}
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event);
          setChanged(true);
        }}
      >
        <ReviewFields
          review={review}
          rating={rating}
          error={form.error}
          place={place}
          onPlace={(next) => {
            setPlace(next);
            setChanged(true);
          }}
          onRate={(next) => {
            setRating(next);
            setChanged(true);
          }}
        />
        {form.problem && <FieldError>{form.problem}</FieldError>}
        {leaving ? (
          <div className={styles.actions}>
            <p>{m.blog_discard_ask()}</p>
            <Button variant="danger" onClick={onClose}>
              {m.blog_discard()}
            </Button>
            <Button variant="quiet" autoFocus onClick={() => setLeaving(false)}>
              {m.blog_go_on()}
            </Button>
          </div>
        ) : (
          <div className={styles.actions}>
            <Button type="submit" busy={form.busy}>
              {form.busy ? m.blog_saving() : m.blog_save()}
            </Button>
            <Button variant="quiet" onClick={leave}>
              {m.blog_cancel()}
            </Button>
          </div>
        )}
      </form>
    </Popup>
  );
}

function Deletion({ review, onClose, onChange }: OneProps) {
  const { busy, problem, run } = useReviewAction();
  const erase = () =>
    run("delete", async () => {
      // Gone already is what was asked for.
      const said = await deleteReview(review.id).then(
        ({ message }) => ({ message, kind: "success" as const }),
        (error: unknown) => {
          if (!(error instanceof CallError) || error.status !== 404) throw error;
          return { message: error.message, kind: "info" as const };
        },
      );
      onChange({ type: "DELETE", id: review.id });
      void showToast(said.message, said.kind);
      onClose();
    });
  return (
    <Popup open onClose={onClose} title={m.blog_delete_title()} width={480} hour="dawn">
      <div className={styles.form}>
        <p>{m.blog_delete_text({ title: review.title })}</p>
        {problem && <FieldError>{problem}</FieldError>}
        <div className={styles.actions}>
          <Button variant="danger" icon="trash" busy={busy !== null} onClick={erase}>
            {busy ? m.blog_deleting() : m.blog_delete()}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {m.blog_keep()}
          </Button>
        </div>
      </div>
    </Popup>
  );
}

function Report({ review, onClose, onReported }: OneProps) {
  const form = useForm({
    action: useReviewAction(),
    draft: `report-${review.id}`,
    async send({ reason = "" }) {
      const { message } = await reportReview(review.id, reason);
      onReported(review.id);
      void showToast(message);
      onClose();
    },
  });
  return (
    <Popup open onClose={onClose} title={m.blog_report_title()} width={480} hour="dawn">
      <form className={styles.form} {...form.props}>
        <p>{m.blog_report_text({ title: review.title })}</p>
        <TextAreaField
          name="reason"
          label={m.blog_report_reason()}
          hint={m.contact_optional()}
          rows={3}
          maxLength={500}
          error={form.error("reason")}
        />
        {form.problem && <FieldError>{form.problem}</FieldError>}
        <div className={styles.actions}>
          <Button type="submit" busy={form.busy}>
            {form.busy ? m.blog_sending() : m.blog_report_send()}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {m.blog_cancel()}
          </Button>
        </div>
      </form>
    </Popup>
  );
}

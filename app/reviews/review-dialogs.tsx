import { type FormEvent, useState } from "react";
import { readMessage } from "#app/calls/product-api.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextAreaField } from "#app/ui/field.tsx";
import { Popup } from "#app/ui/popup.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { Review } from "#contract/reviews.ts";
import { deleteReview, editReview, reportReview } from "./own-reviews.ts";
import styles from "./review-dialogs.module.css";
import { ReviewFields, readReview } from "./review-fields.tsx";
import type { ReviewChange } from "./review-list.ts";

export type ReviewDeed = { kind: "edit" | "delete" | "report"; review: Review };

type ReviewDialogProps = {
  deed: ReviewDeed;
  onClose(): void;
  onChange(change: ReviewChange): void;
  onReported(id: number): void;
};

/** Changing, deleting and reporting a review: each asks in a popup of its own. */
export function ReviewDialog({ deed, ...rest }: ReviewDialogProps) {
  const { kind, review } = deed;
  if (kind === "edit") return <Editor review={review} {...rest} />;
  return kind === "delete" ? (
    <Deletion review={review} {...rest} />
  ) : (
    <Report review={review} {...rest} />
  );
}

type OneProps = Omit<ReviewDialogProps, "deed"> & { review: Review };

/** Runs a call once at a time; what went wrong is said in the popup, which stays. */
function useDeed() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  async function run(work: () => Promise<string | null>) {
    setBusy(true);
    setFault("");
    try {
      setFault((await work()) ?? "");
    } catch (error) {
      const isSigning = error instanceof Error && error.name === "MeError";
      setFault(isSigning ? error.message : m.blog_failed());
    }
    setBusy(false);
  }
  return { busy, fault, run };
}

function Editor({ review, onClose, onChange }: OneProps) {
  const [rating, setRating] = useState(review.ratings);
  const [changed, setChanged] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { busy, fault, run } = useDeed();

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = readReview(event.currentTarget, rating);
    void run(async () => {
      const answer = await editReview(review.id, input);
      const edited = answer.body.message?.[0];
      if (!answer.ok || typeof edited !== "object") return readMessage(answer) || m.blog_failed();
      onChange({ type: "UPDATE", review: edited });
      void showToast(m.blog_saved());
      onClose();
      return null;
    });
  }
  // Written words are not lost to a stray Escape.
  const leave = () => (changed && !leaving ? setLeaving(true) : onClose());
  return (
    <Popup open onClose={leave} title={m.blog_edit_title()} hour="dawn">
      <form className={styles.form} onSubmit={save} onInput={() => setChanged(true)}>
        <ReviewFields
          review={review}
          rating={rating}
          onRate={(next) => {
            setRating(next);
            setChanged(true);
          }}
        />
        {fault && <FieldError>{fault}</FieldError>}
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
            <Button type="submit" busy={busy}>
              {busy ? m.blog_saving() : m.blog_save()}
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
  const { busy, fault, run } = useDeed();
  const erase = () =>
    run(async () => {
      const answer = await deleteReview(review.id);
      // Gone already is what was asked for.
      if (!answer.ok && answer.status !== 404) return readMessage(answer) || m.blog_failed();
      onChange({ type: "DELETE", id: review.id });
      void showToast(readMessage(answer), answer.ok ? "success" : "info");
      onClose();
      return null;
    });
  return (
    <Popup open onClose={onClose} title={m.blog_delete_title()} width={480} hour="dawn">
      <div className={styles.form}>
        <p>{m.blog_delete_text({ title: review.title })}</p>
        {fault && <FieldError>{fault}</FieldError>}
        <div className={styles.actions}>
          <Button variant="danger" icon="trash" busy={busy} onClick={erase}>
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
  const { busy, fault, run } = useDeed();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    void run(async () => {
      const answer = await reportReview(review.id, reason);
      if (!answer.ok) return readMessage(answer) || m.blog_failed();
      onReported(review.id);
      void showToast(readMessage(answer));
      onClose();
      return null;
    });
  }
  return (
    <Popup open onClose={onClose} title={m.blog_report_title()} width={480} hour="dawn">
      <form className={styles.form} onSubmit={send}>
        <p>{m.blog_report_text({ title: review.title })}</p>
        <TextAreaField
          name="reason"
          label={m.blog_report_reason()}
          hint={m.contact_optional()}
          rows={3}
          maxLength={500}
        />
        {fault && <FieldError>{fault}</FieldError>}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {busy ? m.blog_sending() : m.blog_report_send()}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {m.blog_cancel()}
          </Button>
        </div>
      </form>
    </Popup>
  );
}

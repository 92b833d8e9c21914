import { useState } from "react";
import { findStoredUser, openAuth } from "#app/calls/auth.ts";
import { askApi } from "#app/calls/call-api.ts";
import { withSecondFactor } from "#app/calls/second-factor.ts";
import { useAction } from "#app/calls/use-action.ts";
import { type FormValues, useForm } from "#app/forms/use-form.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { prepareToasts, showToast } from "#app/ui/toast.tsx";
import type { Review } from "#contract/wire/reviews.ts";
import { ReviewFields, readReview } from "./review-fields.tsx";
import styles from "./review-form.module.css";
import { usePlaceDraft } from "./use-place-draft.ts";

type ReviewFormProps = { onPosted(review: Review): void; onRefetch(): void };

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Title, rating, comment, excerpt; posting needs an account (sections 5 and 6). */
export function ReviewForm({ onPosted, onRefetch }: ReviewFormProps) {
  const { openLogin } = usePanels();
  const [rating, setRating] = useState(5);
  const [place, setPlace] = usePlaceDraft();
  const action = useAction({ toast: false });

  /** @returns false when it was not posted, and the words are still wanted */
  async function post(values: FormValues): Promise<boolean> {
    const auth = await openAuth();
    if (!(await auth.getSession()).data.session) {
      void showToast(m.review_signed_out(), "error");
      openLogin();
      return false;
    }
    const user = findStoredUser();
    const review = {
      ...readReview(values, rating),
      name: text(user?.user_metadata?.full_name),
      email: text(user?.email),
    };
    const { body } = await withSecondFactor(
      async () => {
        const { session } = (await auth.getSession()).data;
        const authorization = `Bearer ${session?.access_token ?? ""}`;
        return askApi<{ message: unknown }>("POST", "/Blogs", review, {
          headers: { authorization },
        });
      },
      (answer) => answer.body.error?.code,
    );
    const { message } = body;
    if (Array.isArray(message) && message[0]) {
      onPosted(message[0] as Review);
      form.reset();
      setRating(5);
      setPlace(null);
      void showToast(m.blog_posted());
      return true;
    }
    if (typeof message === "string") {
      void showToast(message, "info");
      onRefetch();
    } else void showToast(m.blog_not_posted(), "error");
    return false;
  }
  const form = useForm({
    action,
    draft: "review",
    draftPlace: "device",
    send: (values) =>
      post(values).catch(() => {
        void showToast(m.blog_failed(), "error");
        return false;
      }),
  });

  return (
    <form className={styles.form} {...form.props} onFocus={prepareToasts}>
      <h2 className="h2">{m.blog_write()}</h2>
      <ReviewFields rating={rating} onRate={setRating} place={place} onPlace={setPlace} />
      <Button type="submit" icon="send" busy={form.busy}>
        {form.busy ? m.blog_sending() : m.blog_send()}
      </Button>
      <noscript>
        <p>{m.auth_needs_script()}</p>
      </noscript>
    </form>
  );
}

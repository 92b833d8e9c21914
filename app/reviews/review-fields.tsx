import type { FormValues } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { reviewLimits } from "#contract/review-limits.ts";
import type { Review, ReviewInput } from "#contract/reviews.ts";
import { StarInput } from "./stars.tsx";

type ReviewFieldsProps = {
  rating: number;
  onRate(rating: number): void;
  /** What stands in them at first: a review that is to be changed. */
  review?: Pick<Review, "title" | "comment" | "excerpt">;
  /** What is wrong with a field. */
  error?(name: string): string | undefined;
};

/** Title, rating, comment, excerpt (section 2). */
export function ReviewFields({ rating, onRate, review, error }: ReviewFieldsProps) {
  return (
    <>
      <TextField
        name="title"
        label={m.blog_title_field()}
        required
        maxLength={reviewLimits.title}
        defaultValue={review?.title}
        error={error?.("title")}
      />
      <StarInput value={rating} onChange={onRate} />
      <TextAreaField
        name="comment"
        label={m.blog_comment()}
        required
        rows={5}
        maxLength={reviewLimits.comment}
        defaultValue={review?.comment}
        error={error?.("comment")}
      />
      <TextField
        name="excerpt"
        label={m.blog_excerpt()}
        hint={m.blog_excerpt_hint()}
        required
        maxLength={reviewLimits.excerpt}
        defaultValue={review?.excerpt}
        error={error?.("excerpt")}
      />
    </>
  );
}

/** What a form with these fields holds. */
export function readReview(values: FormValues, rating: number): ReviewInput {
  const { title = "", comment = "", excerpt = "" } = values;
  return { title, rating, comment, excerpt };
}

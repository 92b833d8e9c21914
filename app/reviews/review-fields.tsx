import { m } from "#app/paraglide/messages.js";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { type Review, type ReviewInput, reviewLimits } from "#contract/reviews.ts";
import { StarInput } from "./stars.tsx";

type ReviewFieldsProps = {
  rating: number;
  onRate(rating: number): void;
  /** What stands in them at first: a review that is to be changed. */
  review?: Pick<Review, "title" | "comment" | "excerpt">;
};

/** Title, rating, comment, excerpt (section 2). */
export function ReviewFields({ rating, onRate, review }: ReviewFieldsProps) {
  return (
    <>
      <TextField
        name="title"
        label={m.blog_title_field()}
        required
        maxLength={reviewLimits.title}
        defaultValue={review?.title}
      />
      <StarInput value={rating} onChange={onRate} />
      <TextAreaField
        name="comment"
        label={m.blog_comment()}
        required
        rows={5}
        maxLength={reviewLimits.comment}
        defaultValue={review?.comment}
      />
      <TextField
        name="excerpt"
        label={m.blog_excerpt()}
        hint={m.blog_excerpt_hint()}
        required
        maxLength={reviewLimits.excerpt}
        defaultValue={review?.excerpt}
      />
    </>
  );
}

/** What a form with these fields holds. */
export function readReview(form: HTMLFormElement, rating: number): ReviewInput {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? "");
  return { title: text("title"), rating, comment: text("comment"), excerpt: text("excerpt") };
}

import { callApi } from "#app/calls/call-api.ts";
import type { FormValues } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import type { PlaceName } from "#app/search/find-place-names.ts";
import { PlacePicker } from "#app/search/place-picker.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import type { SearchEntry } from "#contract/content/search-entry.ts";
import { reviewLimits } from "#contract/wire/review-limits.ts";
import type { Review, ReviewInput } from "#contract/wire/reviews.ts";
import { StarInput } from "./stars.tsx";

type ReviewFieldsProps = {
  rating: number;
  onRate(rating: number): void;
  /** What stands in them at first: a review that is to be changed. */
  review?: Pick<Review, "title" | "comment" | "excerpt">;
  /** What it is about, and who hears of another choice. */
  place: PlaceName | null;
  onPlace(place: PlaceName | null): void;
  /** What is wrong with a field. */
  error?(name: string): string | undefined;
};

/** What a review is about, as it is chosen here. */
export const placeOf = ({ place, place_name }: Pick<Review, "place" | "place_name">) =>
  place && place_name ? { id: place, name: place_name, where: "" } : null;

/** Everything here that has a page of its own. */
async function listPlaces(): Promise<PlaceName[]> {
  const entries = await callApi<SearchEntry[]>("GET", "/api/search-index.json");
  return entries
    .filter(({ kind }) => !["sight", "theme", "page"].includes(kind))
    .map(({ to, name, place }) => ({ id: to, name, where: place }));
}

/** Title, rating, comment, excerpt (section 2); beside them what the review is about. */
export function ReviewFields({ rating, onRate, review, place, onPlace, error }: ReviewFieldsProps) {
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
      <PlacePicker
        name="place"
        label={m.blog_place()}
        hint={m.blog_place_hint()}
        single
        chosen={place ? [place] : []}
        listNames={listPlaces}
        onChosen={([chosen]) => onPlace(chosen ?? null)}
        error={error?.("place")}
      />
    </>
  );
}

/** What a form with these fields holds. */
export function readReview(values: FormValues, rating: number): ReviewInput {
  const { title = "", comment = "", excerpt = "", place = "" } = values;
  return { title, rating, comment, excerpt, place };
}

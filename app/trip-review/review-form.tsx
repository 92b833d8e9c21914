import { useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { useAction } from "#app/calls/use-action.ts";
import { type FormValues, useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { StarInput } from "#app/reviews/stars.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { nameParty } from "#app/voices/voice-card.tsx";
import { reviewParties, tripReviewLimits } from "#contract/wire/trip-review-limits.ts";
import type { TripReviewInput, TripReviewPage } from "#contract/wire/trip-reviews.ts";
import { PlacePhotos } from "./place-photos.tsx";
import styles from "./trip-review.module.css";

type Stars = Record<string, number>;

/** What the fields say; stars of "" are the trip's. */
function readReview(
  values: FormValues,
  stars: Stars,
  page: TripReviewPage,
  photos: TripReviewPage["photos"],
): TripReviewInput {
  const places = page.places.flatMap(({ path }) => {
    const rating = stars[path] ?? 0;
    return rating > 0 ? [{ path, rating, body: values[`words ${path}`] ?? "" }] : [];
  });
  return {
    name: values.name ?? "",
    party: (values.party ?? "") as TripReviewInput["party"],
    rating: stars[""] ?? 0,
    body: values.body ?? "",
    places,
    photos: photos.map(({ id }) => id),
  };
}

/** Stars for the trip and its places, words, photos, and who travelled. What is typed outlives a reload. */
export function TripReviewForm({
  token,
  page,
  onSent,
}: {
  token: string;
  page: TripReviewPage;
  onSent(page: TripReviewPage): void;
}) {
  const { review } = page;
  const known = new Map(review?.places.map((place) => [place.path, place]));
  const [stars, setStars] = useState<Stars>(() => ({
    "": review?.rating ?? 0,
    ...Object.fromEntries([...known].map(([path, { rating }]) => [path, rating])),
  }));
  const [photos, setPhotos] = useState<readonly TripReviewPage["photos"][number][]>(page.photos);
  const rate = (path: string) => (value: number) => setStars((all) => ({ ...all, [path]: value }));
  const form = useForm({
    action: useAction({ toast: false, otherwise: m.review_failed }),
    draft: `trip-review ${page.travelled} ${page.destination}`,
    check(values) {
      const unrated = page.places.find(
        ({ path }) =>
          !stars[path] && (values[`words ${path}`] || photos.some((photo) => photo.path === path)),
      );
      return {
        rating: stars[""] ? undefined : m.review_rate_trip(),
        ...(unrated && { [`stars ${unrated.path}`]: m.review_rate_place({ place: unrated.name }) }),
      };
    },
    async send(values) {
      const input = readReview(values, stars, page, [...photos]);
      onSent(await callApi<TripReviewPage>("PUT", `/api/review/${token}`, input));
    },
  });
  const starsOf = (path: string, legend: string) => (
    <>
      <StarInput
        name={path ? `stars ${path}` : "rating"}
        legend={legend}
        value={stars[path] ?? 0}
        onChange={rate(path)}
      />
      {form.error(path ? `stars ${path}` : "rating") && !stars[path] && (
        <FieldError>{form.error(path ? `stars ${path}` : "rating") ?? ""}</FieldError>
      )}
    </>
  );
  return (
    <form className={styles.form} {...form.props} noValidate>
      <section className={styles.card}>
        <h2 className="h3">{m.review_trip_title()}</h2>
        {starsOf("", m.review_trip_stars())}
        <TextAreaField
          name="body"
          label={m.review_words()}
          required
          rows={6}
          maxLength={tripReviewLimits.body}
          defaultValue={review?.body}
          error={form.error("body")}
        />
        <PlacePhotos
          token={token}
          path=""
          name={m.review_whole_trip()}
          photos={photos}
          onPhotos={setPhotos}
        />
      </section>
      {page.places.length > 0 && (
        <section className={styles.card}>
          <h2 className="h3">{m.review_places_title()}</h2>
          <p className="muted">{m.review_places_lede()}</p>
          <ul className={styles.places}>
            {page.places.map(({ path, name }) => (
              <li key={path} data-open={photos.some((photo) => photo.path === path) || undefined}>
                {starsOf(path, name)}
                <div className={styles.more}>
                  <TextAreaField
                    name={`words ${path}`}
                    label={m.review_place_words({ place: name })}
                    hint={m.review_optional()}
                    rows={3}
                    maxLength={tripReviewLimits.place}
                    defaultValue={known.get(path)?.body}
                  />
                  <PlacePhotos
                    token={token}
                    path={path}
                    name={name}
                    photos={photos}
                    onPhotos={setPhotos}
                  />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.card}>
        <h2 className="h3">{m.review_you()}</h2>
        <TextField
          name="name"
          label={m.review_name()}
          note={m.review_name_note()}
          required
          maxLength={tripReviewLimits.name}
          autoComplete="name"
          defaultValue={page.name}
          error={form.error("name")}
        />
        <SelectField
          name="party"
          label={m.review_party()}
          required
          defaultValue={page.party ?? ""}
          placeholder={m.review_party_choose()}
          options={reviewParties.map((party) => ({ value: party, label: nameParty[party]() }))}
          error={form.error("party")}
        />
        <p className="small muted">{m.review_photos_note()}</p>
        {form.problem && <FieldError>{form.problem}</FieldError>}
        <div className={styles.buttons}>
          <Button type="submit" icon="send" busy={form.busy}>
            {m.review_send()}
          </Button>
        </div>
      </section>
    </form>
  );
}

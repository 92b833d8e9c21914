import { useState } from "react";
import { findFault } from "#app/gallery/photo-files.ts";
import { m } from "#app/paraglide/messages.js";
import { LinkImage } from "#app/site/link-image.tsx";
import { IconButton } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { FilesButton } from "#app/ui/files-button.tsx";
import { tripReviewLimits } from "#contract/wire/trip-review-limits.ts";
import type { TripReviewPhoto } from "#contract/wire/trip-reviews.ts";
import { sendReviewPhoto } from "./send-photo.ts";
import styles from "./trip-review.module.css";

const accept = "image/jpeg,image/png,image/webp,image/avif";

type PlacePhotosProps = {
  token: string;
  /** The page of the place; "" for the whole trip. */
  path: string;
  name: string;
  /** All of the review. */
  photos: readonly TripReviewPhoto[];
  onPhotos(change: (photos: readonly TripReviewPhoto[]) => readonly TripReviewPhoto[]): void;
};

/** The photos of a place: each is sent as it is chosen, so that nothing is lost with the page. */
export function PlacePhotos({ token, path, name, photos, onPhotos }: PlacePhotosProps) {
  const [part, setPart] = useState<number | null>(null);
  const [faults, setFaults] = useState<string[]>([]);
  const own = photos.filter((photo) => photo.path === path);
  const left = Math.min(
    tripReviewLimits.photosOfPlace - own.length,
    tripReviewLimits.photos - photos.length,
  );

  async function add(files: readonly File[]) {
    const { photos: most, photosOfPlace: each } = tripReviewLimits;
    const wrong: string[] =
      files.length > left ? [m.photo_rule_review({ photos: most, each })] : [];
    setFaults([]);
    for (const file of files.slice(0, left)) {
      const fault = findFault(file);
      if (fault) {
        wrong.push(`${file.name}: ${fault}`);
        continue;
      }
      setPart(0);
      const sent = await sendReviewPhoto(token, path, file, setPart, m.review_photo_failed());
      if (sent.ok) onPhotos((all) => [...all, sent.photo]);
      else wrong.push(`${file.name}: ${sent.message}`);
    }
    setPart(null);
    setFaults(wrong);
  }
  return (
    <div className={styles.photos}>
      {own.length > 0 && (
        <ul>
          {own.map((photo, index) => (
            <li key={photo.id}>
              <LinkImage
                src={photo.thumbnail}
                width={photo.width}
                height={photo.height}
                style={{ background: photo.colour }}
                alt={m.review_photo_alt({ place: name, index: index + 1 })}
              />
              <IconButton
                name="close"
                label={m.review_photo_remove({ place: name, index: index + 1 })}
                onClick={() => onPhotos((all) => all.filter(({ id }) => id !== photo.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <FilesButton
          name={m.review_photos_of({ place: name })}
          accept={accept}
          variant="quiet"
          busy={part !== null}
          onChosen={add}
        >
          {part === null
            ? m.review_add_photos()
            : m.review_sending_photo({ percent: Math.round(part * 100) })}
        </FilesButton>
      )}
      {faults.map((fault) => (
        <FieldError key={fault}>{fault}</FieldError>
      ))}
    </div>
  );
}

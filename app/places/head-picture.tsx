import { PictureLayer } from "#app/ui/picture.tsx";
import { Silhouette } from "#app/ui/stamp.tsx";
import type { PictureView } from "#contract/content/picture.ts";
import styles from "./scene-hero.module.css";

/**
 * A picture wider than its window is shown no larger than 700 px for its width. A phone, whose pixels are small,
 * is sharp enough with two thirds of them, at half the bytes.
 */
const sizes = "(max-width: 430px) 400px, max(100vw, 700px)";

type HeadPictureProps = {
  picture: PictureView | null;
  /** What stands on the land where there is no picture: a symbol of app/ui/stamps.svg. */
  drawn?: string | undefined;
};

/** The picture of a head by day and by night, placed by its subject; the sky of the hour without one. */
export function HeadPicture({ picture, drawn }: HeadPictureProps) {
  if (!picture)
    return (
      <>
        <i className={`${styles.disc} ${drawn ? styles.high : ""}`} aria-hidden="true" />
        {drawn && (
          <>
            <Silhouette kind={drawn} className={styles.drawn} />
            <i className={styles.land} aria-hidden="true" />
          </>
        )}
      </>
    );
  const { slug, width, height, widths, layers, alt = "" } = picture;
  const night = layers?.night;
  const layer = { width, height, sizes };
  return (
    <>
      <div className={`${styles.side} ${night ? "" : styles["no-night"]}`} aria-hidden="true" />
      <div
        data-subject={picture.of?.subject.join(" ")}
        className={`${styles.picture} ${night ? styles["has-night"] : ""}`}
      >
        <PictureLayer
          {...layer}
          name={slug}
          widths={widths}
          alt={alt}
          priority
          className={styles.day}
        />
        {night && (
          <PictureLayer
            {...layer}
            name={`${slug}-night`}
            widths={night}
            alt=""
            className={styles.night}
          />
        )}
      </div>
    </>
  );
}

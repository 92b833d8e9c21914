import type { CSSProperties, ReactNode } from "react";
import type { Hour, PictureView } from "#contract/picture.ts";
import { Picture, PictureLayer } from "./picture.tsx";
import styles from "./scene.module.css";

/** By night the front is cut out of the night render, by the outline of the day's front. */
function cutOut(slug: string, widths: readonly number[]): CSSProperties {
  const width = widths[Math.min(1, widths.length - 1)];
  const file = (type: string) =>
    `url(/pictures/${slug}-front-${width}.${type}) type("image/${type}")`;
  return { "--front": `image-set(${file("avif")}, ${file("webp")})` } as CSSProperties;
}

type SceneProps = {
  hour: Hour;
  /** Null, or a map in its place, draws the sky and a horizon alone. */
  picture: PictureView | null;
  /** The word that stands in the sky, in two halves: side by side, or one above the other at 390 px. */
  word?: readonly string[];
  /** Its letters keep together in their halves, and leave the middle to a dome. */
  tight?: boolean;
  priority?: boolean;
  className?: string;
  /** Between the picture and the front: a film. */
  film?: ReactNode;
  id?: string;
  label?: string;
  style?: CSSProperties;
  children?: ReactNode;
};

/**
 * Sky, picture, giant word, front: the word rises behind the architecture. The picture's own sky
 * melts into the drawn one, which goes on above it; by night its night render takes its place.
 */
export function Scene(props: SceneProps) {
  const { hour, word, tight, priority, className, film, children, label, ...rest } = props;
  // A map is no view to stand in.
  const picture = props.picture?.tile ? null : props.picture;
  const { front, night } = picture?.layers ?? {};
  const wide = "max(100vw, 1000px)";
  const layer = picture && { width: picture.width, height: picture.height, sizes: wide, alt: "" };
  return (
    <section
      className={[styles.scene, night && styles["has-night"], className].filter(Boolean).join(" ")}
      data-hour={hour}
      aria-label={label}
      {...rest}
    >
      {picture ? (
        <div className={styles.picture}>
          <Picture
            picture={{ ...picture, placeholder: undefined }}
            sizes={wide}
            priority={priority}
            className={styles.day}
          />
          {night && layer && (
            <PictureLayer
              {...layer}
              name={`${picture.slug}-night`}
              widths={night}
              className={styles.night}
            />
          )}
        </div>
      ) : (
        <div className={styles.horizon} />
      )}
      {word && (
        <p className={`${styles.word} ${tight ? styles.tight : ""}`} aria-hidden="true">
          {word.map((line) => (
            <span key={line}>
              {[...line].map((letter, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat.
                <b key={index}>{letter}</b>
              ))}
            </span>
          ))}
        </p>
      )}
      {front && layer && picture && (
        <div className={styles.front} style={cutOut(picture.slug, front)}>
          <PictureLayer
            {...layer}
            name={`${picture.slug}-front`}
            widths={front}
            priority={priority}
            className={styles.cut}
          />
          {night && (
            <PictureLayer
              {...layer}
              name={`${picture.slug}-night`}
              widths={night}
              className={styles["night-cut"]}
            />
          )}
        </div>
      )}
      {film}
      {children}
    </section>
  );
}

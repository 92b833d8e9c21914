import type { CSSProperties, ReactNode } from "react";
import type { Hour, PictureView } from "#contract/content/picture.ts";
import { PictureLayer } from "./picture.tsx";
import styles from "./scene.module.css";

/** The front is cut out of the picture itself, and by night of its night, by one outline. */
function cutOut(slug: string, widths: readonly number[], tall?: boolean): CSSProperties {
  const file = (name: string | number = "") => `url(/pictures/${slug}-outline-${name}.avif)`;
  return {
    "--outline-slim": file(widths[0]),
    "--outline-wide": file(widths.at(-1)),
    ...(tall && { "--outline-tall": file("tall") }),
  } as CSSProperties;
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
  /** Phones show no more than its middle, and fetch no more. */
  tall?: boolean;
  /** As of `<img sizes>`, where the picture is narrower than its scene. */
  sizes?: string;
  className?: string;
  /**
   * In the picture's place once it has begun, with its lens, crop and silhouette: the word stands behind the picture's
   * outline; the front, which is cut out of the still, goes then.
   */
  film?: ReactNode;
  id?: string;
  label?: string;
  style?: CSSProperties;
  children?: ReactNode;
};

/** Of a script whose letters hang on one bar the word stays whole: apart they would be other words. */
const lettersOf = (line: string): string[] =>
  import.meta.env.LANGUAGE === "en" ? [...line] : [line];

/**
 * Sky, picture, giant word, front: the word rises behind the architecture. The picture's own sky
 * melts into the drawn one, which goes on above it; by night its night render takes its place.
 */
export function Scene(props: SceneProps) {
  const { hour, word, tight, priority, className, film, children, label, tall, id, style } = props;
  const { sizes = "max(100vw, 1000px)" } = props;
  // A map is no view to stand in.
  const picture = props.picture?.tile ? null : props.picture;
  const { outline, night } = picture?.layers ?? {};
  const cropped = Boolean(tall && outline);
  const layer = picture && {
    width: picture.width,
    height: picture.height,
    sizes,
    alt: "",
    tall: cropped,
  };
  const classes = [styles.scene, night && styles["has-night"], cropped && styles.cropped];
  return (
    <section
      className={[...classes, className].filter(Boolean).join(" ")}
      data-hour={hour}
      aria-label={label}
      id={id}
      style={{ ...style, ...(picture && outline && cutOut(picture.slug, outline, cropped)) }}
    >
      {picture && layer ? (
        <div className={styles.picture}>
          <PictureLayer
            {...layer}
            name={picture.slug}
            widths={picture.widths}
            alt={picture.alt ?? ""}
            priority={priority}
            className={styles.day}
          />
          {night && (
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
      {film && <div className={styles.film}>{film}</div>}
      {word && (
        <div className={styles.behind}>
          <p
            className={`${styles.word} ${tight && word.length > 1 ? styles.tight : ""}`}
            data-whole={word.length === 1 || undefined}
            aria-hidden="true"
          >
            {word.map((line) => (
              <span key={line}>
                {lettersOf(line).map((letter, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat.
                  <b key={index}>{letter}</b>
                ))}
              </span>
            ))}
          </p>
        </div>
      )}
      {outline && layer && picture && (
        <div className={styles.front}>
          <PictureLayer
            {...layer}
            name={picture.slug}
            widths={picture.widths}
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
      {children}
    </section>
  );
}

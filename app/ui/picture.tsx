import type { CSSProperties } from "react";
import type { Hour, PictureView } from "#contract/content/picture.ts";
import styles from "./picture.module.css";
import { pictureSet } from "./picture-set.ts";
import { StampScene } from "./stamp.tsx";

type PictureProps = {
  /** From the loader (`viewPicture`); null draws a horizon of the hour in its place. */
  picture: PictureView | null;
  /** As of `<img sizes>`: the width it is shown at. */
  sizes: string;
  /** The widest file that can be of use, in px: small pictures need not name large ones. */
  most?: number;
  /** The largest picture of the first view: fetched at once. */
  priority?: boolean;
  /** In the first view of a phone: not waited for until the page is laid out. */
  early?: boolean;
  /** The hour of the drawn horizon where there is no picture. */
  hour?: Hour;
  className?: string;
  /** `object-position`, where the landmark is not in the middle. */
  focus?: string;
};

type LayerProps = {
  name: string;
  widths: readonly number[];
  alt: string;
  /** Its middle is a file of its own, for phones. */
  tall?: boolean;
} & Pick<PictureProps, "sizes" | "priority" | "early" | "className" | "focus"> & {
    width: number;
    height: number;
    style?: CSSProperties;
  };

/** One file in its widths, AVIF before WebP. */
export function PictureLayer(props: LayerProps) {
  const { name, widths, alt, tall, sizes, priority, early, className, focus } = props;
  const { width, height, style } = props;
  const usual = widths[Math.min(1, widths.length - 1)];
  return (
    <picture className={styles.frame}>
      {tall && (
        <source
          type="image/avif"
          media="(max-width: 430px)"
          srcSet={`/pictures/${name}-tall.avif`}
        />
      )}
      <source type="image/avif" srcSet={pictureSet(name, widths)} sizes={sizes} />
      <img
        className={[styles.picture, className].filter(Boolean).join(" ")}
        // Browsers that know no AVIF are few and old: they get the usual width.
        src={`/pictures/${name}-${usual}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={priority || early ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        style={focus ? { ...style, objectPosition: focus } : style}
      />
    </picture>
  );
}

/** A picture of the catalogue, filling its frame; never a broken image, nor a map in the place of a monument. */
export function Picture(props: PictureProps) {
  const {
    picture,
    sizes,
    most = Number.POSITIVE_INFINITY,
    priority,
    early,
    hour,
    className,
    focus,
  } = props;
  if (!picture)
    return (
      <span
        className={`${styles.horizon} ${className ?? ""}`}
        data-hour={hour}
        aria-hidden="true"
      />
    );
  const { slug, widths, alt = "", width, height, colour, placeholder, stamp, tile } = picture;
  if (stamp) return <StampScene kind={stamp} hour={picture.hour} />;
  if (tile)
    return (["day", "night"] as const).map((light) => (
      <img
        key={light}
        className={[styles.picture, styles[light], className].filter(Boolean).join(" ")}
        src={tile[light]}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    ));
  return (
    <PictureLayer
      name={slug}
      widths={widths.filter((candidate) => candidate <= most)}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      priority={priority}
      early={early}
      className={className}
      focus={focus}
      style={
        placeholder
          ? { background: `${colour} url(${placeholder}) center / cover` }
          : { backgroundColor: colour }
      }
    />
  );
}

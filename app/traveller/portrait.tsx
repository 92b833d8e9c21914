import { useState } from "react";
import { defaultPortrait } from "#contract/wire/portrait.ts";
import styles from "./portrait.module.css";

/** A round picture of a traveller; the default portrait when there is none or it does not load. */
export function Portrait({
  src,
  size,
  alt = "",
}: {
  src: string | null;
  /** Pixels. */
  size: number;
  alt?: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const wanted = src && src !== broken ? src : defaultPortrait;
  return (
    <img
      className={styles.portrait}
      src={wanted}
      alt={alt}
      width={size}
      height={size}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
}

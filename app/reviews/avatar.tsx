import { useEffect, useRef, useState } from "react";
import { defaultPortrait } from "#contract/wire/portrait.ts";
import styles from "./review-card.module.css";

/** Which of the five placeholder portraits stands for a review: always the same one. */
const placeholderOf = (id: number) => `/pictures/portrait-${(id % 5) + 1}-320.webp`;

/** The first letters of the first and of the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")].find((sign) => /\p{L}/u.test(sign)) ?? "").join("");
}

/**
 * A traveller's picture; whoever has none has initials on a sun. A broken one gives way to a
 * placeholder (section 2), and that to a drawing.
 */
export function Avatar({ id, name, path }: { id: number; name: string; path: string | null }) {
  const [failed, setFailed] = useState(0);
  const picture = useRef<HTMLImageElement>(null);
  // What failed before the scripts were there has told nobody.
  useEffect(() => {
    const { complete = false, naturalWidth = 1 } = picture.current ?? {};
    if (complete && naturalWidth === 0) setFailed((count) => Math.max(count, 1));
  }, []);
  if (path === null || path === defaultPortrait)
    return (
      <span className={`${styles.avatar} ${styles.sun}`} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  const sources = [path, placeholderOf(id), defaultPortrait];
  const shown = Math.min(failed, sources.length - 1);
  return (
    <img
      ref={picture}
      className={styles.avatar}
      src={sources[shown]}
      alt=""
      width="56"
      height="56"
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(shown + 1)}
    />
  );
}

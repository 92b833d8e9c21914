import { useState } from "react";
import { defaultPortrait } from "#contract/portrait.ts";
import styles from "./review-card.module.css";

/** Which of the five placeholder portraits stands for a review: always the same one. */
const placeholderOf = (id: number) => `/pictures/portrait-${(id % 5) + 1}-320.webp`;

/** A traveller's picture; a broken one gives way to a placeholder (section 2), and that to a drawing. */
export function Avatar({ id, path }: { id: number; path: string | null }) {
  const sources = [path, placeholderOf(id), defaultPortrait].filter((source) => source !== null);
  const [failed, setFailed] = useState(0);
  return (
    <img
      className={styles.avatar}
      src={sources[Math.min(failed, sources.length - 1)]}
      alt=""
      width="56"
      height="56"
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed((count) => Math.min(count + 1, sources.length - 1))}
    />
  );
}

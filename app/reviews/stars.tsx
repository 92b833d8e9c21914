import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./stars.module.css";

/** A rating as five stars; its words are for those who do not see them. */
export function Stars({ rating, size = 20 }: { rating: number; size?: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={m.blog_stars({ rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size={size} data-lit={star <= Math.round(rating)} />
      ))}
    </span>
  );
}

type StarInputProps = {
  value: number;
  onChange(value: number): void;
  /** Of the field, and what the stars are for; those of the one review of a form unless told. */
  name?: string;
  legend?: string;
};

/** One to five stars to choose from; five unless told (section 5). */
export function StarInput({ value, onChange, name = "rating", legend }: StarInputProps) {
  return (
    <fieldset className={styles.input}>
      <legend>{legend ?? m.blog_rating()}</legend>
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star} data-lit={star <= value}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <Icon name="star" size={34} />
          <span className="visually-hidden">{m.blog_stars({ rating: star })}</span>
        </label>
      ))}
    </fieldset>
  );
}

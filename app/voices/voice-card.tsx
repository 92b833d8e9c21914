import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Stars } from "#app/reviews/stars.tsx";
import { formatLongDay, formatMonth } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ReviewParty } from "#contract/wire/trip-review-limits.ts";
import type { PlacePart } from "#contract/wire/trip-reviews.ts";
import type { Voice } from "#contract/wire/voices.ts";
import styles from "./voices.module.css";

/** Longer than this and the text folds. */
const longText = 420;

export const nameParty: Record<ReviewParty, () => string> = {
  solo: m.voices_solo,
  couple: m.voices_couple,
  family: m.voices_family,
  friends: m.voices_friends,
};

function Words({ text }: { text: string }) {
  if (text.length <= longText) return <p className={styles.text}>{text}</p>;
  return (
    <details className={styles.more}>
      <summary>
        <span className={styles.text}>{`${text.slice(0, longText).trimEnd()} …`}</span>
        <b>{m.blog_read_on()}</b>
      </summary>
      <p className={styles.text}>{text}</p>
    </details>
  );
}

const PlaceRow = ({ place }: { place: PlacePart }) => (
  <li>
    <span className={styles.place}>
      <Link to={place.path}>{place.name}</Link>
      <Stars rating={place.rating} size={16} />
    </span>
    {place.body && <p className={styles.text}>{place.body}</p>}
  </li>
);

/** What one traveller says, with its photos and the office's answer. */
export function VoiceCard({ voice, place }: { voice: Voice; place: string }) {
  const { photos, answer, travelled } = voice;
  return (
    <article className={styles.voice} data-testid="voice" dir="auto">
      <p className={styles.top}>
        <Stars rating={voice.rating} />
        {voice.verified && travelled && (
          <span className={styles.mark}>
            <Icon name="check" size={16} />
            {m.voices_mark({ month: formatMonth(travelled) })}
          </span>
        )}
      </p>
      {voice.title && <h3 className="h4">{voice.title}</h3>}
      {voice.body && <Words text={voice.body} />}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <a href={photo.full} target="_blank" rel="noreferrer">
                <img
                  src={photo.thumbnail}
                  width={photo.width}
                  height={photo.height}
                  loading="lazy"
                  style={{ background: photo.colour }}
                  alt={m.voices_photo({ name: voice.name, place, index: index + 1 })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {voice.places.length > 0 && (
        <ul className={styles.places}>
          {voice.places.map((one) => (
            <PlaceRow key={one.path} place={one} />
          ))}
        </ul>
      )}
      <footer className={styles.who}>
        <b>{voice.name}</b>
        <span>
          {[
            voice.party && nameParty[voice.party](),
            !voice.verified && travelled && m.voices_travelled({ month: formatMonth(travelled) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <time dateTime={voice.at}>{formatLongDay(voice.at.slice(0, 10))}</time>
      </footer>
      {answer && (
        <blockquote className={styles.answer}>
          <b>{m.voices_answer()}</b>
          <p className={styles.text}>{answer.body}</p>
        </blockquote>
      )}
    </article>
  );
}

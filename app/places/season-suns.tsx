import { m } from "#app/paraglide/messages.js";
import { nameMonth, shortenMonth } from "#app/ui/months.ts";
import { Fold } from "./fold.tsx";
import styles from "./season-suns.module.css";

type Month = { score: number; reason: string };

const words: Record<number, () => string> = {
  5: m.place_score_best,
  4: m.place_score_good,
  3: m.place_score_fair,
  2: m.place_score_hard,
  1: m.place_score_avoid,
};

/** A month's score in a word: 5 "Best" to 1 "Avoid". */
export const nameScore = (score: number): string => words[score]?.() ?? "";

type SeasonSunsProps = {
  season: readonly Month[];
  /** 1 to 12: ringed. */
  present: number;
  /** Mean daily high and low, °C, told in figures: a sun's height is a month's kindness everywhere. */
  temperatures?: readonly (readonly [number, number])[];
};

/** Twelve small suns, January first, and the reason for each month in words. */
export function SeasonSuns({ season, present, temperatures }: SeasonSunsProps) {
  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        {[5, 4, 3, 2, 1].map((score) => (
          <li key={score} data-score={score}>
            {nameScore(score)}
          </li>
        ))}
      </ul>
      <ol className={styles.suns} aria-hidden="true">
        {season.map(({ score }, index) => {
          const pair = temperatures?.[index];
          return (
            <li
              key={nameMonth(index + 1)}
              className={styles.month}
              data-score={score}
              data-present={index + 1 === present || undefined}
            >
              <span className={styles.sky}>
                <i />
                <em>{nameScore(score)}</em>
              </span>
              <b>{shortenMonth(index + 1)}</b>
              {pair && (
                <span className={`${styles.low} num`}>
                  {Math.round(pair[0])}° <span>{m.place_day()}</span>
                  <br />
                  {Math.round(pair[1])}° <span>{m.place_night()}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <Fold narrow label={m.place_months_label()} className={styles.told}>
        <ol className={styles.reasons} aria-label={m.place_months_label()}>
          {season.map(({ score, reason }, index) => (
            <li
              key={nameMonth(index + 1)}
              data-score={score}
              aria-current={index + 1 === present ? "date" : undefined}
            >
              <b>
                <abbr title={nameMonth(index + 1)}>{shortenMonth(index + 1)}</abbr>
              </b>
              <span>
                <strong>{nameScore(score) + m.sentence_end()}</strong> {reason}
              </span>
            </li>
          ))}
        </ol>
      </Fold>
    </>
  );
}

/** The twelve months as dots of one line, for a card. */
export function SeasonDots({ scores, present }: { scores: readonly number[]; present: number }) {
  return (
    <ol className={styles.dots} aria-label={m.place_months_label()}>
      {scores.map((score, index) => (
        <li
          key={nameMonth(index + 1)}
          data-score={score}
          data-present={index + 1 === present || undefined}
        >
          <span className="visually-hidden">{`${nameMonth(index + 1)}: ${nameScore(score)}`}</span>
          <i aria-hidden="true" />
          <em aria-hidden="true">{shortenMonth(index + 1).charAt(0)}</em>
        </li>
      ))}
    </ol>
  );
}

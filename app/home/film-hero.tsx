import { type ReactNode, useRef } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { RestOfStyles } from "#app/ui/inline-styles.tsx";
import { Scene } from "#app/ui/scene.tsx";
import type { Hour } from "#contract/content/picture.ts";
import type { HomeFilm } from "#server/content/pages/home-page.ts";
import { Film } from "./film.tsx";
import styles from "./film-hero.module.css";
import { useFilms } from "./use-films.ts";

/** The hours of the five films, for the sky where a still has not been made. */
const hours: Hour[] = ["dawn", "noon", "gold", "dusk", "night"];

/** Of a script whose letters hang on one bar: the whole word. */
const halves = (title: string) => {
  if (import.meta.env.LANGUAGE !== "en") return [title];
  const word = title.toUpperCase();
  const middle = Math.ceil(word.length / 2);
  return [word.slice(0, middle), word.slice(middle)];
};

/** Five films, one hour of the day each: the title stands in the sky, then the film begins. */
export function FilmHero({
  films,
  line = m.home_plain(),
  children,
}: {
  films: readonly HomeFilm[];
  line?: string | undefined;
  /** What is asked in the first view, below the one sentence. */
  children: ReactNode;
}) {
  const reel = useRef<HTMLOListElement>(null);
  const player = useFilms(films);
  const film = films[player.index];
  if (!film) return null;
  const hour = film.picture?.hour ?? hours[player.index] ?? "dawn";
  return (
    <>
      <section
        ref={player.stage}
        className={styles.stage}
        data-rolling={player.rolling || undefined}
        data-hour={hour}
        aria-roledescription="carousel"
        aria-label={m.home_films_label()}
      >
        <h1 className="visually-hidden">{m.home_title()}</h1>
        <Scene
          key={film.title}
          hour={hour}
          picture={film.picture}
          word={halves(film.title)}
          tight={player.index === 0}
          priority={player.index === 0}
          tall
          className={`${styles.hero} ${player.index === 0 ? styles.first : ""}`}
          film={
            player.rolling &&
            player.address && (
              <Film
                key={player.address}
                src={player.address}
                muted={player.muted}
                running={player.running}
                progress={reel}
                onEnd={() => player.show(player.index + 1)}
                onFail={player.fail}
              />
            )
          }
        />
        {player.index > 0 && <p className={styles.caption}>{film.caption}</p>}
        <div className={styles.dock}>
          <p className={styles.line}>{line}</p>
          {children}
          <div className={styles.transport}>
            <IconButton
              name="chevron-left"
              variant="quiet"
              label={m.home_film_previous()}
              onClick={() => player.show(player.index - 1)}
            />
            <IconButton
              name={player.playing ? "pause" : "play"}
              variant="primary"
              label={player.playing ? m.home_film_pause() : m.home_film_play()}
              onClick={player.togglePlay}
            />
            <IconButton
              name="chevron-right"
              variant="quiet"
              label={m.home_film_next()}
              onClick={() => player.show(player.index + 1)}
            />
          </div>
          <ol className={styles.reel} ref={reel} key={film.title}>
            {films.map((entry, index) => (
              <li key={entry.title} data-on={index === player.index || undefined}>
                <button
                  type="button"
                  aria-current={index === player.index || undefined}
                  onClick={() => player.show(index)}
                >
                  <b>{entry.title}</b>
                  <span>{entry.place}</span>
                </button>
              </li>
            ))}
          </ol>
          <div className={styles.actions}>
            <IconButton
              name={player.muted ? "sound-off" : "sound-on"}
              variant="quiet"
              label={player.muted ? m.home_film_unmute() : m.home_film_mute()}
              aria-pressed={!player.muted}
              className={styles.sound}
              onClick={player.toggleSound}
            />
          </div>
          <p className="visually-hidden" aria-live="polite">
            {m.home_film_status({
              title: film.title,
              number: player.index + 1,
              count: films.length,
            })}
          </p>
        </div>
      </section>
      <RestOfStyles />
    </>
  );
}

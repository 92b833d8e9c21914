import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./film-hero.module.css";

type FilmProps = {
  src: string;
  muted: boolean;
  running: boolean;
  /** Gets `--played`, 0 to 1. */
  progress: RefObject<HTMLElement | null>;
  onEnd(): void;
  onFail(): void;
};

/** One film over its still: fades in when it has begun, and says when it is over. */
export function Film({ src, muted, running, progress, onEnd, onFail }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState(false);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    // The attribute alone is not kept by every browser.
    film.muted = muted;
  }, [muted]);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    if (!running) film.pause();
    else
      film.play().catch((fault: DOMException) => {
        // What paused it meanwhile ends the beginning too; only what may not be heard begins without sound.
        if (fault.name !== "NotAllowedError") return;
        film.muted = true;
        film.play().catch(() => {});
      });
  }, [running]);

  return (
    <video
      ref={video}
      className={styles.film}
      data-begun={begun || undefined}
      src={src}
      muted={muted}
      autoPlay
      playsInline
      preload="auto"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setBegun(true)}
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
        progress.current?.style.setProperty("--played", String(currentTime / duration || 0))
      }
      onEnded={onEnd}
      onError={onFail}
    />
  );
}

import { useEffect, useRef, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { GuidesPage } from "#server/content/pages/fixed-pages.ts";
import { useGuides } from "./use-guides.ts";
import styles from "./video-guides.module.css";

type Guide = GuidesPage[number];

const writeTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const posterOf = ({ poster }: Guide) =>
  poster
    ? `/pictures/${poster.slug}-${poster.widths.find((width) => width >= 640)}.webp`
    : undefined;

type GuideCardProps = { guide: Guide; playing: boolean; active: boolean; onChoose(): void };

function GuideCard({ guide, playing, active, onChoose }: GuideCardProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    if (playing) film.play().catch(() => {});
    else film.pause();
  }, [playing]);
  const goTo = (second: number) => {
    if (video.current) video.current.currentTime = second;
    onChoose();
  };
  return (
    <article className={styles.guide} data-active={active || undefined} data-testid="video-guide">
      <button
        type="button"
        className={styles.screen}
        aria-pressed={active}
        aria-label={m.blog_play({ title: guide.title })}
        onClick={onChoose}
      >
        <video
          ref={video}
          muted
          loop
          playsInline
          preload={active ? "auto" : "none"}
          poster={posterOf(guide)}
          width={1280}
          height={720}
        >
          {guide.films.map((film) => (
            <source key={film.type} {...film} />
          ))}
          {guide.captions && (
            <track kind="captions" src={guide.captions} srcLang="en" label="English" default />
          )}
        </video>
        {!active && (
          <span className={styles.play}>
            <Icon name="play" size={30} />
          </span>
        )}
      </button>
      <h2 className="h3">{guide.title}</h2>
      <p className={styles.place}>
        {guide.place}, <span className="num">{writeTime(guide.seconds)}</span>
      </p>
      <p className={styles.summary}>{guide.summary}</p>
      <ol className={styles.chapters} aria-label={m.blog_chapters()}>
        {guide.chapters.map((chapter) => (
          <li key={chapter.at}>
            <button type="button" onClick={() => goTo(chapter.at)}>
              <span className="num">{writeTime(chapter.at)}</span> {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </article>
  );
}

/** Four films; one plays without sound and gives way to the next, or to the one that is clicked. */
export function VideoGuides({ guides }: { guides: GuidesPage }) {
  const [paused, setPaused] = useState(false);
  const { active, choose } = useGuides(guides.length, paused);
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setPaused(true);
  }, []);
  return (
    <>
      <div className={styles.head}>
        <p className="lede">{m.blog_guides_line()}</p>
        <Button variant="quiet" icon={paused ? "play" : "pause"} onClick={() => setPaused(!paused)}>
          {paused ? m.blog_resume() : m.blog_pause()}
        </Button>
      </div>
      <div className={styles.guides}>
        {guides.map((guide, index) => (
          <GuideCard
            key={guide.slug}
            guide={guide}
            active={index === active}
            playing={index === active && !paused}
            onChoose={() => choose(index)}
          />
        ))}
      </div>
    </>
  );
}

import type { CSSProperties, ReactNode } from "react";
import { RestOfStyles } from "#app/ui/inline-styles.tsx";
import { Scene } from "#app/ui/scene.tsx";
import type { Hour, PictureView } from "#contract/picture.ts";
import type { FittedLine, GiantWord } from "#server/content/pages/giant-words.ts";
import styles from "./scene-hero.module.css";

type SceneHeroProps = {
  hour: Hour;
  /** The page's one h1; the giant word in the sky is its picture. */
  title: string;
  word: GiantWord;
  picture: PictureView | null;
  /** The head of a page that is read: lower, its word smaller. */
  low?: boolean;
  /** Stands on a solid card at the foot of the scene. */
  children: ReactNode;
};

/** The size of a line as the style sheet bounds it, in its words. */
const sizeOf = ({ em }: FittedLine) => `min(var(--room) / ${em}, var(--most))`;

/** What the style sheet needs to lay the land by the word: how high it is, and where the sky ends. */
function measure(word: GiantWord, picture: PictureView | null): CSSProperties {
  const rows = (lines: FittedLine[]) => `calc(${lines.map(sizeOf).join(" + ")})`;
  return {
    "--lines": word.wide.length,
    "--few": word.narrow.length,
    "--wide-rows": rows(word.wide),
    "--narrow-rows": rows(word.narrow),
    "--sky": picture?.sky,
    "--sky-tall": picture?.skyTall,
  } as CSSProperties;
}

/** Sizes fall with the number of lines; from the third on they stay. */
const countName = (kind: "wide" | "narrow", lines: FittedLine[]) =>
  styles[`${kind}-${Math.min(lines.length, 3)}`];

function Lines({ lines, className }: { lines: FittedLine[]; className?: string }) {
  return (
    <span className={className}>
      {lines.map((line) => (
        <span key={line.text} className={styles.line} style={{ "--em": line.em } as CSSProperties}>
          {line.text}
        </span>
      ))}
    </span>
  );
}

/** The head of a region, a state or a place: its name fills the sky, behind what stands on the land. */
export function SceneHero({ hour, title, word, picture, low, children }: SceneHeroProps) {
  // Without a layer that stands before the word the land begins under it.
  const under = !picture?.layers?.outline;
  return (
    <>
      <Scene
        hour={hour}
        picture={picture}
        priority
        tall={!under && !low}
        style={measure(word, picture)}
        className={[
          styles.hero,
          low && styles.low,
          (under || picture.sky) && styles.placed,
          under && styles.under,
          countName("wide", word.wide),
          countName("narrow", word.narrow),
        ]
          .filter(Boolean)
          .join(" ")}
      >
        <h1 className="visually-hidden">{title}</h1>
        <p className={styles.word} aria-hidden="true">
          <Lines lines={word.wide} className={styles.wide ?? ""} />
          <Lines lines={word.narrow} className={styles.narrow ?? ""} />
        </p>
        <div className={styles.foot}>
          <div className={styles.card}>{children}</div>
        </div>
      </Scene>
      <RestOfStyles />
    </>
  );
}

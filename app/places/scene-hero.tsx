import type { ReactNode } from "react";
import { RestOfStyles } from "#app/ui/inline-styles.tsx";
import type { Hour, PictureView } from "#contract/content/picture.ts";
import type { FittedLine, GiantWord } from "#server/content/pages/giant-words.ts";
import type { Fact } from "./facts.tsx";
import { HeadDock } from "./head-dock.tsx";
import { measureHead, wordPlace } from "./head-measures.ts";
import { HeadPicture } from "./head-picture.tsx";
import styles from "./scene-hero.module.css";

type SceneHeroProps = {
  hour: Hour;
  /** The page's one h1; the giant word in the sky is its picture. */
  title: string;
  word: GiantWord;
  picture: PictureView | null;
  /** What is most asked of this page: three at most. */
  facts?: readonly Fact[];
  /** The one action of the first view, and what stands beside it. */
  action?: ReactNode;
  /** On the card at the foot: the way here and one plain sentence. */
  children: ReactNode;
};

function Lines({ lines, className }: { lines: FittedLine[]; className?: string | undefined }) {
  return (
    <span className={className}>
      {lines.map((line) => (
        <span key={line.text} className={styles.line}>
          {line.text}
        </span>
      ))}
    </span>
  );
}

/**
 * The head of a page with a name: word, subject, one sentence, one action and three facts in the first
 * view. The picture is drawn once and placed by its subject; the word is masked by its outline.
 */
export function SceneHero(props: SceneHeroProps) {
  const { hour, title, word, facts = [], action, children } = props;
  // A map is no view to stand in.
  const picture = props.picture?.tile ? null : props.picture;
  const place = wordPlace(picture);
  return (
    <>
      <section
        className={[styles.head, styles[place]].filter(Boolean).join(" ")}
        data-hour={hour}
        data-head={place}
        data-front={picture?.of?.front?.join(" ")}
        style={measureHead(word, picture)}
      >
        <h1 className="visually-hidden">{title}</h1>
        <div className={styles.stage}>
          <div className={styles.fit}>
            <HeadPicture picture={picture} drawn={props.picture?.stamp} />
            <div className={styles.sky}>
              <p className={styles.word} aria-hidden="true">
                <Lines lines={word.wide} className={styles.wide} />
                <Lines lines={word.narrow} className={styles.narrow} />
              </p>
            </div>
          </div>
        </div>
        <HeadDock facts={facts} action={action}>
          {children}
        </HeadDock>
      </section>
      <RestOfStyles />
    </>
  );
}

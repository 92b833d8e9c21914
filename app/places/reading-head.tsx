import type { CSSProperties, ReactNode } from "react";
import { RestOfStyles } from "#app/ui/inline-styles.tsx";
import { Scene } from "#app/ui/scene.tsx";
import type { Hour, PictureView } from "#contract/content/picture.ts";
import type { GiantWord } from "#server/content/pages/giant-words.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { Fact } from "./facts.tsx";
import styles from "./reading-head.module.css";
import { SceneHero } from "./scene-hero.tsx";
import type { Crumb } from "./structured-data.ts";

type ReadingHeadProps = {
  crumbs: readonly Crumb[];
  title: string;
  /** The title in the sky. */
  word: GiantWord;
  line?: string;
  hour: Hour;
  picture: PictureView | null;
  /** Beside the line: a date, a price. */
  aside?: ReactNode;
  /** Three at most, and the one action of the first view. */
  facts?: readonly Fact[];
  action?: ReactNode;
};

/** The head of a page that is read: its name in the sky of its picture, the way here and one line on a card. */
export function ReadingHead(props: ReadingHeadProps) {
  const { crumbs, title, word, line, hour, picture, aside, facts, action } = props;
  return (
    <SceneHero
      hour={picture?.hour ?? hour}
      title={title}
      word={word}
      picture={picture}
      {...(facts && { facts })}
      action={action}
    >
      <div className={styles.card}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbs} />
          {line && <p className={styles.line}>{line}</p>}
        </div>
        {aside}
      </div>
    </SceneHero>
  );
}

/** As large as the page allows, and no larger than its longest word does. */
function Title({ title }: { title: string }) {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  return (
    <h1 className={styles.name} style={{ "--longest": longest } as CSSProperties}>
      {title}
    </h1>
  );
}

type PlainHeadProps = {
  crumbs: readonly Crumb[];
  title: string;
  line?: string;
  hour: Hour;
  /** The scene at its side; the sun or the moon alone without one. */
  scene?: PictureView | null;
  /** Under the line: buttons, a search. */
  children?: ReactNode;
};

/** The low head of a list, or of a page without a picture of its own: its name on the sky of its hour. */
export function PlainHead({ crumbs, title, line, hour, scene, children }: PlainHeadProps) {
  const words = (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <Title title={title} />
      {line && <p className={`lede ${styles.below}`}>{line}</p>}
      {children}
    </div>
  );
  return (
    <>
      {scene ? (
        <Scene
          hour={scene.hour}
          picture={scene}
          // On a phone as a card's (tiles.tsx): it is the ground of words.
          sizes="(max-width: 430px) 80vw, (max-width: 768px) 100vw, 58vw"
          priority
          className={`${styles.plain} ${styles.pictured}`}
        >
          {words}
        </Scene>
      ) : (
        <header className={styles.plain} data-hour={hour}>
          {words}
          <i className={styles.disc} aria-hidden="true" />
        </header>
      )}
      <RestOfStyles />
    </>
  );
}

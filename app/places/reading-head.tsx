import type { CSSProperties, ReactNode } from "react";
import { Picture, PictureLayer } from "#app/ui/picture.tsx";
import type { Hour, PictureView } from "#contract/picture.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import styles from "./reading-head.module.css";
import type { Crumb } from "./structured-data.ts";

type ReadingHeadProps = {
  crumbs: readonly Crumb[];
  title: string;
  line?: string;
  hour: Hour;
  picture: PictureView | null;
  /** Beside the title: a date, a price. */
  aside?: ReactNode;
  /** Under the line: buttons, coordinates. */
  children?: ReactNode;
};

/** As large as the page allows, and no larger than its longest word does. */
function Title({ title }: { title: string }) {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  return (
    <h1 className={styles.name} style={{ "--longest": longest } as CSSProperties}>
      {title}
    </h1>
  );
}

const sizes = "(max-width: 768px) 100vw, 1312px";

/** The head of a page that is read: the way here, the name, one line, and its picture in a wide window. */
export function ReadingHead(props: ReadingHeadProps) {
  const { crumbs, title, line, hour, picture, aside, children } = props;
  const night = picture?.layers?.night;
  return (
    <header className={styles.head} data-hour={hour}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <div className={styles.title}>
          <div>
            <Title title={title} />
            {line && <p className={`lede ${styles.line}`}>{line}</p>}
          </div>
          {aside}
        </div>
        {children}
        <div className={styles.window} data-night={night ? true : undefined}>
          <Picture picture={picture} sizes={sizes} hour={hour} priority className={styles.day} />
          {picture && night && (
            <PictureLayer
              name={`${picture.slug}-night`}
              widths={night}
              alt=""
              width={picture.width}
              height={picture.height}
              sizes={sizes}
              className={styles.night}
            />
          )}
        </div>
      </div>
    </header>
  );
}

/** The head of a page without a picture of its own: its name on the sky of its hour. */
export function PlainHead({
  crumbs,
  title,
  line,
  hour,
  children,
}: Omit<ReadingHeadProps, "picture" | "aside">) {
  return (
    <header className={styles.plain} data-hour={hour}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <Title title={title} />
        {line && <p className={`lede ${styles.line}`}>{line}</p>}
        {children}
      </div>
      <i className={styles.disc} aria-hidden="true" />
    </header>
  );
}

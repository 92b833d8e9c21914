import { Children, type ReactNode } from "react";
import { Link } from "react-router";
import { hourOfDrawing, hourOnPaper } from "#app/site/region-hours.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Hour } from "#contract/content/picture.ts";
import type { Tile } from "#server/content/pages/tiles.ts";
import styles from "./tiles.module.css";

export const hourOfTile = (tile: Tile): Hour => hourOnPaper(tile.picture, hourOfDrawing(tile.to));

/** Unequal pictures in a wall: the first one large, the rest around it. */
export function TileWall({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.wall} data-count={Math.min(tiles.length, 7)}>
      {tiles.map((tile) => (
        <li key={tile.to} data-hour={hourOfTile(tile)}>
          <Link to={tile.to} className={styles.cell}>
            <Picture
              picture={tile.picture}
              // On a phone a fifth less than is drawn, as TileCard does.
              sizes="(max-width: 768px) 80vw, 60vw"
              hour={hourOfTile(tile)}
            />
            <span className={styles.plate}>
              <b>{tile.name}</b>
              <span>{tile.line}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type TileCardProps = {
  tile: Tile;
  /** The name's level in the page's outline. */
  level?: 2 | 3;
  /** On the picture: a date, a price. */
  badge?: ReactNode;
  /** In the picture's other corner, above the card's own link. */
  corner?: ReactNode;
  /** Under the place, instead of the one line. */
  children?: ReactNode;
  sizes?: string;
  /** The first card of a page that begins with its cards: a phone shows it at once. */
  early?: boolean;
  /** Below its text: what a sight's page warns of. */
  foot?: ReactNode;
};

/** A picture with its name under it. */
export function TileCard({
  tile,
  level = 3,
  badge,
  corner,
  children,
  foot,
  // On a phone a fifth less than is drawn: at twice the density 640 px do, a third of the bytes of the next file.
  sizes = "(max-width: 600px) 80vw, (max-width: 1000px) 50vw, 33vw",
  early,
}: TileCardProps) {
  const Name = level === 2 ? "h2" : "h3";
  return (
    <article className={styles.card} data-hour={hourOfTile(tile)}>
      <div className={styles.frame}>
        <Picture picture={tile.picture} sizes={sizes} hour={hourOfTile(tile)} early={early} />
        {badge && <div className={styles.badge}>{badge}</div>}
      </div>
      <Name className={`h4 ${styles.name}`}>
        <Link to={tile.to} className={styles.cover}>
          {tile.name}
        </Link>
      </Name>
      {tile.place && (
        <p className={styles.place}>
          <Icon name="pin" size={17} />
          {tile.place}
        </p>
      )}
      {children ?? <p className={styles.line}>{tile.line}</p>}
      {foot}
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}

type TileGridProps = {
  children: ReactNode;
  small?: boolean;
  /** On a telephone a line to be pushed aside instead of a tower. */
  rail?: boolean;
};

/** Three across, or four where one of them would be left over. */
const countColumns = (count: number, most: number) =>
  count < most ? count : most === 3 && count % 3 === 1 ? 4 : most;

/** Cards side by side: three across on a wide screen, four with `small`. */
export function TileGrid({ children, small, rail }: TileGridProps) {
  const count = Children.count(children);
  return (
    <ul
      className={`${styles.grid} ${rail ? "rail" : ""}`}
      data-columns={countColumns(count, small ? 4 : 3)}
    >
      {children}
    </ul>
  );
}

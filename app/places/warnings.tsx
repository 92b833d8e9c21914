import { m } from "#app/paraglide/messages.js";
import type { Tile } from "#server/content/pages/tiles.ts";
import { findCommonReading, listWarnings, type Warning } from "./sight-warnings.ts";
import { StandingMark } from "./standing-mark.tsx";
import styles from "./warnings.module.css";

/** What can spoil a visit, as badges, and who says so: once where that is the same of all. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  const common = findCommonReading(warnings);
  return (
    <ul className={styles.warnings} aria-label={m.warn_label()}>
      {warnings.map(({ text, reading }) => (
        <li key={text}>
          {text}
          {common === false && (
            <>
              {" "}
              <StandingMark reading={reading} />
            </>
          )}
        </li>
      ))}
      {common !== false && (
        <li data-standing>
          <StandingMark reading={common} />
        </li>
      )}
    </ul>
  );
}

/** What a tile's page warns of, as the card of its sight does. */
export function TileWarnings({ tile: { warned } }: { tile: Tile }) {
  if (!warned) return null;
  return (
    <div className={styles.foot}>
      <Warnings warnings={listWarnings(warned, warned.closed)} />
    </div>
  );
}

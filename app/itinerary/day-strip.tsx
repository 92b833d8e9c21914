import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Picture } from "#app/ui/picture.tsx";
import { Stamp } from "#app/ui/stamp.tsx";
import type { SightLook } from "#contract/wire/sight-look.ts";
import {
  isShortWay,
  listCells,
  type Span,
  type StripCell,
  usualLight,
} from "#trip/strip/list-cells.ts";
import { findHour, type Light, paintSky } from "#trip/strip/sky.ts";
import { VisitBadges } from "./badges.tsx";
import styles from "./day-card.module.css";
import { sayTime } from "./say-figures.ts";
import type { ShownDay, ShownItem, ShownVisit, ShownWay } from "./shown-day.ts";
import { Sign } from "./signs.tsx";
import { markItem } from "./trip-marks.ts";

type Drawn = Pick<StripCell<ShownItem>, "span" | "share" | "least"> & { isPast: boolean };

/** A cell of the strip: its share of the width, and its own part of the sky. */
const markCell = ({ span, share, least, isPast }: Drawn, light: Light) => ({
  "data-past": isPast || undefined,
  style: {
    "--sky": paintSky(span, light),
    "--share": share,
    "--least": `${least}px`,
  } as CSSProperties,
});

/** Sunrise or sunset, in the cell in whose time it falls. */
function SunMark({ span, light, isSaid }: { span: Span; light: Light; isSaid: boolean }) {
  const marks = [
    ["rise", light.sunrise, m.day_sunrise()],
    ["set", light.sunset, m.day_sunset()],
  ] as const;
  return marks.map(
    ([mark, minute, word]) =>
      minute >= span[0] &&
      minute < span[1] && (
        <span
          key={mark}
          className={styles.mark}
          data-mark={mark}
          style={
            { "--at": `${((minute - span[0]) / (span[1] - span[0])) * 100}%` } as CSSProperties
          }
        >
          <i aria-hidden="true" />
          {isSaid && (
            <span>
              <span className={styles.word}>{word}</span> {sayTime(minute)}
            </span>
          )}
        </span>
      ),
  );
}

const sayTimes = ({ from, to }: Pick<ShownItem, "from" | "to">): string =>
  from === null ? "" : to === null ? sayTime(from) : `${sayTime(from)}–${sayTime(to)}`;

type CellProps<Item> = {
  item: Item;
  cell: Drawn;
  light: Light;
  /** Its sunrise and sunset are known. */
  isSaid: boolean;
};

function VisitCell({
  look,
  tail,
  item,
  cell,
  light,
  isSaid,
}: CellProps<ShownVisit> & { look: SightLook | undefined; tail: ReactNode }) {
  const { span } = cell;
  const { id, sight, name, link, price, text, notices } = item;
  const hour = findHour(span[0], light);
  return (
    <li
      className={`${styles.cell} ${styles.visit}`}
      {...markCell(cell, light)}
      {...markItem(id, sight)}
    >
      <SunMark span={span} light={light} isSaid={isSaid} />
      <div className={styles.body}>
        {look?.picture ? (
          <span className={styles.window}>
            <Picture picture={look.picture} sizes="180px" most={640} focus={look.at} />
          </span>
        ) : (
          <Stamp kind={look?.stamp ?? "monument"} hour={hour} className={styles.stamp} />
        )}
        <div className={styles.text}>
          <p className={`${styles.time} num`}>{sayTimes(item)}</p>
          <h4 className={styles.name}>{link ? <Link to={link}>{name}</Link> : name}</h4>
          {price && <p className={`${styles.price} num`}>{price}</p>}
          <VisitBadges notices={notices} look={look} />
          {text && (
            <p className={styles.said} dir="auto">
              {text}
            </p>
          )}
          {tail}
        </div>
      </div>
    </li>
  );
}

function WayCell({ item, cell, light, isSaid }: CellProps<ShownWay>) {
  const { id, mode, name, length, isLong, details } = item;
  const { span } = cell;
  return (
    <li
      className={`${styles.cell} ${styles.way}`}
      {...markCell(cell, light)}
      data-mode={mode ?? "way"}
      data-long={isLong || undefined}
      data-short={isShortWay(item, span) || undefined}
      {...markItem(id)}
    >
      <SunMark span={span} light={light} isSaid={isSaid} />
      <p className={styles.ribbon}>
        <Sign name={mode ?? "way"} />
        <span className={styles.by}>{name}</span>
        {length && <span className={`${styles.length} num`}>{length}</span>}
      </p>
      {isLong && (
        <div className={styles.text}>
          <p className={`${styles.time} num`}>{sayTimes(item)}</p>
          {/* Where ribbons are narrow its name stands here, for eyes alone. */}
          <p className={styles.leads} data-name={name} aria-hidden="true" />
          {details && <p className={styles.said}>{details}</p>}
        </div>
      )}
    </li>
  );
}

function PauseCell({
  item,
  cell,
  light,
  isSaid,
}: CellProps<Extract<ShownItem, { kind: "pause" }>>) {
  const { id, what, name } = item;
  return (
    <li className={`${styles.cell} ${styles.pause}`} {...markCell(cell, light)} {...markItem(id)}>
      <SunMark span={cell.span} light={light} isSaid={isSaid} />
      <p className={styles.text}>
        <Sign name={what} />
        <span>{name}</span> <span className={`${styles.when} num`}>{sayTimes(item)}</span>
      </p>
    </li>
  );
}

/** Before the first thing that is done: where the day's sky begins. */
const DawnCell = ({ cell, light, isSaid }: Omit<CellProps<never>, "item">) => (
  <li
    className={`${styles.cell} ${styles.dawn}`}
    {...markCell(cell, light)}
    aria-hidden={isSaid ? undefined : "true"}
  >
    <SunMark span={cell.span} light={light} isSaid={isSaid} />
  </li>
);

function NightCell({
  night,
  hasBed,
  cell,
  light,
  isSaid,
}: Omit<CellProps<never>, "item"> & { night: ShownDay["night"]; hasBed: boolean }) {
  return (
    <li className={`${styles.cell} ${styles.night}`} {...markCell(cell, light)}>
      <SunMark span={cell.span} light={light} isSaid={isSaid} />
      <div className={styles.body}>
        <span className={styles.lamp}>
          <Sign name={hasBed ? "bed" : "home"} size={24} />
        </span>
        {night && (
          <div className={styles.text}>
            <p className={styles.name}>{night.text}</p>
            {night.price && <p className={`${styles.price} num`}>{night.price}</p>}
          </div>
        )}
      </div>
    </li>
  );
}

export type StripProps = {
  day: ShownDay;
  looks: Readonly<Record<string, SightLook>>;
  /** What stands below a visit. */
  tailOf?: ((visit: ShownVisit) => ReactNode) | undefined;
  /** Minutes after midnight: what was over by then steps back. */
  now?: number;
};

/** The day from its sunrise to its night: what is seen as pictures, the ways between as ribbons. */
export function DayStrip({ day, looks, tailOf, now = 0 }: StripProps) {
  const { items, night, bed } = day;
  const sky = { light: day.light ?? usualLight, isSaid: day.light !== null };
  return (
    <ol className={styles.strip}>
      {listCells(items, sky.light).map(({ what, item, ...cell }) => {
        const shared = {
          cell: { ...cell, isPast: what !== "night" && cell.span[1] <= now },
          ...sky,
        };
        if (what === "dawn") return <DawnCell key={what} {...shared} />;
        if (!item) return <NightCell key={what} night={night} hasBed={bed !== null} {...shared} />;
        if (item.kind === "way") return <WayCell key={item.id} item={item} {...shared} />;
        if (item.kind === "pause") return <PauseCell key={item.id} item={item} {...shared} />;
        return (
          <VisitCell
            key={item.id}
            item={item}
            look={item.sight === null ? undefined : looks[item.sight]}
            tail={tailOf?.(item)}
            {...shared}
          />
        );
      })}
    </ol>
  );
}

/** The same without a card about it, where a day stands among other things. */
export const LoneStrip = (props: StripProps) => (
  <div className={styles.alone}>
    <DayStrip {...props} />
  </div>
);

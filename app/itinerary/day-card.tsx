import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Picture } from "#app/ui/picture.tsx";
import { Stamp } from "#app/ui/stamp.tsx";
import type { SightLook } from "#contract/wire/sight-look.ts";
import { VisitBadges } from "./badges.tsx";
import styles from "./day-card.module.css";
import { fillTimes } from "./fill-times.ts";
import { Notices } from "./notices.tsx";
import { sayTime } from "./say-figures.ts";
import type { ShownDay, ShownItem, ShownVisit, ShownWay } from "./shown-day.ts";
import { Sign } from "./signs.tsx";
import { findHour, type Light, paintSky } from "./sky.ts";
import { markDay, markItem } from "./trip-marks.ts";

/** Of a place and a date that nobody knows. */
const usualLight: Light = { sunrise: 380, sunset: 1090 };

type Span = [from: number, to: number];

/** A cell of the strip: its share of the width, and its own part of the sky. */
const cellStyle = (span: Span, light: Light, least: number, share = span[1] - span[0]) =>
  ({
    "--sky": paintSky(span, light),
    "--share": Math.round(share),
    "--least": `${least}px`,
  }) as CSSProperties;

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
  span: Span;
  light: Light;
  /** Its sunrise and sunset are known. */
  isSaid: boolean;
};

function VisitCell({
  look,
  tail,
  ...cell
}: CellProps<ShownVisit> & { look: SightLook | undefined; tail: ReactNode }) {
  const { item, span, light, isSaid } = cell;
  const { id, sight, name, link, price, text, notices } = item;
  const hour = findHour(span[0], light);
  return (
    <li
      className={`${styles.cell} ${styles.visit}`}
      style={cellStyle(span, light, 118)}
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

/** Minutes from which on a way within a town has its length written on its ribbon. */
const writtenMinutes = 12;

function WayCell({ item, span, light, isSaid }: CellProps<ShownWay>) {
  const { id, mode, name, length, isLong, details } = item;
  const minutes = span[1] - span[0];
  const isShort = !isLong && minutes < writtenMinutes;
  return (
    <li
      className={`${styles.cell} ${styles.way}`}
      style={cellStyle(span, light, isLong ? 108 : isShort ? 36 : 68, Math.min(minutes, 150))}
      data-mode={mode ?? "way"}
      data-long={isLong || undefined}
      data-short={isShort || undefined}
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
  span,
  light,
  isSaid,
}: CellProps<Extract<ShownItem, { kind: "pause" }>>) {
  const { id, what, name } = item;
  return (
    <li
      className={`${styles.cell} ${styles.pause}`}
      style={cellStyle(span, light, 36, Math.min(span[1] - span[0], 40))}
      {...markItem(id)}
    >
      <SunMark span={span} light={light} isSaid={isSaid} />
      <p className={styles.text}>
        <Sign name={what} />
        <span>{name}</span> <span className={`${styles.when} num`}>{sayTimes(item)}</span>
      </p>
    </li>
  );
}

/** Before the first thing that is done: where the day's sky begins. */
const DawnCell = ({ span, light, isSaid }: Omit<CellProps<never>, "item">) => (
  <li
    className={`${styles.cell} ${styles.dawn}`}
    style={cellStyle(span, light, 52, 52)}
    aria-hidden={isSaid ? undefined : "true"}
  >
    <SunMark span={span} light={light} isSaid={isSaid} />
  </li>
);

function NightCell({
  night,
  hasBed,
  span,
  light,
  isSaid,
}: Omit<CellProps<never>, "item"> & { night: ShownDay["night"]; hasBed: boolean }) {
  return (
    <li className={`${styles.cell} ${styles.night}`} style={cellStyle(span, light, 104, 80)}>
      <SunMark span={span} light={light} isSaid={isSaid} />
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

type StripProps = {
  day: ShownDay;
  looks: Readonly<Record<string, SightLook>>;
  tailOf?: ((visit: ShownVisit) => ReactNode) | undefined;
};

/** The day from its sunrise to its night: what is seen as pictures, the ways between as ribbons. */
function DayStrip({ day, looks, tailOf }: StripProps) {
  const { items, night, bed } = day;
  const light = day.light ?? usualLight;
  const isSaid = day.light !== null;
  const spans = fillTimes(items);
  const begins = spans[0]?.[0] ?? light.sunrise + 120;
  const ends = spans.at(-1)?.[1] ?? begins + 60;
  const cell = { light, isSaid };
  const dawn: Span = [Math.min(light.sunrise - 30, begins - 30), begins];
  return (
    <ol className={styles.strip}>
      <DawnCell span={dawn} {...cell} />
      {items.map((item, index) => {
        const span = spans[index] as Span;
        const shared = { span, ...cell };
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
      <NightCell
        span={[ends, Math.max(ends + 60, light.sunset + 70)]}
        night={night}
        hasBed={bed !== null}
        {...cell}
      />
    </ol>
  );
}

/** What is to be known of the day and of what is in it, by what it is about. */
const listNotices = ({ notices, items }: ShownDay) => [
  // The strip itself shows when the sun rises and sets.
  ...notices.filter(({ code }) => code !== "sun"),
  ...items.flatMap((item) =>
    item.kind === "pause" ? [] : item.notices.map((notice) => ({ ...notice, about: item.name })),
  ),
];

type DayCardProps = StripProps & {
  headingId: string;
  id?: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** At the end of the head, and of the foot. */
  aside?: ReactNode;
  foot?: ReactNode;
  /** Below all: what is said about the day. */
  children?: ReactNode;
};

/** One day of a trip, wherever it is shown. */
export function DayCard(props: DayCardProps) {
  const { day, looks, tailOf, headingId, id, className = "", style, aside, foot, children } = props;
  const { number, dateLine, title, text, date, bed } = day;
  const notices = listNotices(day);
  return (
    <article
      id={id}
      className={`${styles.card} ${className}`}
      style={style}
      aria-labelledby={headingId}
      {...markDay({ id: day.id, number, date, night: bed })}
    >
      <header className={styles.head}>
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
        <h3 className={styles.title} id={headingId} tabIndex={-1}>
          <span className={styles.date}>{dateLine}</span> {title}
        </h3>
        {aside}
      </header>
      {text && (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      )}
      <DayStrip day={day} looks={looks} tailOf={tailOf} />
      {(notices.length > 0 || foot || children) && (
        <div className={styles.below}>
          <Notices notices={notices} />
          {foot && <footer className={styles.foot}>{foot}</footer>}
          {children}
        </div>
      )}
    </article>
  );
}

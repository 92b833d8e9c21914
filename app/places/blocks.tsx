import type { ReactNode } from "react";
import { m } from "#app/paraglide/messages.js";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { State } from "#contract/content/content.ts";
import type { Reading } from "#server/content/places/standing.ts";
import styles from "./blocks.module.css";
import { Fold } from "./fold.tsx";
import { ReadOrNot } from "./provenance.tsx";

type Reach = { air: string; rail: string; road: string };

const ways = [
  { key: "air", label: m.place_by_air },
  { key: "rail", label: m.place_by_rail },
  { key: "road", label: m.place_by_road },
] as const;

/** How to get there, one sentence a way. */
export function ReachBlock({ reach }: { reach: Reach }) {
  return (
    <dl className={styles.reach}>
      {ways.map(({ key, label }) => (
        <div key={key}>
          <dt>{label()}</dt>
          <dd>{reach[key]}</dd>
        </div>
      ))}
    </dl>
  );
}

type Permits = Pick<State["permits"], "none" | "text" | "changes"> & { reading: Reading };
type PermitsBlockProps = { permits: Permits; name: string };

/** What needs a permit, and who says so, or that nobody confirmed it. */
export function PermitsBlock({ permits, name }: PermitsBlockProps) {
  const { none, text, changes, reading } = permits;
  return (
    <Fold narrow label={m.place_permits()}>
      <div className={styles.note}>
        <h3 className="h4">{m.place_permits()}</h3>
        <p>
          {none && <strong>{m.place_permits_none({ name })} </strong>}
          {text}
        </p>
        <p className={styles.checked}>
          <ReadOrNot part={m.fact_part_permits()} reading={reading} />
          {changes && ` ${m.place_permits_change()}`}
        </p>
      </div>
    </Fold>
  );
}

type NoteProps = {
  icon?: IconName;
  title: string;
  children: ReactNode;
  tone?: "caution" | "plain";
  /** Of its title in the page's outline. */
  level?: 2 | 3;
};

/** One thing to be careful of, or to know, set apart from the text. */
export function Note({ icon, title, children, tone = "plain", level = 3 }: NoteProps) {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <aside className={tone === "caution" ? styles.caution : styles.note} aria-label={title}>
      <Title className="h4">
        {icon && <Icon name={icon} size={22} />}
        {title}
      </Title>
      <div>{children}</div>
    </aside>
  );
}

export function Caution({ text }: { text: string }) {
  return (
    <Note icon="alert" title={m.place_caution()} tone="caution">
      <p>{text}</p>
    </Note>
  );
}

/** A list whose items are read one by one: what to eat, to bring, to look for. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** What a state is known for, beside the text that says so. */
export function KnownFor({ items }: { items: readonly string[] }) {
  return (
    <div className={styles.known}>
      <h2 className="h4">{m.place_known_for()}</h2>
      <TickList items={items} />
    </div>
  );
}

/** Numbered things to do, each with a sentence. */
export function NumberedList({ items }: { items: readonly { name?: string; note: string }[] }) {
  return (
    <ol className={styles.numbered}>
      {items.map((item) => (
        <li key={item.note}>
          <div>
            {item.name && <h3 className="h4">{item.name}</h3>}
            <p>{item.note}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, by the keys too
    <ul className={styles.tags} aria-label={m.place_tags()} tabIndex={0}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

/** "27.1751° N, 78.0421° E": the quiet ornament of an atlas. */
export function Coordinates({ lat, lon }: { lat: number; lon: number }) {
  return (
    <span className="num">
      {m.place_coordinates_at({ lat: lat.toFixed(4), lon: lon.toFixed(4) })}
    </span>
  );
}

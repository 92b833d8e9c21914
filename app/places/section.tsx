import type { ReactNode } from "react";
import type { Hour } from "#contract/content/picture.ts";
import styles from "./section.module.css";

export type SectionProps = {
  /** What it is painted with: the page's paper, a card's white, the hour's tint, its deep, its sky. */
  tone?: "paper" | "surface" | "tint" | "deep" | "sky";
  hour?: Hour;
  id?: string;
  /** Rises over the section above as a shallow arc; off where it goes on in the same colour. */
  horizon?: boolean;
  label?: string;
  children: ReactNode;
};

/** A band of a page at the page's measure. */
export function Section(props: SectionProps) {
  const { tone = "paper", hour, id, horizon = true, label, children } = props;
  return (
    <section
      id={id}
      data-hour={hour}
      aria-label={label}
      className={[
        "section",
        horizon ? "horizon" : styles.flush,
        tone === "deep" ? "on-deep" : styles[tone],
      ].join(" ")}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}

type HeadProps = { title: string; lede?: ReactNode; end?: ReactNode; level?: 1 | 2 };

/** A section's title, the line under it, and what stands at its end. */
export function SectionHead({ title, lede, end, level = 2 }: HeadProps) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <div className="section-head">
      <div>
        <Title className="h1">{title}</Title>
        {lede && <p className="lede">{lede}</p>}
      </div>
      {end}
    </div>
  );
}

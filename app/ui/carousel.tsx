import { Children, type KeyboardEvent, type ReactNode, useEffect } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "./button.tsx";
import styles from "./carousel.module.css";
import { useCarousel } from "./use-carousel.ts";

type CarouselProps = {
  /** Names the carousel to a screen reader: "Cities". */
  label: string;
  /** The section's heading, beside which the controls stand. */
  head: ReactNode;
  step?: "page" | 1;
  /** Milliseconds from one advance to the next; none without it. Holds on hover and focus. */
  interval?: number;
  duration?: number;
  /** On the list: sets `--item` (the width of one) and `--gap`. */
  className?: string;
  /** Hears which item stands first. */
  onShow?(index: number): void;
  /** After the number: "of 37", "of 6 themes". */
  total: (range: { from: number; to: number }) => string;
  children: ReactNode;
};

/**
 * A line of items that wraps at both ends: two round buttons, arrow keys, touch with snapping,
 * the next item peeking. What a screen reader hears changes only when somebody asked for it.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    head,
    step = "page",
    interval,
    duration = 500,
    className,
    total,
    onShow,
    children,
  } = props;
  const items = Children.toArray(children);
  const carousel = useCarousel({ count: items.length, step, interval, duration });
  const { index } = carousel;
  useEffect(() => onShow?.(index), [index, onShow]);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : null;
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    carousel.go(direction);
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === "mouse" && carousel.hold(true)}
      onPointerLeave={() => carousel.hold(false)}
      onFocus={() => carousel.hold(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) carousel.hold(false);
      }}
    >
      <div className="section-head">
        {head}
        <div className={styles.controls}>
          <p className={`${styles.count} num`} aria-live={carousel.moved ? "polite" : "off"}>
            {total(carousel.range)}
          </p>
          {interval && (
            <IconButton
              name={carousel.playing ? "pause" : "play"}
              label={carousel.playing ? m.carousel_pause() : m.carousel_play()}
              variant="outline"
              onClick={() => carousel.setPlaying(!carousel.playing)}
            />
          )}
          <IconButton
            name="arrow-left"
            label={m.carousel_previous()}
            variant="outline"
            onClick={() => carousel.go(-1)}
          />
          <IconButton
            name="arrow-right"
            label={m.carousel_next()}
            variant="outline"
            onClick={() => carousel.go(1)}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable. */}
      <ul
        ref={carousel.viewport}
        className={`${styles.list} ${className ?? ""}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
        tabIndex={0}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity here.
          <li key={index} className={styles.item}>
            {item}
          </li>
        ))}
        {items.slice(0, carousel.copies).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={`copy-${index}`} className={styles.item} aria-hidden="true" inert>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

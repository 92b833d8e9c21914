import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { describeRange, easeBetween, findNeighbour, wrapIndex } from "./carousel-steps.ts";

type CarouselOptions = {
  count: number;
  /** Items a press moves: as many as are in view, or one. */
  step: "page" | 1;
  /** Milliseconds from one advance to the next; none without it. */
  interval?: number;
  /** Milliseconds of a move. */
  duration: number;
};

type Carousel = {
  viewport: RefObject<HTMLUListElement | null>;
  index: number;
  visible: number;
  range: { from: number; to: number };
  /** Copies of the first items after the last one, so that the line runs on. */
  copies: number;
  playing: boolean;
  moved: boolean;
  go(direction: 1 | -1): void;
  setPlaying(playing: boolean): void;
  hold(held: boolean): void;
};

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Width of an item with its gap, in px. */
function measureStride(list: HTMLUListElement): number {
  const [first, second] = list.children as unknown as HTMLElement[];
  if (!first) return 1;
  return second ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

/** The behaviour of every carousel: a scrolled list that wraps, by button, key, touch and time. */
export function useCarousel({ count, step, interval, duration }: CarouselOptions): Carousel {
  const viewport = useRef<HTMLUListElement>(null);
  const moving = useRef(0);
  const target = useRef(0);
  const [index, setIndex] = useState(0);
  const [visible, setVisible] = useState(1);
  const [ready, setReady] = useState(false);
  const [wanted, setPlaying] = useState(Boolean(interval));
  const [held, hold] = useState(false);
  const [moved, setMoved] = useState(false);

  const read = useCallback(() => {
    const list = viewport.current;
    if (!list) return;
    const stride = measureStride(list);
    const style = getComputedStyle(list);
    const room =
      list.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    const gap = Number.parseFloat(style.columnGap) || 0;
    setVisible(Math.max(1, Math.floor((room + gap + 1) / stride)));
    if (!moving.current) {
      const at = wrapIndex(Math.round(list.scrollLeft / stride), count);
      target.current = at;
      setIndex(at);
    }
  }, [count]);

  useEffect(() => {
    const list = viewport.current;
    if (!list) return;
    read();
    setReady(true);
    const resized = new ResizeObserver(read);
    resized.observe(list);
    /** By touch the list may come to rest among the copies: the same view further left is shown. */
    const rest = () => {
      const stride = measureStride(list);
      if (!moving.current && list.scrollLeft >= count * stride - 1)
        list.scrollLeft -= count * stride;
    };
    list.addEventListener("scroll", read, { passive: true });
    list.addEventListener("scrollend", rest);
    return () => {
      resized.disconnect();
      list.removeEventListener("scroll", read);
      list.removeEventListener("scrollend", rest);
      cancelAnimationFrame(moving.current);
      moving.current = 0;
    };
  }, [count, read]);

  const glide = useCallback(
    (direction: 1 | -1) => {
      const list = viewport.current;
      if (!list) return;
      const stride = measureStride(list);
      const size = step === "page" ? visible : 1;
      const from = target.current;
      const to = findNeighbour(from, direction, size, count);
      cancelAnimationFrame(moving.current);
      // Over the end the copies are passed, so that the line seems to run on.
      const over = direction === 1 ? to <= from : to >= from && count > 1;
      let start = list.scrollLeft;
      if (over && direction === -1) start += count * stride;
      const end = (over && direction === 1 ? count + to : to) * stride;
      target.current = to;
      setIndex(to);
      const began = performance.now();
      const time = still() ? 0 : duration;
      list.style.scrollSnapType = "none";
      const frame = (now: number) => {
        list.scrollLeft = start + (end - start) * easeBetween(now - began, time);
        if (now - began < time) {
          moving.current = requestAnimationFrame(frame);
          return;
        }
        list.scrollLeft = to * stride;
        list.style.scrollSnapType = "";
        moving.current = 0;
      };
      moving.current = requestAnimationFrame(frame);
    },
    [count, duration, step, visible],
  );

  const go = useCallback(
    (direction: 1 | -1) => {
      setMoved(true);
      glide(direction);
    },
    [glide],
  );

  const playing = wanted && Boolean(interval);
  useEffect(() => {
    if (!playing || held || !interval || still()) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") {
        setMoved(false);
        glide(1);
      }
    }, interval);
    return () => clearInterval(timer);
  }, [playing, held, interval, glide]);

  return {
    viewport,
    index,
    visible,
    // By ones the line runs on over its end; pages stop at it.
    range: describeRange(index, visible, count, step === 1),
    copies: ready ? Math.min(count, visible + 2) : 0,
    playing,
    moved,
    go,
    setPlaying,
    hold,
  };
}

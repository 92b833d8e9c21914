import { useCallback, useEffect, useRef, useState } from "react";
import { wrapIndex } from "#app/ui/carousel-steps.ts";
import { findLargeAddress, listFilms } from "./film-list.ts";
import { wantsLargeFilms } from "./film-size.ts";

/** Milliseconds that a film's title stands before the film begins. */
const titleTime = 3200;
/** Milliseconds that a still stands where its film is missing, while the others play. */
const stillTime = 8000;

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input,textarea,select,[contenteditable],[role=dialog]");

type FilmFile = { file: string; large: boolean };

/** The home films: which one, whether it plays and sounds; buttons, keys and their ends move them on. */
export function useFilms(known: readonly FilmFile[]) {
  const count = known.length;
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState(true);
  const [muted, setMuted] = useState(true);
  const [films, setFilms] = useState<Map<string, string> | null>(null);
  /** Those of 1080 lines, until one cannot be shown. */
  const [large, setLarge] = useState(false);
  /** The title has been read; the film may begin. */
  const [rolling, setRolling] = useState(false);
  const [inView, setInView] = useState(true);
  const stage = useRef<HTMLElement>(null);

  const show = useCallback(
    (next: number) => {
      setRolling(false);
      setIndex(wrapIndex(next, count));
    },
    [count],
  );

  useEffect(() => {
    if (isStill() || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
      setWanted(false);
    setLarge(wantsLargeFilms());
    const fetchFilms = () => void listFilms().then(setFilms);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(fetchFilms, 1200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchFilms, { timeout: 3000 });
    return () => cancelIdleCallback(idle);
  }, []);

  useEffect(() => {
    if (!stage.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? true),
      {
        threshold: 0.2,
      },
    );
    watcher.observe(stage.current);
    return () => watcher.disconnect();
  }, []);

  const film = known[index];
  const small = films?.get(film?.file ?? "");
  const address = small && large && film?.large ? findLargeAddress(small) : small;
  const active = wanted && inView && films !== null && films.size > 0;
  useEffect(() => {
    if (!active || rolling) return;
    const timer = setTimeout(
      () => (address ? setRolling(true) : show(index + 1)),
      address ? titleTime : stillTime,
    );
    return () => clearTimeout(timer);
  }, [active, rolling, address, index, show]);

  useEffect(() => {
    if (!inView) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isWriting(event.target)) return;
      if (event.key === "ArrowRight") show(index + 1);
      else if (event.key === "ArrowLeft") show(index - 1);
      else if (event.key === "m" || event.key === "M") setMuted((was) => !was);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [inView, index, show]);

  return {
    index,
    muted,
    rolling,
    address,
    stage,
    playing: wanted,
    running: wanted && inView,
    show,
    toggleSound: () => setMuted((was) => !was),
    togglePlay: () => setWanted((was) => !was),
    /** One of 1080 lines that cannot be shown gives way to the smaller; that one is passed over. */
    fail: () => {
      if (address !== small) return setLarge(false);
      setFilms((listed) => {
        const rest = new Map(listed);
        rest.delete(film?.file ?? "");
        return rest;
      });
      setRolling(false);
    },
  };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { isLineFor } from "#app/site/slow-line.ts";
import { wrapIndex } from "#app/ui/carousel-steps.ts";
import { findFormAddress, listFilms } from "./film-list.ts";
import { chooseFilmForm, isNight, watchFilmForm } from "./film-size.ts";

/** Milliseconds that a film's title stands before the film begins. */
const titleTime = 3200;
/** Milliseconds that a still stands where its film is missing, while the others play. */
const stillTime = 8000;

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
const countsBytes = () => window.matchMedia("(prefers-reduced-data: reduce)").matches;
const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input,textarea,select,[contenteditable],[role=dialog]");

type FilmFile = { file: string };

/** The home films: which one, whether it plays and sounds; buttons, keys and their ends move them on. */
export function useFilms(known: readonly FilmFile[]) {
  const count = known.length;
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState(true);
  const [muted, setMuted] = useState(true);
  const [films, setFilms] = useState<Map<string, string> | null>(null);
  /** What suits this window better than the listed form, until one cannot be shown. */
  const [form, setForm] = useState("");
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
    if (isStill() || !isLineFor(0) || countsBytes()) setWanted(false);
    const fetchFilms = () => void listFilms().then(setFilms);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(fetchFilms, 1200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchFilms, { timeout: 3000 });
    return () => cancelIdleCallback(idle);
  }, []);

  useEffect(() => {
    const choose = () => {
      setRolling(false);
      setForm(chooseFilmForm());
    };
    choose();
    return watchFilmForm(choose);
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
  const listed = films?.get(film?.file ?? "");
  const address = listed && form ? findFormAddress(listed, form) : listed;
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
    /** Another form that cannot be shown gives way to the listed one; that one, and a night's, is passed over. */
    fail: () => {
      if (address !== listed && !isNight()) return setForm("");
      setFilms((known) => {
        const rest = new Map(known);
        rest.delete(film?.file ?? "");
        return rest;
      });
      setRolling(false);
    },
  };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { isLineFor } from "#app/site/slow-line.ts";
import { wrapIndex } from "#app/ui/carousel-steps.ts";
import { findFormAddress, listFilms } from "./film-list.ts";
import { listFilmForms, watchFilmForm } from "./film-size.ts";

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
  /** Those that suit this window, without those that could not be shown. */
  const [forms, setForms] = useState([""]);
  /** Addresses of what could be shown in no form: passed over. */
  const [failed, setFailed] = useState<readonly string[]>([]);
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
    let chosen = "";
    const choose = () => {
      const found = listFilmForms();
      // A theme that was chosen again changes nothing.
      if (found.join() === chosen) return;
      chosen = found.join();
      setRolling(false);
      setForms(found);
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

  const findAddress = (film: FilmFile | undefined) => {
    const listed = films?.get(film?.file ?? "");
    const found = listed && findFormAddress(listed, forms[0] ?? "");
    return found && !failed.includes(found) ? found : undefined;
  };
  const address = findAddress(known[index]);
  const active = wanted && inView && known.some(findAddress);
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
    fail: () => {
      if (forms.length > 1) return setForms(forms.slice(1));
      setFailed([...failed, address ?? ""]);
      setRolling(false);
    },
  };
}

import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/calls/stored-values.ts";

const mark = "#photo=";

/** The fragment that opens a picture: it can be shared, and Back closes what it opened. */
export const lightboxHash = (id: string): string => `${mark}${encodeURIComponent(id)}`;

function readId(hash: string): string | null {
  if (!hash.startsWith(mark)) return null;
  try {
    return decodeURIComponent(hash.slice(mark.length));
  } catch {
    return null;
  }
}

export type LightboxPlace = {
  /** Which of the pictures is open; -1: none of these. */
  index: number;
  open(id: string): void;
  /** To the one before or after, round the ends. */
  move(by: 1 | -1): void;
  close(): void;
};

/** Which picture is open stands in the address, so that the back button of a phone closes it. */
export function useLightbox(ids: readonly string[]): LightboxPlace {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const id = hydrated ? readId(hash) : null;
  const index = id === null ? -1 : ids.indexOf(id);
  // A key held down is quicker than the router: each step begins where the one before it will end.
  const at = useRef(index);
  useEffect(() => {
    at.current = index;
  }, [index]);
  const opened = (state as { lightbox?: boolean } | null)?.lightbox === true;
  const go = (next: string, replace: boolean) =>
    void navigate(
      { search, hash: next },
      {
        replace,
        preventScrollReset: true,
        // What was opened by a link from elsewhere has nothing of ours to go back to.
        state: { lightbox: !replace || opened },
      },
    );
  return {
    index,
    open: (wanted) => go(lightboxHash(wanted), false),
    move(by) {
      at.current = (at.current + by + ids.length) % ids.length;
      const next = ids[at.current];
      if (next !== undefined) go(lightboxHash(next), true);
    },
    close() {
      if (opened) void navigate(-1);
      else go("", true);
    },
  };
}

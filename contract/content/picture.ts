import type { Hour, PictureEntry } from "./content-parts.ts";

/** Widths of a view: to 640 px, to 1,180 px, and above. */
export type HeadWidth = "narrow" | "middle" | "wide";

/** What a picture is of, and what a head must know to go on with it. Pairs are [day, night]. */
export type PictureSubject = {
  /** x, y, width, height of what is neither cut nor covered, as fractions of the picture. */
  subject: [number, number, number, number];
  /** The colour of its top row, where the drawn sky begins, and of its bottom row. */
  top: [string, string];
  foot: [string, string];
  /** What a word in its sky is written in. */
  ink: ["dark" | "light", "dark" | "light"];
  /** It has no sky: a word lies on it. */
  closed?: boolean | undefined;
  /** What is above its subject is too uneven for a word: the colour of its top row lies between them. */
  haze?: [boolean, boolean] | undefined;
  /** At these widths of a view its land would hide whole letters: the word stands before it, in a haze. */
  front?: HeadWidth[] | undefined;
};

/** What a page needs of a picture; the whole list never reaches the browser. */
export type PictureView = Pick<
  PictureEntry,
  "slug" | "hour" | "colour" | "width" | "height" | "widths"
> & {
  /** Absent where the words beside it say it all. */
  alt?: string;
  /** A blurred data URI, for the one large picture of a page. */
  placeholder?: string;
  layers?: PictureEntry["layers"];
  /** The part of its height, from the top, that is sky alone; with a front layer, where a word may have its foot. */
  sky?: number;
  /** The same of the middle that phones fetch alone. */
  skyTall?: number;
  /** For the head of a page. */
  of?: PictureSubject | undefined;
  /** Of a sight, festival or trek whose picture has not been made: what a card draws in its place, a symbol of app/ui/stamps.svg. */
  stamp?: string;
  /** The addresses of a map that stands in for a picture that has not been made. */
  tile?: { day: string; night: string };
};

/** Of its width: the middle of a hero that phones fetch alone (`art/publish.py`, `scene.module.css`). */
export const tallPart = 832 / 1920;

export type { Hour };

/** What networks ask of the picture of a shared link. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The card of the page of a picture; `india` is that of pages without one. */
export const socialCardOf = (slug = "india"): string => `/social/${slug}.jpg`;

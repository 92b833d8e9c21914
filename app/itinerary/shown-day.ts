import type { TripRide } from "#trip/document.ts";
import type { Light } from "#trip/strip/sky.ts";
import type { ShownNotice } from "./notices.tsx";

type Timed = {
  /** As `data-item` says it. */
  id: string;
  /** Minutes after midnight; null where nobody has said when. */
  from: number | null;
  to: number | null;
};

export type ShownVisit = Timed & {
  kind: "visit";
  sight: string | null;
  name: string;
  /** Its page, where names lead to pages. */
  link: string | undefined;
  price: string;
  text: string;
  notices: readonly ShownNotice[];
};

export type ShownWay = Timed & {
  kind: "way";
  mode: TripRide["mode"] | null;
  name: string;
  /** "1 h 20 min"; empty where nobody knows. */
  length: string;
  /** From town to town: it says more than its length. */
  isLong: boolean;
  details: string;
  notices: readonly ShownNotice[];
};

export type ShownPause = Timed & { kind: "pause"; what: "meal" | "rest" | "own"; name: string };

export type ShownItem = ShownVisit | ShownWay | ShownPause;

/** A day as it is drawn, whoever made it: planner, office or traveller. */
export type ShownDay = {
  id: string;
  number: number;
  /** "Day 3, Wed 10 Feb" */
  dateLine: string;
  date: string | null;
  title: string;
  text: string;
  /** Null where nobody knows where or when it is: its sky then is the usual one, without times. */
  light: Light | null;
  items: readonly ShownItem[];
  /** As `data-night` says it. */
  bed: string | null;
  night: { text: string; price: string | null } | null;
  notices: readonly ShownNotice[];
};

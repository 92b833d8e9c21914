import type { Hour } from "#contract/content/content-parts.ts";

/** The colours of a map tile: those of its hour in `app/styles/tokens.css`, which a picture cannot read. */
export type TileColours = {
  sea: string;
  /** The water along a coast. */
  shore: string;
  /** Land of other countries. */
  beyond: string;
  /** Land of other states. */
  around: string;
  land: string;
  /** The paper's edge under the land, and what is drawn on it. */
  ink: string;
  way: string;
  sun: string;
};

type DayHour = Exclude<Hour, "night">;

const day: Record<DayHour, TileColours> = {
  dawn: {
    sea: "#9c9bcb",
    shore: "#c4b5d2",
    beyond: "#cfc3d8",
    around: "#e3d3dd",
    land: "#f8cfc4",
    ink: "#46204f",
    way: "#a8234b",
    sun: "#ffb84d",
  },
  noon: {
    sea: "#6db0de",
    shore: "#a9d2ea",
    beyond: "#bcdcec",
    around: "#d5e9f2",
    land: "#fbf1dc",
    ink: "#0c3f56",
    way: "#0a697c",
    sun: "#ffb84d",
  },
  gold: {
    sea: "#86c3cb",
    shore: "#aed6d2",
    beyond: "#bfdacd",
    around: "#d3e3cf",
    land: "#fbe2bc",
    ink: "#12423b",
    way: "#0b6756",
    sun: "#ffab3d",
  },
  dusk: {
    sea: "#655ea6",
    shore: "#9079b0",
    beyond: "#ab8cb4",
    around: "#c99fb6",
    land: "#fbbe83",
    ink: "#45215a",
    way: "#8f2f16",
    sun: "#ffd27a",
  },
};

const night: Record<DayHour, TileColours> = {
  dawn: {
    sea: "#171b4c",
    shore: "#21255d",
    beyond: "#20245c",
    around: "#2a2e6f",
    land: "#4a3f7a",
    ink: "#0e0d2b",
    way: "#ffafbd",
    sun: "#ffc872",
  },
  noon: {
    sea: "#0d1e44",
    shore: "#122a55",
    beyond: "#122a56",
    around: "#173466",
    land: "#2f5583",
    ink: "#07122b",
    way: "#86d9ea",
    sun: "#ffc872",
  },
  gold: {
    sea: "#102a4e",
    shore: "#193557",
    beyond: "#1a3557",
    around: "#234063",
    land: "#3a5a6c",
    ink: "#07182a",
    way: "#9de3c6",
    sun: "#ffc872",
  },
  dusk: {
    sea: "#15163f",
    shore: "#1e1c4d",
    beyond: "#1f1b4d",
    around: "#28235c",
    land: "#4b3a6e",
    ink: "#0c0a27",
    way: "#ffbc85",
    sun: "#ffc872",
  },
};

const hours = Object.keys(day) as DayHour[];

/** The hour of a tile: four of them, so that tiles side by side are not in one light. */
export function hourOfTile(slug: string): DayHour {
  const mix = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return hours[mix % hours.length] ?? "dawn";
}

export const tileColours = { day, night };

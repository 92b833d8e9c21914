import { firstEast } from "./first-east.ts";
import { firstNorth } from "./first-north.ts";
import { firstSouthWest } from "./first-south-west.ts";
import type { PanelCase } from "./panel-case.ts";
import { secondEast } from "./second-east.ts";
import { secondNorth } from "./second-north.ts";
import { secondSouthWest } from "./second-south-west.ts";

/** The first thirty: read while the planner was mended. */
export const firstPanel: readonly PanelCase[] = [...firstNorth, ...firstSouthWest, ...firstEast];

/** Thirty more, written while the planner was mended and planned only when it was. */
export const secondPanel: readonly PanelCase[] = [
  ...secondNorth,
  ...secondSouthWest,
  ...secondEast,
];

/** The day on which all of them are planned. */
export const panelToday = "2026-11-23";

import { firstEast } from "./first-east.ts";
import { firstNorth } from "./first-north.ts";
import { firstSouthWest } from "./first-south-west.ts";
import type { PanelCase } from "./panel-case.ts";
import { secondEast } from "./second-east.ts";
import { secondNorth } from "./second-north.ts";
import { secondSouthWest } from "./second-south-west.ts";
import { thirdEast } from "./third-east.ts";
import { thirdNorth } from "./third-north.ts";
import { thirdSouthWest } from "./third-south-west.ts";

/** The first thirty: read while the planner was mended. */
export const firstPanel: readonly PanelCase[] = [...firstNorth, ...firstSouthWest, ...firstEast];

/** Thirty more, written while the planner was mended and planned only when it was. */
export const secondPanel: readonly PanelCase[] = [
  ...secondNorth,
  ...secondSouthWest,
  ...secondEast,
];

/** Thirty written on 24 November 2026 and committed before any of them was planned: what they showed at first stands beside. */
export const thirdPanel: readonly PanelCase[] = [...thirdNorth, ...thirdSouthWest, ...thirdEast];

/** The day on which all of them are planned. */
export const panelToday = "2026-11-23";

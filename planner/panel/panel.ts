import { firstEast } from "./first-east.ts";
import { firstHimalaya } from "./first-himalaya.ts";
import { firstPlains } from "./first-plains.ts";
import { firstSouth } from "./first-south.ts";
import { firstWest } from "./first-west.ts";
import { fourthEast } from "./fourth-east.ts";
import { fourthNorth } from "./fourth-north.ts";
import { fourthSouth } from "./fourth-south.ts";
import type { PanelCase } from "./panel-case.ts";
import { secondEast } from "./second-east.ts";
import { secondHimalaya } from "./second-himalaya.ts";
import { secondNorthEast } from "./second-north-east.ts";
import { secondPlains } from "./second-plains.ts";
import { secondSouth } from "./second-south.ts";
import { secondWest } from "./second-west.ts";
import { thirdEast } from "./third-east.ts";
import { thirdHimalaya } from "./third-himalaya.ts";
import { thirdNorthEast } from "./third-north-east.ts";
import { thirdPlains } from "./third-plains.ts";
import { thirdSouth } from "./third-south.ts";
import { thirdWest } from "./third-west.ts";

/** The first thirty: read while the planner was mended. */
export const firstPanel: readonly PanelCase[] = [
  ...firstHimalaya,
  ...firstPlains,
  ...firstSouth,
  ...firstWest,
  ...firstEast,
];

/** Thirty more, written while the planner was mended and planned only when it was. */
export const secondPanel: readonly PanelCase[] = [
  ...secondHimalaya,
  ...secondPlains,
  ...secondSouth,
  ...secondWest,
  ...secondNorthEast,
  ...secondEast,
];

/** Thirty written on 24 November 2026 and committed before any of them was planned: what they showed at first stands beside. */
export const thirdPanel: readonly PanelCase[] = [
  ...thirdHimalaya,
  ...thirdPlains,
  ...thirdSouth,
  ...thirdWest,
  ...thirdNorthEast,
  ...thirdEast,
];

/** Twenty written on 28 November 2026 and committed before any of them was planned; each was read day by day too. */
export const fourthPanel: readonly PanelCase[] = [...fourthNorth, ...fourthSouth, ...fourthEast];

/** The day on which all of them are planned. */
export const panelToday = "2026-11-23";

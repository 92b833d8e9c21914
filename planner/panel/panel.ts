import { firstEast } from "./first-east.ts";
import { firstNorth } from "./first-north.ts";
import { firstSouthWest } from "./first-south-west.ts";
import type { PanelCase } from "./panel-case.ts";

/** The first thirty: read while the planner was mended. */
export const firstPanel: readonly PanelCase[] = [...firstNorth, ...firstSouthWest, ...firstEast];

/** The day on which all of them are planned. */
export const panelToday = "2026-11-23";

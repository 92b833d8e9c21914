import { z } from "zod";
import { Journey } from "#contract/content/journey.ts";
import { accepting, readContentFile } from "../content-file.ts";
import { keepMade, layOverList } from "../overrides/layers.ts";

let shipped: readonly Journey[] | null = null;

/** The ready-made journeys, read once, with what is published over them. @throws Error naming the file and the fault */
export const getJourneys = keepMade((): readonly Journey[] => {
  shipped ??= readContentFile("journeys.json", z.array(Journey));
  return layOverList("journeys", shipped, ({ slug }) => slug, accepting(Journey));
});

import { z } from "zod";
import { Journey } from "#contract/content/journey.ts";
import { readContentFile } from "../content-file.ts";

let shared: readonly Journey[] | null = null;

/** The ready-made journeys, read once. @throws Error naming the file and the fault */
export function getJourneys(): readonly Journey[] {
  shared ??= readContentFile("journeys.json", z.array(Journey));
  return shared;
}

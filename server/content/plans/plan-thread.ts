import { parentPort } from "node:worker_threads";
import type { Plannable } from "#contract/plannable.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { dayInIndia } from "#server/days/india-day.ts";
import { getCatalogue } from "../catalogue.ts";
import { compilePlaces } from "../places/compile-places.ts";
import { readPlaces } from "../places/read-places.ts";
import type { PlanAnswer, PlanJob } from "./plan-job.ts";

/** The thread of the planning room: it compiles the facts once and plans, bounded, on them. */

/** Seconds of search that a plan of the server has. */
const seconds = 0.2;

let kept: Plannable | null = null;

function open(): Plannable {
  kept ??= compilePlaces(readPlaces(), getCatalogue());
  return kept;
}

function answer(job: PlanJob): PlanAnswer {
  const { id } = job;
  try {
    if (job.ask === "facts") return { id, kind: "facts", text: JSON.stringify(open()) };
    const { iterations } = job;
    const bounds = iterations === undefined ? { seconds } : { iterations };
    const itinerary = planTrip(open(), job.wish, { today: dayInIndia(new Date()), ...bounds });
    return { id, kind: "plan", itinerary };
  } catch (error) {
    return { id, kind: "failed", text: error instanceof Error ? error.message : "no plan" };
  }
}

parentPort?.on("message", (job: PlanJob) => parentPort?.postMessage(answer(job)));

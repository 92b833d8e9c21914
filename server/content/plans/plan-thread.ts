import { parentPort, workerData } from "node:worker_threads";
import type { Plannable } from "#contract/content/plannable.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { openDocument } from "#planner/trip/trip-plan.ts";
import type { ThreadReady } from "#server/threads/thread-room.ts";
import { listPublished, publishOverrides } from "../overrides/layers.ts";
import type { PlanAnswer, PlanJob, ThreadBeginning } from "./plan-job.ts";
import { writePlannerFiles } from "./planner-files.ts";
import { readPreparedFacts } from "./prepared-facts.ts";

/** The thread of the planning room: it has the facts, the build's or its own, and plans on them, bounded. */

/** Seconds of search that a plan of the server has. */
const seconds = 0.2;
const { prepared, overrides } = workerData as ThreadBeginning;
publishOverrides(overrides);

/** What compiles is a hundred megabytes, and is loaded by who has to. */
async function readFacts(): Promise<Plannable> {
  // The build's are of the content as it was shipped.
  const isShipped = listPublished().length === 0;
  const built = isShipped && prepared && readPreparedFacts(prepared.facts);
  return built || (await import("./compile-facts.ts")).compileFacts();
}

let kept: Promise<Plannable> | null = readFacts();

async function answer(job: PlanJob): Promise<PlanAnswer> {
  const { id } = job;
  try {
    if (job.ask === "overrides") {
      publishOverrides(job.overrides);
      kept = null;
      return { id, kind: "heard" };
    }
    kept ??= readFacts();
    const facts = await kept;
    if (job.ask === "facts")
      return { id, kind: "facts", text: JSON.stringify(facts), planner: writePlannerFiles(facts) };
    const { iterations } = job;
    const bounds = iterations === undefined ? { seconds } : { iterations };
    const plan = openDocument(facts, job.link, { today: dayInIndia(new Date()), ...bounds });
    return { id, kind: "plan", plan };
  } catch (error) {
    return { id, kind: "failed", text: error instanceof Error ? error.message : "no plan" };
  }
}

// Whoever begins with what cannot be read says so with its first answer.
await kept.catch(() => {});
parentPort?.postMessage({ kind: "ready" } satisfies ThreadReady);
parentPort?.on("message", async (job: PlanJob) => parentPort?.postMessage(await answer(job)));

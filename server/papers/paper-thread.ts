import { parentPort } from "node:worker_threads";
import type { FailedAnswer } from "#server/threads/thread-room.ts";
import { writeFridgePaper } from "./fridge-paper.ts";
import { writeMoneyPaper } from "./money-paper.ts";
import type { PaperAnswer, PaperJob } from "./paper-job.ts";
import { writeSheet } from "./sheet-paper.ts";
import { writeTripPaper } from "./trip-paper.ts";

/** A thread of the papers' room: it writes what it is given, and knows nothing else. */

type Numbered = { id: number } & PaperJob;

function write(job: PaperJob): Promise<Buffer> {
  switch (job.ask) {
    case "trip":
      return writeTripPaper(job.sheet);
    case "fridge":
      return writeFridgePaper(job.sheet);
    case "sheet":
      return writeSheet(job.sheet);
    case "money":
      return writeMoneyPaper(job.row);
  }
}

async function answer(job: Numbered): Promise<PaperAnswer | FailedAnswer> {
  const { id } = job;
  try {
    const written = await write(job);
    // Memory of its own: what is handed over may be shared with nothing.
    return { id, kind: "paper", bytes: new Uint8Array(written) };
  } catch (error) {
    return { id, kind: "failed", text: error instanceof Error ? error.message : "no paper" };
  }
}

parentPort?.on("message", async (job: Numbered) => {
  const said = await answer(job);
  parentPort?.postMessage(said, said.kind === "paper" ? [said.bytes.buffer as ArrayBuffer] : []);
});

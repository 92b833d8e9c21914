import { Agent } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { type Answer, ask } from "./ask.ts";

/**
 * The crowd of auth-storm.ts, on a thread of its own: two hundred requests made at once hold up the
 * thread that makes them, and the visitor's clock must not run meanwhile.
 */

export type Crowd = {
  url: string;
  emails: string[];
  password: string;
  people: number;
  rounds: number;
};
export type CrowdResult = { answers: Answer[]; seconds: number };

const { url, emails, password, people, rounds } = workerData as Crowd;
/** New connections each time: two hundred strangers share none. */
const agent = new Agent({ maxSockets: people });
const start = performance.now();
const answers: Answer[] = [];
for (let round = 0; round < rounds; round += 1)
  answers.push(
    ...(await Promise.all(
      Array.from({ length: people }, (_, index) =>
        ask(url, {
          agent,
          method: "POST",
          body: { email: emails[index % emails.length], password },
        }),
      ),
    )),
  );
agent.destroy();
parentPort?.postMessage({ answers, seconds: (performance.now() - start) / 1000 });

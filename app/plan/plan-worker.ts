import type { Plannable } from "#contract/content/plannable.ts";
import { keepFirst } from "./keep-first.ts";
import { createEngine } from "./plan-engine.ts";
import type { PlanReply, PlanRequest } from "./plan-messages.ts";
import { tripMaker } from "./trip-maker.ts";

/** The planner beside the page: a shell of messages around the engine. */

let begin: (facts: Plannable) => void = () => {};
const facts = new Promise<Plannable>((resolve) => {
  begin = resolve;
});
const engine = keepFirst(createEngine(() => facts, tripMaker));

const reply = (message: PlanReply) => self.postMessage(message);

async function answer(request: PlanRequest): Promise<unknown> {
  const { id } = request;
  switch (request.ask) {
    case "begin":
      begin(JSON.parse(request.facts) as Plannable);
      return null;
    case "warm":
      await engine.warm(request.wish);
      return null;
    case "names":
      return engine.listNames();
    case "search":
      return engine.search(
        request.wish,
        request.options,
        request.tell ? (plan) => reply({ id, kind: "better", plan }) : undefined,
      );
    case "open":
      return engine.open(request.link);
    case "change":
      return engine.change(request.trip, request.edit);
    case "alternatives":
      return engine.listAlternatives(request.trip, request.sight);
    case "absence":
      return engine.explainAbsence(request.trip, request.sight);
  }
}

self.addEventListener("message", ({ data }: MessageEvent<PlanRequest>) => {
  answer(data).then(
    (value) => reply({ id: data.id, kind: "done", value }),
    (error: unknown) => reply({ id: data.id, kind: "failed", text: String(error) }),
  );
});

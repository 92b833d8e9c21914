import type { PackedFacts } from "#contract/content/packed-facts.ts";
import type { Plannable } from "#contract/content/plannable.ts";
import { findLikelyParts } from "#planner/packed/likely-parts.ts";
import { unpackFacts } from "#planner/packed/unpack-facts.ts";
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

/** The page fetches texts while this thread plans. */
const tellLikely = async (id: number, asked: unknown) =>
  reply({ id, kind: "likely", parts: findLikelyParts(await facts, asked) });

async function answer(request: PlanRequest): Promise<unknown> {
  const { id } = request;
  switch (request.ask) {
    case "begin":
      begin(unpackFacts(JSON.parse(request.facts) as PackedFacts));
      return null;
    case "warm":
      return engine.warm(request.wish);
    case "names":
      return engine.listNames();
    case "search":
      await tellLikely(id, request.wish);
      return engine.search(
        request.wish,
        request.options,
        request.tell ? (plan) => reply({ id, kind: "better", plan }) : undefined,
      );
    case "open":
      await tellLikely(id, request.link);
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

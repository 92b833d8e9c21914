import type { Plannable } from "#contract/plannable.ts";
import { createEngine } from "./plan-engine.ts";
import type { PlanReply, PlanRequest } from "./plan-messages.ts";
import { searchTrip } from "./search-trip.ts";

/** The planner beside the page: a shell of messages around the engine. */

let begin: (facts: Plannable) => void = () => {};
const facts = new Promise<Plannable>((resolve) => {
  begin = resolve;
});
const planner = createEngine(() => facts, searchTrip);

const reply = (message: PlanReply) => self.postMessage(message);

async function answer(request: PlanRequest): Promise<PlanReply | null> {
  const { id } = request;
  switch (request.ask) {
    case "begin":
      begin(JSON.parse(request.facts) as Plannable);
      return null;
    case "names":
      return { id, kind: "names", names: await planner.listNames() };
    case "plan": {
      const itinerary = await planner.plan(request.wish, (news) =>
        reply({ id, kind: "news", ...news }),
      );
      return { id, kind: "trip", itinerary };
    }
    case "change": {
      const itinerary = await planner.change(request.itinerary, request.edit);
      return { id, kind: "trip", itinerary };
    }
    case "stop":
      planner.close();
      return null;
  }
}

self.addEventListener("message", ({ data }: MessageEvent<PlanRequest>) => {
  answer(data).then(
    (message) => message && reply(message),
    (error: unknown) => reply({ id: data.id, kind: "failed", text: String(error) }),
  );
});

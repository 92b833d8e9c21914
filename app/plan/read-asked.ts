import { readPlanLink } from "#contract/plan-link.ts";
import { type ReadWish, readWish } from "./read-wish.ts";

type Named = { id: string; name: string };

/**
 * What an address asks of the planner: by a link (`p`), or field by field.
 * @param today YYYY-MM-DD; @param listNames bases and sights, asked where fields may name them
 */
export async function readAsked(
  asked: URLSearchParams,
  today: string,
  listNames: () => Promise<readonly Named[]>,
): Promise<ReadWish> {
  const link = asked.get("p");
  if (link === null) return readWish(asked, today, await listNames());
  const { wish, fault } = await readPlanLink(link);
  return { wish, faults: fault ? [fault] : [] };
}

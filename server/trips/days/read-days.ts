import * as z from "zod/mini";
import { PlanDay, type PlanDays, PlanStop } from "#contract/trip/trip-days.ts";
import { UnreadableStored } from "#trip/upgrade.ts";

/**
 * The days of a trip as they are kept, never trusted by their type alone. The first form, and the only one so
 * far, is a bare list; a later one says which it is, so that this release refuses what it would misread. Texts
 * that today's limits would refuse are read all the same: what was kept stays whole.
 */
const Kept = z.array(
  z.strictObject({
    ...PlanDay.shape,
    title: z.string(),
    text: z.string(),
    sleeps: z.nullable(z.string()),
    stops: z.array(z.strictObject({ ...PlanStop.shape, name: z.string(), text: z.string() })),
  }),
);

const damaged = (path: readonly PropertyKey[]) =>
  new UnreadableStored(`Kept days are damaged at ${path.map(String).join(".")}.`);

/** @throws UnreadableStored */
export function readStoredDays(kept: unknown): PlanDays {
  if (!Array.isArray(kept)) {
    const isLater = typeof kept === "object" && kept !== null && "version" in kept;
    throw new UnreadableStored(
      isLater ? "Kept days are of a later release." : "Kept days are no list of days.",
    );
  }
  const read = Kept.safeParse(kept);
  if (!read.success) throw damaged(read.error.issues[0]?.path ?? []);
  const ids = read.data.map(({ id }) => id);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0) throw damaged([twice, "id"]);
  return read.data;
}

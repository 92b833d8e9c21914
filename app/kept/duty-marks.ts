import type { Duty, DutyInput, DutyPage } from "#contract/trip/duties.ts";
import type { Waiting } from "./kept-store.ts";

/** A day with what was said of it. */
function withMark(duty: Duty, { action, km, at }: DutyInput): Duty {
  const when = at ?? new Date().toISOString();
  if (action === "start") return { ...duty, startedAt: when, kmOut: km };
  if (action === "finish") return { ...duty, finishedAt: when, kmIn: km };
  return duty.finishedAt === null
    ? { ...duty, startedAt: null, kmOut: null }
    : { ...duty, finishedAt: null, kmIn: null };
}

/** A duty as it will be once what waits on this phone has gone out, in its order; what was refused counts for nothing. */
export const withMarks = (
  page: DutyPage,
  waiting: readonly Pick<Waiting, "path" | "body" | "refused">[],
): DutyPage => ({
  ...page,
  duties: page.duties.map((duty) =>
    waiting
      .filter(({ path, refused }) => refused === "" && path === `/${duty.day}`)
      .reduce((told, { body }) => withMark(told, body as DutyInput), duty),
  ),
});

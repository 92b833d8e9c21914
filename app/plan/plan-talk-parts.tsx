import { useEffect } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { CallError } from "#app/calls/call-error.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { m } from "#app/paraglide/messages.js";
import { DayComments, type DayTalk } from "#app/talk/day-comments.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { PlanTalk } from "#contract/wire/shared-plans.ts";
import type { TripDay } from "#trip/document.ts";
import { visitsOf } from "./plan-edits.ts";
import styles from "./plan-talk.module.css";

const addressOf = (id: string) => `/api/shared-plans/${id}`;

/** What is said about a shared plan, once for the box and all days. */
function usePlanTalk(id: string) {
  const { data, error, set, reload } = useQuery<PlanTalk>(callApi, `${addressOf(id)}/talk`);
  const send: DayTalk["send"] = async (method, path, body) =>
    set(await callApi<PlanTalk>(method, addressOf(id) + path, body));
  return { data, error, send, reload };
}

/** Who may talk, how much was said, and for whoever shared the plan the way to end it. */
export function TalkBox({ id }: { id: string }) {
  const { data, error, send, reload } = usePlanTalk(id);
  const action = useAction();
  // Whoever comes back to the page sees what was said meanwhile.
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void reload();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [reload]);
  const isGone = error instanceof CallError && error.status === 404;
  if (!data && (isGone || !error)) return null;
  return (
    <section className={styles.box} aria-labelledby="plan-talk">
      <h3 className="h4" id="plan-talk">
        {m.plan_talk_title()}
      </h3>
      {data ? (
        <>
          <p>{data.isOpen ? m.plan_talk_line() : m.plan_talk_closed()}</p>
          {data.comments.length > 0 && (
            <p className="muted">{m.plan_talk_count({ count: data.comments.length })}</p>
          )}
          {data.isOwn && (
            <Button
              size="small"
              variant="secondary"
              busy={action.busy === "talk"}
              onClick={() =>
                void action.run("talk", () => send("PUT", "/talk", { isOpen: !data.isOpen }))
              }
            >
              {data.isOpen ? m.plan_talk_close() : m.plan_talk_open()}
            </Button>
          )}
        </>
      ) : (
        <>
          <FieldError>{m.plan_talk_failed()}</FieldError>
          <Button size="small" variant="secondary" onClick={() => void reload()}>
            {m.plan_talk_again()}
          </Button>
        </>
      )}
    </section>
  );
}

/** What is said about one day. */
export function DayTalkPart({ id, day }: { id: string; day: TripDay }) {
  const { data, send } = usePlanTalk(id);
  if (!data) return null;
  const stops = visitsOf(day).map(({ id: stop, name }) => ({ id: stop, name }));
  return (
    <div className={styles.day}>
      <DayComments
        day={{ id: day.id, title: day.place?.name ?? "", stops }}
        talk={{
          draft: `plan-comment-${id}`,
          comments: data.comments,
          mayWrite: data.isOpen,
          mayRemove: data.isOwn,
          send,
        }}
      />
    </div>
  );
}

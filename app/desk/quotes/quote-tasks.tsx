import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import type { GoTo } from "#app/desk/go-to.ts";
import { useLive } from "#app/desk/live.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { findToday, formatDay } from "#app/ui/format-dates.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { DayTask } from "#contract/wire/agenda.ts";
import styles from "./quotes.module.css";

function tell({ kind, on, paisa, open }: DayTask): string {
  const day = formatDay(on);
  if (kind === "lapsing") return m.quote_task_lapsing({ day });
  if (kind === "hold")
    return on < findToday() ? m.quote_task_hold_over({ day }) : m.quote_task_hold({ day });
  if (kind === "settle") return m.quote_task_settle({ sum: formatPaisa(paisa ?? 0), day });
  if (kind === "refund") return m.quote_task_refund({ sum: formatPaisa(paisa ?? 0) });
  if (kind === "charge") return m.quote_task_charge();
  if (kind === "invoice") return m.quote_task_invoice({ day });
  if (kind === "payable")
    return paisa === null ? "" : m.quote_task_payable({ sum: formatPaisa(paisa), day });
  if (kind === "late") return m.quote_task_late({ sum: formatPaisa(paisa ?? 0), day });
  return open > 0
    ? m.quote_task_departure_open({ day, count: open })
    : m.quote_task_departure({ day });
}

/** To where the task is done. */
function open({ kind, tripId }: DayTask, onGo: GoTo): void {
  if (kind === "payable") onGo("suppliers");
  else if (kind === "departure" || kind === "hold" || kind === "charge")
    onGo("requests", { trip: tripId, part: "asks" });
  else onGo("quotes", { trip: tripId });
}

/** Quotes that lapse, payments that are late, departures of the week: each one press from its trip. */
export function QuoteTasks({ onGo }: { onGo: GoTo }) {
  const list = useQuery<{ tasks: DayTask[] }>(callAsAdmin, "/api/desk/tasks");
  const action = useDeskAction();
  useLive(["trips"], () => void list.reload());
  const tasks = list.data?.tasks ?? [];
  if (tasks.length === 0) return null;
  return (
    <section className={styles.tasks} aria-label={m.quote_tasks()}>
      <h3 className="h4">{m.quote_tasks()}</h3>
      <ul className={styles.papers}>
        {tasks.map((one) => (
          <li key={one.task}>
            <button type="button" onClick={() => open(one, onGo)}>
              <b>{one.name || one.reference}</b> {one.destination} · {tell(one)}
              {one.unconfirmed.length > 0 && (
                <small>
                  {one.kind === "departure"
                    ? m.asks_waits({ names: one.unconfirmed.join(", ") })
                    : one.unconfirmed.join(", ")}
                </small>
              )}
            </button>
            <Button
              variant="quiet"
              size="small"
              busy={action.busy === one.task}
              onClick={() =>
                void action.run(one.task, async () => {
                  const body = { task: one.task, days: 1 };
                  list.set(await callAsAdmin("POST", "/api/desk/tasks/snooze", body));
                })
              }
            >
              {m.quote_task_snooze()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Method } from "#app/calls/call-api.ts";
import { m } from "#app/paraglide/messages.js";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import type { DutyInput } from "#contract/trip/duties.ts";

const cut = (text: unknown) => {
  const letters = [...String(text ?? "")];
  return letters.length > 80 ? `${letters.slice(0, 79).join("")}…` : letters.join("");
};

/** A day of a duty that was started or finished, or that taken back. */
function sayMark(day: string, { action, km }: DutyInput): string {
  const said = {
    start: m.duty_waiting_start,
    finish: m.duty_waiting_finish,
    undo: m.duty_waiting_undo,
  };
  const at = km == null ? "" : m.duty_km_at({ km });
  return [said[action]({ day: formatNamedDay(day) }), at].filter(Boolean).join(" ");
}

/** What a change is, in words; null for one that cannot wait: it needs to see what others did. */
export function sayChange(method: Method, path: string, body: unknown): string | null {
  const { body: text, title, text: thing } = (body ?? {}) as Record<string, unknown>;
  if (method === "POST" && path === "/comments") return m.road_waiting_comment({ text: cut(text) });
  if (method === "POST" && path === "/messages") return m.road_waiting_message({ text: cut(text) });
  if (method === "POST" && /^\/comments\/[\w-]+\/votes$/.test(path)) return m.road_waiting_vote();
  if (path.startsWith("/group/packing/"))
    return method === "PUT"
      ? m.road_waiting_packing({ text: cut(thing) })
      : m.road_waiting_packing_removed();
  if (/^\/group\/expenses\/[\w-]+\/removal$/.test(path)) return m.road_waiting_expense_removed();
  if (method === "PUT" && path.startsWith("/group/expenses/"))
    return title ? m.road_waiting_expense({ text: cut(title) }) : m.road_waiting_settled();
  if (method === "PUT" && path.startsWith("/files/"))
    return m.road_waiting_file({ text: cut(new URLSearchParams(path.split("?")[1]).get("name")) });
  if (method === "POST" && /^\/\d{4}-\d\d-\d\d$/.test(path))
    return sayMark(path.slice(1), body as DutyInput);
  return method === "PUT" && path === "/options" ? m.road_waiting_options() : null;
}

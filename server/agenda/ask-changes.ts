import { askTexts, isStillAsked } from "#contract/wire/agenda.ts";
import {
  type AskChange,
  type AskEventDetails,
  type AskState,
  mayDo,
} from "#contract/wire/ask-states.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { AskRow } from "./ask-store.ts";

/** What a change makes of an ask: its new columns, the state that goes into its history, and what stands beside that there. */
export type AskStep = {
  row: Partial<AskRow>;
  state: AskState | "withdrawn";
  details: AskEventDetails;
};

const stateNames: Record<AskState, string> = {
  asked: "asked",
  held: "held",
  waitlisted: "on the waiting list",
  confirmed: "confirmed",
  refused: "refused",
  released: "given back",
  cancelled: "cancelled",
};

const refuse = (field: string, text: string) =>
  new AppError("validation_failed", text, { fields: { [field]: text } });

/** @throws AppError conflict when somebody changed it since, or it cannot follow the state that it is in */
function checkStep(row: AskRow, { action, revision }: AskChange): void {
  if (row.revision !== revision)
    throw new AppError(
      "conflict",
      `A colleague or the supplier was faster: this is ${stateNames[row.state]} now. Nothing was changed.`,
    );
  const isCharged = row.state === "cancelled" && row.charge !== null;
  if (!mayDo(action, row.state) || isCharged)
    throw new AppError(
      "conflict",
      row.state === "confirmed" && action === "withdraw"
        ? "This is confirmed: cancel it at the supplier, with its charge or without."
        : `This cannot be done: it is ${stateNames[row.state]}.`,
    );
}

/**
 * What a change makes of an ask that is held by the transaction. `isPaid`: money went to the supplier for it.
 * @throws AppError conflict, validation_failed
 */
export function stepAsk(
  row: AskRow,
  change: AskChange,
  { now, today, isPaid }: { now: Date; today: string; isPaid: boolean },
): AskStep {
  checkStep(row, change);
  const note = change.note;
  const said = { note: note || row.note, answeredAt: now };
  const noted = note ? { note } : {};
  switch (change.action) {
    case "again":
      return {
        row: { state: "asked", askedAt: now, answeredAt: null, heldUntil: null },
        state: "asked",
        details: { channel: row.channel, ...noted },
      };
    case "hold":
      if (change.until < today) throw refuse("until", "This day is over: until when is it held?");
      return {
        row: { ...said, state: "held", heldUntil: change.until },
        state: "held",
        details: { until: change.until, ...noted },
      };
    case "confirm":
      return {
        row: { ...said, state: "confirmed", confirmation: change.confirmation, heldUntil: null },
        state: "confirmed",
        details: { confirmation: change.confirmation, ...noted },
      };
    case "cancel":
      return {
        row: { ...said, state: "cancelled", charge: change.charge },
        state: "cancelled",
        details: { charge: change.charge, ...noted },
      };
    case "withdraw":
      if (isPaid)
        throw new AppError("conflict", "Money was paid for this: take the payment back first.");
      return { row: { withdrawnAt: now }, state: "withdrawn", details: noted };
    default: {
      const states = { waitlist: "waitlisted", refuse: "refused", release: "released" } as const;
      const state = states[change.action];
      return { row: { ...said, state, heldUntil: null }, state, details: noted };
    }
  }
}

/** A line that became another is not asked again at the same supplier. @throws AppError conflict */
export function checkStillAsked(
  row: AskRow,
  line: { title: string; nightsOf: readonly string[]; departure: string } | null,
): void {
  if (row.askedFor && (!line || !isStillAsked(row.askedFor, line, line.departure)))
    throw new AppError("conflict", askTexts.changed);
}

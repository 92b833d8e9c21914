import { m } from "#app/paraglide/messages.js";
import type { TripStage } from "#contract/desk.ts";

/** The stages of a request in the desk's words. */
export const stageNames: Record<TripStage, () => string> = {
  new: m.desk_stage_new,
  qualified: m.desk_stage_qualified,
  quote_sent: m.desk_stage_quote_sent,
  accepted: m.desk_stage_accepted,
  lost: m.desk_stage_lost,
};

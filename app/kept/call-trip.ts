import { type Caller, callApi } from "#app/calls/call-api.ts";
import { CallError, withSentence } from "#app/calls/call-error.ts";
import { m } from "#app/paraglide/messages.js";
import { loadLate } from "#app/release/load-late.ts";
import { hasKept } from "./kept-hint.ts";

/** A call by the trip's link. @throws CallError, whose message is fit to be shown */
export const callTrip: Caller = async (method, path, payload, options) => {
  try {
    return await callApi(method, path, payload, options);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw withSentence(error, error.offline ? m.trip_page_offline() : m.trip_page_failed());
  }
};

/** Reads by the trip's link; where the trip lies on this phone, that is read when nobody answers in time. @throws CallError */
export const readTrip: Caller = async (method, path, payload, options) => {
  const asked = callTrip<never>(method, path, payload, options);
  if (!hasKept()) return asked;
  // Waited for below, or here; its refusal is not lost in between.
  asked.catch(() => {});
  const kept = await loadLate(() => import("./kept-reads.ts")).catch(() => null);
  return kept ? kept.readOrKept(path, asked, options?.signal) : asked;
};

import { callApi } from "#app/calls/call-api.ts";
import { CallError } from "#app/calls/call-error.ts";
import { m } from "#app/paraglide/messages.js";
import { loadLate } from "#app/release/load-late.ts";
import { ownAddress } from "#app/ui/language.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { SharedPlan } from "#contract/wire/shared-plans.ts";
import type { TripDocument } from "#trip/document.ts";
import { writeTripLink } from "#trip/link.ts";

/** What a request carries of a trip: its days, and the hash of what is shown here. */
export async function sendableOf(trip: TripDocument): Promise<{ plan: string; seen: string }> {
  // Over plain http a browser reckons no hash: then nobody says what was seen.
  const { hashDocument } = await loadLate(() => import("#trip/hash.ts"));
  const seen = globalThis.isSecureContext ? await hashDocument(trip) : "";
  return { plan: await writeTripLink(trip), seen };
}

/** Milliseconds: a press that waits longer no longer counts as one for the browser's sheet. */
const patience = 3000;

/**
 * The short address of these days. What was shared before keeps its address, with the days as they are now; only
 * in another browser, or where it is forgotten, it gets a new one.
 */
async function keepShared(plan: string, talk: string | null): Promise<SharedPlan> {
  const input = { plan, talk: true };
  if (talk)
    try {
      return await callApi<SharedPlan>("PUT", `/api/shared-plans/${talk}`, input, { patience });
    } catch (error) {
      const isRefused = error instanceof CallError && [403, 404].includes(error.status);
      if (!isRefused) throw error;
    }
  return callApi<SharedPlan>("POST", "/api/shared-plans", input, { patience });
}

/** What sharing needs of a plan. */
export type Shareable = {
  talk: string | null;
  /** Not owned until edited: what somebody else has shared is handed on under their address. */
  isOwn: boolean;
  setTalk(id: string): void;
};

/** The short address that the server keeps; without it the long one, which needs nobody. */
async function findAddress(
  trip: TripDocument,
  { talk, isOwn, setTalk }: Shareable,
): Promise<string> {
  if (talk && !isOwn) return `${window.location.origin}/p/${talk}`;
  const plan = await writeTripLink(trip);
  try {
    const shared = await keepShared(plan, talk);
    setTalk(shared.id);
    return shared.url;
  } catch {
    return window.location.origin + ownAddress(`/plan?p=${plan}`);
  }
}

/** Hands the plan on by the browser's own sheet, or copies its address. */
export async function sharePlan(trip: TripDocument, plan: Shareable): Promise<void> {
  const url = await findAddress(trip, plan);
  try {
    if (navigator.share) await navigator.share({ title: m.plan_title(), url });
    else {
      await navigator.clipboard.writeText(url);
      void showToast(m.plan_shared());
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    void showToast(m.plan_not_shared(), "error");
  }
}

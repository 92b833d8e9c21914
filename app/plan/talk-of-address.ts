import { sharedPlanId } from "#contract/wire/shared-plans.ts";

/** The talk that the page's address names (`talk=`); null: none. */
export function readTalkOfAddress(): string | null {
  const talk = new URLSearchParams(window.location.search).get("talk") ?? "";
  return sharedPlanId.test(talk) ? talk : null;
}

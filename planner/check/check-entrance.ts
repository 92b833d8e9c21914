import type { PlannableSight } from "#contract/content/plannable.ts";
import type { Visit } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import type { Say } from "./fault.ts";

/** Minutes one way that nobody walks for whom it is too much, unless it was asked for. */
const mostOnFoot = 90;

/** Who of a party does not walk far is carried or stays below, and is told by what; the door's rules are told to all. */
export function checkEntrance(
  sight: PlannableSight,
  { children, elders, wheelchair }: Wish["party"],
  { notices }: Visit,
  wasAsked: boolean,
  say: Say,
): void {
  const { name, walk = 0, carriers, carriesPart, rules } = sight;
  const tells = (code: string, list: string, what: readonly string[]) =>
    notices.some((one) => one.code === code && String(one.values?.[list]) === String(what));
  const youngest = Math.min(99, ...children);
  const walksLittle = elders > 0 || youngest < 6;
  if (!wasAsked && walksLittle && walk > mostOnFoot && (!carriers || carriesPart))
    say("fit", `${name} is ${walk} minutes on foot for who does not walk far.`);
  if (carriers && (walksLittle || wheelchair || youngest < 13) && !tells("carried", "by", carriers))
    say("fit", `nobody is told what carries one to ${name}.`);
  if (rules && !tells("door", "rules", rules))
    say("fit", `nobody is told what is asked at the door of ${name}.`);
}

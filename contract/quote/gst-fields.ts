import * as z from "zod/mini";
import { optionalLine } from "../text.ts";
import { findGstinFault, stateOfGstin } from "./gstin.ts";
import { abroad, findState, isStateCode, sayState } from "./india-states.ts";

/** Fields of whoever stands on a tax paper. */

/** Typed in small letters and with blanks as well; "" for none. */
export const Gstin = z._default(
  z.string("A GSTIN is text.").check(
    z.maxLength(40, "A GSTIN has 15 digits and capital letters."),
    z.overwrite((text) => text.replaceAll(/[\s-]/g, "").toUpperCase()),
    z.refine((gstin) => findGstinFault(gstin) === "", {
      error: ({ input }) => findGstinFault(String(input)),
    }),
  ),
  "",
);

/** By its code; a name that is known is its code. */
const state = optionalLine("The state", 60);
const toCode = z.overwrite((text: string) => findState(text) ?? text);
const isKnown = (code: string) => isStateCode(code) && code !== abroad;

/** Of the office: one of India's. */
export const HomeState = z
  .string("The state is missing.")
  .check(z.trim(), toCode, z.refine(isKnown, "Please choose the state from the list."));

/** Of a buyer: one of India's, outside India, or "" while nobody has said. */
export const BuyerState = state.check(
  toCode,
  z.refine((code) => code === "" || isStateCode(code), "Please choose the state from the list."),
);

/** What is wrong between a GSTIN and a state; "" where they fit, or one is missing. */
export function findStateFault({ gstin, state }: { gstin: string; state: string }): string {
  if (gstin === "" || state === "" || stateOfGstin(gstin) === state) return "";
  return `This GSTIN is of ${sayState(stateOfGstin(gstin))}, the state is ${sayState(state)}.`;
}

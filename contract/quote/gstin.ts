import { abroad, isStateCode } from "./india-states.ts";

const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The last sign of a GSTIN, of the fourteen before it: each second one counts twice, in base 36. */
function checkSign(fourteen: string): string {
  let sum = 0;
  for (const [at, sign] of [...fourteen].entries()) {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return signs[(36 - (sum % 36)) % 36] ?? "";
}

/** What is wrong with a GSTIN; "" for one that is well, and for none. */
export function findGstinFault(gstin: string): string {
  if (gstin === "") return "";
  if (!form.test(gstin)) return "A GSTIN has 15 digits and capital letters, like 20ABCFS4321L1ZH.";
  const state = gstin.slice(0, 2);
  if (state === abroad || !isStateCode(state))
    return `A GSTIN begins with the code of a state: ${state} is none.`;
  return checkSign(gstin.slice(0, 14)) === gstin[14]
    ? ""
    : "This GSTIN is mistyped: its last sign does not fit the others.";
}

/** The state that a GSTIN is of. */
export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2);

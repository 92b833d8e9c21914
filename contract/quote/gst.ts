import { stateOfGstin } from "./gstin.ts";
import { abroad } from "./india-states.ts";
import { scale } from "./money-arithmetic.ts";

/** How a tax falls to its heads (sections 8 and 12 of the IGST Act). Paisa; rates in hundredths of a percent. */
export type TaxHeads = { cgst: number; sgst: number; igst: number };
export const noTax: TaxHeads = { cgst: 0, sgst: 0, igst: 0 };
export const sumHeads = ({ cgst, sgst, igst }: TaxHeads): number => cgst + sgst + igst;

/** Of central and state tax each, rounded half up. Tax to another state is twice that, so no total depends on the state. */
export const halfTax = (taxable: number, rate: number): number => scale(taxable, rate, 20_000);

export const splitTax = (half: number, within: boolean): TaxHeads =>
  within ? { cgst: half, sgst: half, igst: 0 } : { cgst: 0, sgst: 0, igst: 2 * half };

/**
 * Where a service is supplied, and whether its tax stays within the seller's state. Who is registered: where that is,
 * whatever state was named; a house sold alone, where it stands, whoever buys. A visitor from abroad is served here. Nothing on record: the seller's state.
 */
export function findPlaceOfSupply(
  seller: string,
  buyer: { gstin: string; state: string; sez?: boolean | undefined },
  /** Where a house that is sold alone stands (section 12(3)); missing: it is not. */
  house?: string | undefined,
): { state: string; within: boolean } {
  const named = house ?? (buyer.gstin ? stateOfGstin(buyer.gstin) : buyer.state);
  const state = named === "" || named === abroad ? seller : named;
  return { state, within: state === seller && !buyer.sez };
}

/** What of an amount is before tax, where the tax is in it: 31,500 at 5 % is 30,000 and twice 750. */
export function takeTaxOut(gross: number, rate: number): { taxable: number; half: number } {
  const half = halfTax(scale(gross, 10_000, 10_000 + rate), rate);
  return { taxable: gross - 2 * half, half };
}

/** A sum in parts by weight: whole paisa, together the sum. All weights nothing: the whole is the first's. */
export function shareOut(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, one) => total + one, 0);
  let [reached, given] = [0, 0];
  return weights.map((weight, at) => {
    reached += weight;
    const until = all === 0 ? (at === 0 ? sum : given) : scale(sum, reached, all);
    const part = until - given;
    given = until;
    return part;
  });
}

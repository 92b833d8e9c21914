import { accessMutants } from "./access.ts";
import { browserMutants } from "./browser.ts";
import { factMutants } from "./facts.ts";
import { limitMutants } from "./limits.ts";
import { linkMutants } from "./links.ts";
import { moneyMutants } from "./money.ts";
import type { Mutant } from "./mutant.ts";
import { quoteMutants } from "./quotes.ts";

/** Every mutant, by subject. A new rule about money, rights, limits, links or who says a fact gets one. */
export const mutants: Mutant[] = [
  ...quoteMutants,
  ...moneyMutants,
  ...accessMutants,
  ...linkMutants,
  ...limitMutants,
  ...browserMutants,
  ...factMutants,
];

import { z } from "zod";
import { group } from "./facts.ts";

/** What the keeper asks of whoever comes in, whom first, then in what, then with what. */
export const entryRules = [
  "hindus-only",
  "inner-hindus-only",
  "muslims-only",
  "women-limited",
  "men-bare-chested",
  "temple-dress",
  "covered",
  "head-covered",
  "shoes-off",
  "no-phones",
  "no-cameras",
  "no-pictures",
  "no-leather",
  "no-bags",
] as const;
export type EntryRule = (typeof entryRules)[number];

/** Those that keep some outside altogether; all others are asked of who is let in. */
export const outsideRules = ["hindus-only", "muslims-only", "women-limited"] as const;
export type DoorRule = Exclude<EntryRule, (typeof outsideRules)[number]>;

/** What carries visitors where others walk; a chair is a palanquin, palki or doli on bearers' shoulders. */
export const carriers = ["helicopter", "ropeway", "cart", "chair", "pony"] as const;
export type Carrier = (typeof carriers)[number];

/** In place of a walk, for who cannot or would not do it. */
export const Carried = group({
  by: z.array(z.enum(carriers)).min(1).max(carriers.length),
  /** How much stays to be walked: what anybody does, or a good part with its steps. */
  leaves: z.enum(["little", "much"]),
});

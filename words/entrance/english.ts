import type { EntranceWords } from "./entrance-words.ts";

/** In English. */
export const englishEntrance: EntranceWords = {
  rules: {
    "inner-hindus-only": "inner shrine for Hindus only",
    "men-bare-chested": "men take off their shirts",
    "temple-dress": "temple dress asked for",
    covered: "shoulders and knees covered",
    "head-covered": "head covered",
    "shoes-off": "shoes off",
    "no-phones": "phones stay outside",
    "no-cameras": "cameras stay outside",
    "no-pictures": "no pictures inside",
    "no-leather": "no leather",
    "no-bags": "no bags",
  },
  carriers: {
    helicopter: "helicopter",
    ropeway: "ropeway",
    cart: "cart",
    chair: "palanquin",
    pony: "pony",
  },
};

import type { EntranceWords } from "./entrance-words.ts";

/** In Bengali. */
export const bengaliEntrance: EntranceWords = {
  rules: {
    "inner-hindus-only": "গর্ভগৃহ শুধু হিন্দুদের জন্য",
    "men-bare-chested": "পুরুষদের জামা খুলে ঢুকতে হয়",
    "temple-dress": "মন্দিরের রীতি মেনে পোশাক চাই",
    covered: "কাঁধ আর হাঁটু ঢাকা চাই",
    "head-covered": "মাথা ঢাকা চাই",
    "shoes-off": "জুতো খুলতে হয়",
    "no-phones": "ফোন বাইরে রাখতে হয়",
    "no-cameras": "ক্যামেরা বাইরে রাখতে হয়",
    "no-pictures": "ভিতরে ছবি তোলা মানা",
    "no-leather": "চামড়ার জিনিস মানা",
    "no-bags": "ব্যাগ মানা",
  },
  carriers: {
    helicopter: "হেলিকপ্টার",
    ropeway: "রোপওয়ে",
    cart: "ঠেলা বা ব্যাটারির গাড়ি",
    chair: "ডুলি-পালকি",
    pony: "ঘোড়া-খচ্চর",
  },
};

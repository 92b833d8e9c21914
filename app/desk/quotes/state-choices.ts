import { m } from "#app/paraglide/messages.js";
import { language } from "#app/ui/language.ts";
import { localeOf } from "#contract/languages.ts";
import { indiaStates } from "#contract/quote/india-states.ts";

const names: Readonly<Record<string, () => string>> = {
  "01": m.gst_state_01,
  "02": m.gst_state_02,
  "03": m.gst_state_03,
  "04": m.gst_state_04,
  "05": m.gst_state_05,
  "06": m.gst_state_06,
  "07": m.gst_state_07,
  "08": m.gst_state_08,
  "09": m.gst_state_09,
  "10": m.gst_state_10,
  "11": m.gst_state_11,
  "12": m.gst_state_12,
  "13": m.gst_state_13,
  "14": m.gst_state_14,
  "15": m.gst_state_15,
  "16": m.gst_state_16,
  "17": m.gst_state_17,
  "18": m.gst_state_18,
  "19": m.gst_state_19,
  "20": m.gst_state_20,
  "21": m.gst_state_21,
  "22": m.gst_state_22,
  "23": m.gst_state_23,
  "24": m.gst_state_24,
  "26": m.gst_state_26,
  "27": m.gst_state_27,
  "29": m.gst_state_29,
  "30": m.gst_state_30,
  "31": m.gst_state_31,
  "32": m.gst_state_32,
  "33": m.gst_state_33,
  "34": m.gst_state_34,
  "35": m.gst_state_35,
  "36": m.gst_state_36,
  "37": m.gst_state_37,
  "38": m.gst_state_38,
  "97": m.gst_state_97,
};

/** States by their codes in GST as the desk chooses them, in the order of its reader's alphabet: "Jharkhand (20)". */
export function listStateChoices(): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(localeOf[language]);
  return indiaStates
    .map(({ code, name }) => ({ value: code, label: `${names[code]?.() ?? name} (${code})` }))
    .toSorted((one, other) => compare(one.label, other.label));
}

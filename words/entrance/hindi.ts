import type { EntranceWords } from "./entrance-words.ts";

/** In Hindi. */
export const hindiEntrance: EntranceWords = {
  rules: {
    "inner-hindus-only": "गर्भगृह में केवल हिंदू",
    "men-bare-chested": "पुरुष कमीज़ उतारकर जाते हैं",
    "temple-dress": "मंदिर की तय पोशाक ज़रूरी",
    covered: "कंधे और घुटने ढके हों",
    "head-covered": "सिर ढका हो",
    "shoes-off": "जूते बाहर",
    "no-phones": "फ़ोन बाहर रखें",
    "no-cameras": "कैमरा बाहर रखें",
    "no-pictures": "अंदर फ़ोटो लेना मना है",
    "no-leather": "चमड़े की चीज़ें मना हैं",
    "no-bags": "बैग मना हैं",
  },
  carriers: {
    helicopter: "हेलिकॉप्टर",
    ropeway: "रोपवे",
    cart: "ठेला या बैटरी गाड़ी",
    chair: "डोली-पालकी",
    pony: "घोड़ा-खच्चर",
  },
};

import type { Language } from "#contract/languages.ts";
import { bengali as bengaliForms } from "../bengali.ts";
import { createFill, type Forms } from "../create-say.ts";
import { english as englishForms } from "../english.ts";
import { hindi as hindiForms } from "../hindi.ts";
import { bengali } from "./bengali.ts";
import { english, type MailKey, type MailWords } from "./english.ts";
import { hindi } from "./hindi.ts";

/** What a part of a mail says: "quote-subject". */
export type SayMail = (key: MailKey, values?: Readonly<Record<string, string | number>>) => string;

const create = (words: MailWords, forms: Forms): SayMail => {
  const fill = createFill(forms);
  return (key, values = {}) => fill(words[key], values);
};

/** Mails in each language, their dates, sums and numbers by its locale. */
export const sayMailIn: Readonly<Record<Language, SayMail>> = {
  en: create(english, englishForms),
  hi: create(hindi, hindiForms),
  bn: create(bengali, bengaliForms),
};

/** "Dear Asha," or, to whom we know no name of, "Hello,". */
export const sayHello = (say: SayMail, name: string): string =>
  say("hello", { name: name ? "some" : "none", who: name });

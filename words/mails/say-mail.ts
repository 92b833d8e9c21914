import { inLanguages, type Language } from "#contract/languages.ts";
import { createCatalogueSay } from "../catalogues.ts";
import type { MailKey } from "./english.ts";

/** What a part of a mail says: "quote-subject". */
export type SayMail = (key: MailKey, values?: Readonly<Record<string, string | number>>) => string;

/** Mails in each language, their dates, sums and numbers by its locale. */
export const sayMailIn: Readonly<Record<Language, SayMail>> = inLanguages((language) =>
  createCatalogueSay(language, "mails"),
);

/** "Dear Asha," or, to whom we know no name of, "Hello,". */
export const sayHello = (say: SayMail, name: string): string =>
  say("hello", { name: name ? "some" : "none", who: name });

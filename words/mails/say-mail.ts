import { createFill } from "../create-say.ts";
import { openRooms } from "../rooms.ts";
import type { MailKey } from "./english.ts";

/** What a part of a mail says: "quote-subject". */
export type SayMail = (key: MailKey, values?: Readonly<Record<string, string | number>>) => string;

/** Mails in each language, their dates, sums and numbers by its locale. */
export const sayMailIn = openRooms(({ planner, mails }): SayMail => {
  const fill = createFill(planner);
  return (key, values = {}) => fill(mails[key], values);
});

/** "Dear Asha," or, to whom we know no name of, "Hello,". */
export const sayHello = (say: SayMail, name: string): string =>
  say("hello", { name: name ? "some" : "none", who: name });

import type { Language } from "#contract/languages.ts";
import type { NoticeKind } from "#contract/wire/trip-notices.ts";
import { type SayMail, sayMailIn } from "#words/mails/say-mail.ts";

/**
 * What a push message holds; the worker shows it (`app/kept/trip-worker.ts`). It may lie open on a table: it says that
 * something changed, and nothing of whom or what. `trip`: the beginning of its name on the phone.
 */
export const writePush = (
  kinds: readonly NoticeKind[],
  language: Language,
  tokenHash: string,
): string => {
  const [only = "several", ...more] = new Set(kinds);
  const say = sayMailIn[language];
  return JSON.stringify({
    title: say("brand"),
    body: say(`phone-${more.length > 0 ? "several" : only}`),
    lang: language,
    trip: Buffer.from(tokenHash, "base64url").toString("hex").slice(0, 16),
  });
};

/** A notice in a mail, its heading and what it says. */
export function writeNotice(say: SayMail, kind: NoticeKind, says: Record<string, string>): string {
  if (kind === "words") return says.words ?? "";
  const { title = "", was = "" } = says;
  const values = ["person", "phone", "vehicle", "plate", "time", "by", "place", "number"];
  const told = values.flatMap((name) => says[name] ?? []).join(" · ");
  return [say(`notice-${kind}`, { title }), told, was && say("notice-was", { was })]
    .filter(Boolean)
    .join("\n");
}

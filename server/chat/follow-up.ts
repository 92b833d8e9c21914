import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { chatAnswerMail } from "./mail.ts";
import { presentMs } from "./service.ts";
import * as store from "./store.ts";

export type ChatFollowUp = {
  /** Mails what was answered to visitors who had just left. @returns how many got a mail */
  run(): Promise<number>;
};

/**
 * Whoever closes the page counts as present for a minute more, and an answer of that minute reaches
 * nobody: it follows by mail, once, when no sign of life has come after it.
 */
export function createChatFollowUp({ config, database, clock }: Resources): ChatFollowUp {
  const { operator } = config.mail;

  async function mailNext(): Promise<boolean> {
    return database.transaction(async (db) => {
      const now = clock();
      const left = await store.takeUnseen(db, new Date(now.getTime() - presentMs));
      if (!left) return false;
      await store.updateThread(db, left.thread.id, { visitorMailedAt: now });
      const body = left.bodies.join("\n\n");
      await queueMail(db, chatAnswerMail(left.thread, body, operator, config.http.origin));
      return true;
    });
  }

  async function run(): Promise<number> {
    let count = 0;
    while (await mailNext()) count += 1;
    return count;
  }

  return { run };
}

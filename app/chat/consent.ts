import { clearStored, useStored, writeStored } from "#app/calls/stored-values.ts";
import type { Chrome } from "#server/content/chrome.ts";
import { removeTraces, widgets } from "./widgets.ts";

/** Whether this browser agreed to an outside company's chat. Nothing of it is asked for before. */

const key = "chat.consent";

/** Another company, or another account with it, is another question. */
const answerFor = ({ provider, id = "" }: Chrome["chat"]) => `${provider} ${id}`.trim();

/** Live in all of this browser's tabs; false on the server. */
export const useConsent = (chat: Chrome["chat"]): boolean => useStored(key) === answerFor(chat);

export const giveConsent = (chat: Chrome["chat"]): void => writeStored(key, answerFor(chat));

/** Takes it back. A script that runs cannot be stopped: load the page anew afterwards. */
export function withdrawConsent(chat: Chrome["chat"]): void {
  clearStored(key);
  const widget = widgets[chat.provider];
  if (widget) removeTraces(widget.traces);
}

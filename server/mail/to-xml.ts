import { escapeHtml } from "./escape-html.ts";

/** Text as XML may hold it: without control characters and halves of letters, which no reader of XML takes. */
export const toXml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  escapeHtml(text.toWellFormed().replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ""));

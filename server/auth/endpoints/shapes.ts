import { z } from "zod";
import { metadata, optionalText } from "../http/read-input.ts";

/** The members that several calls share; the client sends null for what it leaves out. */
export const address = { email: optionalText(320), phone: optionalText(40) };
export const pkce = { code_challenge: optionalText(256), code_challenge_method: optionalText(16) };
export const channel = {
  channel: z
    .enum(["sms", "whatsapp", ""])
    .nullish()
    .transform((value) => value || undefined),
};
export const data = { data: metadata };

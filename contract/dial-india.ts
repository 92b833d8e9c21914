import * as z from "zod/mini";
import { plainDigits } from "./plain-digits.ts";
import { optionalPhone } from "./text.ts";

/** Ten digits of a mobile in India, as they are written there: alone, behind a nought, or behind the country. */
const mobile = /^(?:\+91|0{0,2}91|0(?!7)|)([6-9]\d{9})$/;

/**
 * "98300 12345", "098300-12345" and "91 98300 12345" as they are dialled from anywhere: "+919830012345". Of a number
 * whose country nobody said, and which is no mobile of India, nothing is guessed: it stays as it was written.
 */
export function dialIndia(text: string): string {
  const [, digits] = mobile.exec(plainDigits(text).replaceAll(/[\s().-]/g, "")) ?? [];
  return digits ? `+91${digits}` : text;
}

/** A number as the office writes it down: a mobile of India gets its country, so that it can be written to and found again. */
export const deskPhone = (label = "Phone") => z.pipe(optionalPhone(label), z.transform(dialIndia));

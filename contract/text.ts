import * as z from "zod/mini";

/** Text that people type. Control characters would be refused by the database: they go. */

/**
 * What is not seen and yet changes what is: directions that turn the words around it, blanks of no
 * width, tags, halves of characters. The joiners of Indian scripts and of emoji stay.
 */
const dropInvisible = (value: string) =>
  value.replaceAll(
    /(?![\u200c\u200d])(?:[\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]|\u034f)/gu,
    "",
  );

/** One line as it is kept: a run of blanks is one, nothing invisible is left. */
export const cleanLine = (value: string): string =>
  dropInvisible(value.replaceAll(/[\p{Cc}\s]+/gu, " "));
const cleanParagraphs = (value: string) =>
  dropInvisible(value)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/\n{3,}/g, "\n\n");

/** What is too long is not looked at further: a pattern over a whole body takes its time. */
const atMost = (label: string, most: number) =>
  z.maxLength(most, {
    error: `${label} is too long: at most ${most} characters.`,
    abort: true,
  });

/** One line, required, at most `most` characters. */
export const line = (label: string, most: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanLine),
      z.trim(),
      z.minLength(1, `${label} is required.`),
      atMost(label, most),
    );

/** One line that may be left out or empty. */
export const optionalLine = (label: string, most: number) =>
  z._default(
    z.string(`${label} must be text.`).check(z.overwrite(cleanLine), z.trim(), atMost(label, most)),
    "",
  );

/** Several lines, required. */
export const paragraphs = (label: string, most: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanParagraphs),
      z.trim(),
      z.minLength(1, `${label} is required.`),
      atMost(label, most),
    );

const emailPattern = /^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;]+$/;

/** The sign-up form's loose pattern, without what would break a mail header. */
export const email = (label = "Email") =>
  line(label, 254).check(z.regex(emailPattern, "Invalid email format."));

/** An address that may be left out or empty. */
export const optionalEmail = (label = "Email") =>
  optionalLine(label, 254).check(
    z.refine((value) => value === "" || emailPattern.test(value), "Invalid email format."),
  );

/** A field that people do not see: whoever fills it is a script. */
export const honeypot = z._default(z.string().check(z.maxLength(2000)), "");

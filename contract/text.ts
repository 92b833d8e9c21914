import * as z from "zod/mini";

/** Text that people type. Control characters would be refused by the database: they go. */

const cleanLine = (value: string) => value.replaceAll(/[\p{Cc}\s]+/gu, " ");
const cleanParagraphs = (value: string) =>
  value
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/\n{3,}/g, "\n\n");

/** One line, required, at most `most` characters. */
export const line = (label: string, most: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanLine),
      z.trim(),
      z.minLength(1, `${label} is required.`),
      z.maxLength(most, `${label} is too long: at most ${most} characters.`),
    );

/** One line that may be left out or empty. */
export const optionalLine = (label: string, most: number) =>
  z._default(
    z
      .string(`${label} must be text.`)
      .check(
        z.overwrite(cleanLine),
        z.trim(),
        z.maxLength(most, `${label} is too long: at most ${most} characters.`),
      ),
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
      z.maxLength(most, `${label} is too long: at most ${most} characters.`),
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

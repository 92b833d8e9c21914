import * as z from "zod/mini";
import { plainDigits } from "./plain-digits.ts";

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

/** Several lines as they are kept, of a text that came by another way than a form. */
export const cleanParagraphText = (value: string): string => cleanParagraphs(value);

/** What is too long is not looked at further: a pattern over a whole body takes its time. */
const atMost = (
  label: string,
  most: number,
  error = `${label} is too long: at most ${most} characters.`,
) => z.maxLength(most, { error, abort: true });

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

/** Several lines that may be left out or empty. */
export const optionalParagraphs = (label: string, most: number) =>
  z._default(
    z
      .string(`${label} must be text.`)
      .check(z.overwrite(cleanParagraphs), z.trim(), atMost(label, most)),
    "",
  );

/** The sign-up form's loose pattern, without what would break a mail header. */
const addressPattern = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/;

/**
 * Whether an address is written as it looks: composed, nothing that is not seen (joiners neither),
 * no letter that is another one's wide, raised or ligated form. Two that look alike are one then.
 */
const isPlain = (text: string): boolean =>
  text === text.normalize("NFKC") && !/\p{Default_Ignorable_Code_Point}/u.test(text);

/** The one spelling of an address that an account is found by: composed, in lower case. */
export const normalizeAddress = (text: string): string =>
  text.trim().normalize("NFC").toLowerCase().normalize("NFC");

/** Whether a text is one address that may stand in a mail header as it is. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 && addressPattern.test(text) && cleanLine(text) === text && isPlain(text);

/** The stricter form that an account's address has; in lower case. */
const accountAddressPattern =
  /^[^\s@<>(),;:\\"[\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
export const isAccountAddress = (text: string): boolean =>
  text.length <= 255 &&
  accountAddressPattern.test(text) &&
  !/\.\.|^\.|\.@/.test(text) &&
  cleanLine(text) === text &&
  isPlain(text);

/** Addresses somewhere in a text; bounded before the sign, or a long run of letters would take its square. */
const addressesWithin = /[^\s<>@(),;:"[\]]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi;

/** The first address in a text, as it stands there; null where there is none. */
export const findAddress = (text: string): string | null =>
  text.match(addressesWithin)?.[0] ?? null;

/** A text with blanks where it had addresses. */
export const dropAddresses = (text: string): string => text.replaceAll(addressesWithin, " ");

/** One address. `missing` is said where there is none at all, `tooLong` where it is none by its length. */
export const email = (label = "Email", missing = `${label} is required.`, tooLong?: string) =>
  z
    .string(missing)
    .check(
      z.overwrite(cleanLine),
      z.trim(),
      z.normalize(),
      z.minLength(1, missing),
      atMost(label, 254, tooLong),
      z.refine(isAddress, "Invalid email format."),
    );

/** An address that may be left out or empty. */
export const optionalEmail = (label = "Email") =>
  optionalLine(label, 254).check(
    z.normalize(),
    z.refine((value) => value === "" || isAddress(value), "Invalid email format."),
  );

/** Digits with the marks that people write between them; 7 to 15 digits as at sign-up. */
const phonePattern = /^\+?\d{7,15}$/;
const bareNumber = (value: string) => plainDigits(value).replaceAll(/[\s().-]/g, "");

/** Whether a text is a telephone number, with the marks that people write in one. */
export const isPhoneNumber = (text: string): boolean =>
  text.length <= 40 && phonePattern.test(bareNumber(text));

/** A telephone number, reduced to its digits and a leading plus. */
export const phone = (label = "Phone") =>
  z.pipe(
    line(label, 40),
    z.pipe(
      z.transform(bareNumber),
      z.string().check(z.regex(phonePattern, "Invalid phone number.")),
    ),
  );

/** A telephone number as it was written, or nothing. */
export const optionalPhone = (label = "Phone") =>
  optionalLine(label, 40).check(
    z.refine(
      (value) => value === "" || phonePattern.test(bareNumber(value)),
      "Invalid phone number.",
    ),
  );

/** A field that people do not see: whoever fills it is a script. */
export const honeypot = z._default(z.string().check(z.maxLength(2000)), "");

/** A UUID in whichever case, for a route's pattern: without anchors. */
export const uuidPattern = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";
const wholeUuid = new RegExp(`^${uuidPattern}$`);
export const isUuid = (text: string): boolean => wholeUuid.test(text);

/** What a call answers that has nothing but a sentence to say. */
export const Message = z.object({ message: z.string() });

import * as z from "zod/mini";
import { cleanLine, email } from "#contract/text.ts";

/** Sign-up, sign-in and forgotten passwords: sections 3, 5 and 7 of the specification. */

/** The sentences of section 5, by field. */
export const signupTexts = {
  username: "Use 3–50 letters and spaces only.",
  email: "Invalid email format.",
  password: "Password must be 8+ chars, upper, lower, number & special char.",
  Pass: "Passwords do not match.",
  country: "Please select a country.",
  phone: "Invalid phone number.",
  imageType: "Only JPG, PNG, or WEBP images allowed.",
  imageSize: "Image must be smaller than 2MB.",
} as const;

/** Letters of any script with their marks and joiners: आशा देवी is a name as much as Asha Devi. */
const personName = /^[\p{L}\p{M}\p{Join_Control} ]+$/u;
const nameLength = (value: string) => [...value].length >= 3 && [...value].length <= 50;
const password = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*]).{8,}$/su;

/** The special signs that a password may take, as section 5 lists them. */
export const specialSigns = "!@#$%^&*";

/** What a password needs, one by one: for a form that ticks them off. */
export const passwordRules = [
  { name: "length", holds: (value: string) => value.length >= 8 },
  { name: "upper", holds: (value: string) => /[A-Z]/.test(value) },
  { name: "lower", holds: (value: string) => /[a-z]/.test(value) },
  { name: "digit", holds: (value: string) => /\d/.test(value) },
  { name: "sign", holds: (value: string) => /[!@#$%^&*]/.test(value) },
] as const;

/** Whether a name is one that the sign-up takes. */
export const isSignupName = (value: string): boolean => {
  const name = value.trim().normalize();
  return name.length <= 1000 && personName.test(name) && nameLength(name);
};

/** Beyond a thousand characters nothing is a name or a password, and no pattern is tried. */
const sane = (error: string) => z.maxLength(1000, { error, abort: true });

const emailField = email("Email", signupTexts.email, signupTexts.email);

/** Of a password in UTF-8: what the auth service takes at most. */
export const mostPasswordBytes = 72;
const passwordTooLong = `The password is too long: at most ${mostPasswordBytes} characters.`;
const fitsPassword = (value: string) => new TextEncoder().encode(value).length <= mostPasswordBytes;

/** `Pass` repeats the password, `country` is a label of the list, `image` a data URL or null. */
export const SignupInput = z
  .object({
    username: z
      .string(signupTexts.username)
      .check(
        sane(signupTexts.username),
        z.trim(),
        z.normalize(),
        z.regex(personName, signupTexts.username),
        z.refine(nameLength, signupTexts.username),
      ),
    email: emailField,
    password: z
      .string(signupTexts.password)
      .check(
        sane(signupTexts.password),
        z.regex(password, signupTexts.password),
        z.refine(fitsPassword, passwordTooLong),
      ),
    Pass: z.string(signupTexts.Pass),
    country: z
      .string(signupTexts.country)
      .check(z.overwrite(cleanLine), z.trim(), z.regex(/^\P{Cc}{1,80}$/u, signupTexts.country)),
    phone: z.string(signupTexts.phone).check(z.trim(), z.regex(/^\+?\d{7,15}$/, signupTexts.phone)),
    image: z._default(z.nullable(z.string(signupTexts.imageType)), null),
  })
  .check(
    z.refine((input) => input.Pass === input.password, {
      path: ["Pass"],
      error: signupTexts.Pass,
      // Said beside the other fields' errors, not after them.
      when: ({ value }) => typeof value === "object" && value !== null,
    }),
  );
export type SignupInput = z.infer<typeof SignupInput>;

/** Field name → sentence of section 5, the first one of each field; empty when all is well. */
export function signupFieldErrors(input: unknown): Partial<Record<keyof SignupInput, string>> {
  const parsed = SignupInput.safeParse(input);
  const errors: Partial<Record<keyof SignupInput, string>> = {};
  for (const issue of parsed.error?.issues ?? [])
    errors[issue.path[0] as keyof SignupInput] ??= issue.message;
  return errors;
}

/** POST /Login: the fields of the sign-up form may come along; two of them matter. */
export const LoginInput = z.object({
  email: z
    .string("Enter your email.")
    .check(z.trim(), z.minLength(1, "Enter your email."), z.maxLength(320, signupTexts.email)),
  password: z
    .string("Enter your password.")
    .check(z.minLength(1, "Enter your password."), z.maxLength(1000, "Wrong password.")),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** POST /Update: where a link to a new password goes. */
export const RecoverInput = z.object({ email: emailField });
export type RecoverInput = z.infer<typeof RecoverInput>;

/** What POST /Signup answers. */
export const SignupAnswer = z.object({ success: z.boolean(), message: z.string() });

/** What POST /Login answers: a session of the auth service, and the portrait's address. */
export const LoginAnswer = z.object({
  sess: z.looseObject({ access_token: z.string(), refresh_token: z.string() }),
  message: z.string(),
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** What the calls answer when they have done their work, whether the address was known or not. */
export const signupAnswer = "Check your email to verify your account.";
export const recoverAnswer =
  "If an account has this address, a link to choose a new password is on its way.";

export { defaultPortrait } from "./portrait.ts";

import { askApi, readMessage } from "#app/calls/call-api.ts";
import { m } from "#app/paraglide/messages.js";

/** The sign-up payload of section 3; `Pass` repeats the password, `image` is a data URL. */
export type SignUpValues = {
  username: string;
  email: string;
  password: string;
  Pass: string;
  country: string;
  phone: string;
  image: string | null;
};

export type SignUpOutcome =
  | { kind: "sent" }
  | { kind: "refused"; text: string; fields: Record<string, string> }
  | { kind: "failed"; text: string };

/** POST /Signup. A refusal is for an alert, a failed connection for a toast (section 8). */
export async function signUp(values: SignUpValues): Promise<SignUpOutcome> {
  try {
    const answer = await askApi<{ success: boolean; message: string }>("POST", "/Signup", values);
    if (answer.ok && answer.body.success) return { kind: "sent" };
    return {
      kind: "refused",
      text: m.auth_sign_up_refused({ message: readMessage(answer) || m.auth_unknown_refusal() }),
      fields: answer.body.error?.fields ?? {},
    };
  } catch {
    return { kind: "failed", text: m.auth_sign_up_failed() };
  }
}

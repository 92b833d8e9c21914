import type { GoTrueClient } from "@supabase/auth-js";
import { useState } from "react";
import type { AuthFault } from "#app/calls/auth-fault.ts";
import { CallError } from "#app/calls/call-error.ts";
import type { FormValues } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import styles from "./account.module.css";
import { askAuth } from "./use-auth-action.ts";

/** What the official client takes beside a new password or address. */
export type Proof = { current_password?: string; nonce?: string };

type Way = "none" | "password" | "code";
type Change = (auth: GoTrueClient, proof: Proof) => Promise<{ error: AuthFault | null }>;

const codeOf = (error: unknown) =>
  error instanceof CallError ? (error.cause as AuthFault | undefined)?.code : undefined;

/** The refusal of a proof, at the field of it. */
function atItsField(error: unknown): unknown {
  const code = codeOf(error);
  const name =
    code === "invalid_credentials"
      ? "present"
      : code === "reauthentication_not_valid"
        ? "nonce"
        : "";
  if (!name) return error;
  const said = name === "present" ? m.account_proof_wrong() : m.account_proof_code_wrong();
  return new CallError("refused", said, { fields: { [name]: said } });
}

/**
 * Who changes a password or an address shows that they are the account's owner, when the sign-in is
 * some time ago: by the present password, or a code by mail where there is none.
 */
export function useOwnerProof() {
  const [way, setWay] = useState<Way>("none");
  return {
    way,
    setWay,
    /** Makes the change. @returns false when a proof is asked for first. @throws CallError */
    async change({ present, nonce }: FormValues, work: Change): Promise<boolean> {
      const proof: Proof = {
        ...(way === "password" && present && { current_password: present }),
        ...(way === "code" && nonce && { nonce: nonce.replaceAll(/\s/g, "") }),
      };
      try {
        await askAuth((auth) => work(auth, proof));
      } catch (error) {
        if (codeOf(error) !== "reauthentication_needed") throw atItsField(error);
        // An account without a password is told so by the service's asking again.
        if (way === "password") {
          await sendCode();
          setWay("code");
        } else setWay("password");
        return false;
      }
      setWay("none");
      return true;
    },
  };
}

/** @throws CallError */
const sendCode = () => askAuth((auth) => auth.reauthenticate());

/** The field of the proof, while one is asked for. `run` says what goes wrong with sending a code. */
export function OwnerProofField({
  proof: { way, setWay },
  error,
  run,
}: {
  proof: Pick<ReturnType<typeof useOwnerProof>, "way" | "setWay">;
  error(name: string): string | undefined;
  run(name: string, work: () => Promise<unknown>): Promise<boolean>;
}) {
  if (way === "none") return null;
  if (way === "code")
    return (
      <TextField
        key="code"
        label={m.account_proof_code()}
        hint={m.account_proof_code_hint()}
        name="nonce"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        autoFocus
        error={error("nonce")}
      />
    );
  return (
    <div className={styles.proof}>
      <PasswordField
        key="present"
        label={m.desk_password_current()}
        hint={m.account_proof_hint()}
        autoComplete="current-password"
        name="present"
        required
        autoFocus
        error={error("present")}
      />
      <Button
        variant="quiet"
        size="small"
        icon="mail"
        onClick={() => void run("code", sendCode).then((sent) => sent && setWay("code"))}
      >
        {m.account_proof_by_mail()}
      </Button>
    </div>
  );
}

import type { GoTrueClient } from "@supabase/auth-js";
import { openAuth } from "#app/calls/auth.ts";
import { type AuthFault, readAuthFault } from "#app/calls/auth-fault.ts";
import { withSecondFactor } from "#app/calls/second-factor.ts";
import { useAction } from "#app/calls/use-action.ts";

type Asked = { error: AuthFault | null };

/** Makes a call of the auth client, with the second step where it is wanted. @throws CallError */
export async function askAuth(work: (auth: GoTrueClient) => Promise<Asked>): Promise<void> {
  const auth = await openAuth();
  const { error } = await withSecondFactor(
    () => work(auth),
    (answer) => answer.error?.code,
  );
  if (error) throw readAuthFault(error);
}

/** One change of the account at a time, by our own calls (`run`) or by the official client (`ask`). */
export function useAuthAction() {
  const action = useAction();
  return {
    ...action,
    /** Runs a call of the auth client and turns its error object into a failure. */
    ask: (name: string, work: (auth: GoTrueClient) => Promise<Asked>) =>
      action.run(name, () => askAuth(work)),
  };
}

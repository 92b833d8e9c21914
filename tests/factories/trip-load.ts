import { randomUUID } from "node:crypto";
import { buildTripRequest } from "./requests.ts";

export type Account = { id: string; token: string };

/** A new account with a session, on a site that confirms addresses by itself. */
export async function signUp(url: string): Promise<Account> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: "anon" },
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: "Monsoon#2026" }),
  });
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string;
    user: { id: string };
  };
  return { id: user.id, token };
}

/**
 * Sends trip requests over and over, each with its key until it is acknowledged, as the form does. What is
 * neither an acknowledgement nor worth another try is a fault.
 */
export function sendTrips(url: string, { id, token }: Account, lanes: number) {
  /** References by their keys. */
  const acknowledged = new Map<string, string>();
  const faults: string[] = [];
  const failed: string[] = [];
  let going = true;

  async function send(key: string): Promise<boolean> {
    try {
      const answer = await fetch(`${url}/Tripdata`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "idempotency-key": key,
        },
        body: JSON.stringify(buildTripRequest({ id })),
      });
      const text = await answer.text();
      if (answer.ok) {
        acknowledged.set(key, (JSON.parse(text) as { reference: string }).reference);
        return true;
      }
      failed.push(`${answer.status} ${text}`);
      if (answer.status < 500) faults.push(`${answer.status} ${text}`);
    } catch (error) {
      failed.push(String((error as Error).cause ?? error));
    }
    return false;
  }

  const all = Array.from({ length: lanes }, async () => {
    while (going) {
      const key = randomUUID();
      while (going && !(await send(key))) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  return {
    acknowledged,
    faults,
    /** Every try that was not acknowledged, as it was told. */
    failed,
    async stop() {
      going = false;
      await Promise.all(all);
    },
  };
}

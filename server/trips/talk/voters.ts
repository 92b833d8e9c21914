import { randomUUID, timingSafeEqual } from "node:crypto";
import type { Resources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";

export type TripVoters = ReturnType<typeof createTripVoters>;

/**
 * Who votes on a trip: a browser that the server gave a number for it, signed, so that nobody invents one. Of
 * another trip the number says nothing.
 */
export function createTripVoters({ database }: Pick<Resources, "database">) {
  const secrets = createServerSecrets(database);
  const sign = async (tripId: string, id: string) =>
    (await secrets.digest("trip-voter", `${tripId} ${id}`)).toString("base64url");
  return {
    /** A new one; outside transactions. */
    async issue(tripId: string): Promise<string> {
      const id = randomUUID();
      return `${id}.${await sign(tripId, id)}`;
    },

    /** Whether it was issued for this trip; outside transactions. */
    async isVoter(tripId: string, text: string): Promise<boolean> {
      const [id = "", mac = ""] = text.split(".", 2);
      const [sent, right] = [Buffer.from(mac), Buffer.from(await sign(tripId, id))];
      return sent.length === right.length && timingSafeEqual(sent, right);
    },
  };
}

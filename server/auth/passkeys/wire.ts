import type { PasskeyRow } from "./passkeys-store.ts";

/** As the official client has a passkey; never its key. */
export const toWirePasskey = ({ id, friendlyName, createdAt, lastUsedAt }: PasskeyRow) => ({
  id,
  ...(friendlyName && { friendly_name: friendlyName }),
  created_at: createdAt.toISOString(),
  ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
});

import { keys } from "#app/calls/stored-values.ts";

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll("=", "");

export const travellerId = "00000000-0000-4000-8000-000000000001";
export const storedUser = {
  id: travellerId,
  aud: "authenticated",
  email: "asha@example.org",
  app_metadata: {},
  user_metadata: { full_name: "Asha Devi", phone: "+919876543210" },
  created_at: "2026-11-20T10:00:00.000Z",
};

/** A traveller's session as the official client keeps it, good for an hour. */
export function storeSession(): void {
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const token = `${part({ alg: "none" })}.${part({ sub: travellerId, exp: expires })}.x`;
  localStorage.setItem(
    keys.session,
    JSON.stringify({
      access_token: token,
      refresh_token: "refresh",
      token_type: "bearer",
      expires_in: 3600,
      expires_at: expires,
      user: storedUser,
    }),
  );
  localStorage.setItem(keys.image, "portrait");
}

import { randomUUID } from "node:crypto";
import type { SignupInput } from "#contract/wire/accounts.ts";
import type { Client } from "#server/auth/auth-context.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { queueOwner } from "#server/limits/fair-queue.ts";
import {
  createPortraitName,
  findPortraitUrl,
  pictureBucket,
  writePortrait,
} from "#server/portraits/portraits.ts";
import { decodeDataUrl, reencodePicture } from "#server/portraits/profile-picture.ts";
import type { Resources } from "#server/resources.ts";

/** The product's sign-up, sign-in and forgotten password: section 7 of the specification. */
export function createAccountService(
  { config, database, pictures, storage, log }: Resources,
  auth: Auth,
) {
  const home = `${config.http.origin}/`;

  /** Bytes first, row second: a row never points at nothing. Undone unless somebody new came of it. */
  async function keepPicture(userId: string, image: string, address: string): Promise<string> {
    const name = createPortraitName();
    const bytes = await reencodePicture(pictures, decodeDataUrl(image), {
      owner: queueOwner(address),
    });
    await storage.put(pictureBucket, name, bytes, { mimetype: "image/webp", owner: userId });
    return name;
  }

  return {
    /** The same for a new and a taken address. @throws AppError, AuthError */
    async signUp(input: SignupInput, visitor: Client): Promise<void> {
      const userId = randomUUID();
      const email = input.email.toLowerCase();
      const path = input.image ? await keepPicture(userId, input.image, visitor.address) : null;
      let created = false;
      try {
        const result = await auth.signUp(
          {
            id: userId,
            email,
            password: input.password,
            data: { full_name: input.username, phone: input.phone, country: input.country },
            redirectTo: home,
            ...(path && { portrait: path }),
            onCreated: async (db) => {
              if (path) await writePortrait(db, { email, path, userId });
            },
          },
          visitor,
        );
        created = result.created;
      } finally {
        if (path && !created)
          await storage
            .remove(pictureBucket, [path])
            .catch((error: unknown) => log.warn({ err: error }, "a picture was left behind"));
      }
    },

    /** @throws AuthError invalid_credentials, email_not_confirmed … */
    async signIn(input: { email: string; password: string }, visitor: Client) {
      const sess = await auth.signIn(input, visitor);
      return { sess, message: await findPortraitUrl(database.db, input.email) };
    },

    /** Mails a link to /Password if somebody has the address; never tells. */
    recover: (email: string, visitor: Client) =>
      auth.recover({ email, redirectTo: `${config.http.origin}/Password` }, visitor),
  };
}

export type AccountService = ReturnType<typeof createAccountService>;

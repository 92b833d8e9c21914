import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { BackupError } from "./manifest.ts";

/**
 * Files of a backup sealed for whoever has the key of a recipient, in the form of age (age-encryption.org): the
 * machine that writes them cannot read them, and the program `age` opens them without this site.
 */

/** A stream of bytes turned into another, as `pipeline` takes it. */
export type Turn = (bytes: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;

const toWeb = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;

/** `recipient`: age1…, as `age-keygen` prints it. @throws BackupError when it is none */
export function createSeal(recipient: string): Turn {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new BackupError("BACKUP_RECIPIENT is no public key of age (age1…, by age-keygen).");
  }
  return async function* (bytes) {
    yield* await encrypter.encrypt(toWeb(bytes));
  };
}

/** What opens a sealed backup: the secret key in a file, as `age-keygen` writes it. */
export type Key = { open: Turn };

/** @throws BackupError when the file has no such key */
export async function readKey(path: string): Promise<Key> {
  const text = await readFile(path, "utf8").catch(() => "");
  const decrypter = new Decrypter();
  const keys = text.split(/\s+/).filter((line) => line.startsWith("AGE-SECRET-KEY-"));
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    keys.length = 0;
  }
  if (keys.length === 0)
    throw new BackupError(`${path} has no secret key of age (AGE-SECRET-KEY-1…, by age-keygen).`);
  return {
    async *open(bytes) {
      const opened = await decrypter.decrypt(toWeb(bytes)).catch((error: unknown) => {
        // The file itself could not be read.
        if ((error as NodeJS.ErrnoException).code) throw error;
        throw new BackupError("The backup is sealed for another key than the one given.");
      });
      yield* opened;
    },
  };
}

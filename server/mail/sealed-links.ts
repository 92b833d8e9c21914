import { type Db, outerHandle } from "#server/db/database.ts";

/** Closes and opens a text for its row; nobody opens another row's. As `OpenSealing`. */
export type LinkSeal = {
  seal(owner: string, text: string): string;
  /** @throws Error when the key is gone or the text was changed */
  unseal(owner: string, kept: string): string;
};

/** What a row of the outbox says, with marks where its secrets were, and the secrets. */
export type Written = { text: string; html: string; headers: Record<string, string> };

/** A place in `secrets`; marks that nobody types. */
const mark = /\uE002(\d+)\uE003/g;
const typedMarks = /[\uE002\uE003]/g;
const addresses = /https?:\/\/[^\s<>"']+/g;
/** A mail of the sign-in has a code beside its link, which signs in as well: both are sealed. */
const addressesAndCodes = /https?:\/\/[^\s<>"']+|(?<![\w#-])\d{6,10}(?![\w-])/g;

/** Messages of the sign-in: what they carry is good for an hour at most. */
export const isSignIn = (kind: string): boolean => /^(?:auth\.|sms:)/.test(kind);

const mapWritten = ({ text, html, headers }: Written, change: (part: string) => string) => ({
  text: change(text),
  html: change(html),
  headers: Object.fromEntries(Object.entries(headers).map(([name, one]) => [name, change(one)])),
});

/** Takes every address out, and the codes of the sign-in: whoever reads the row follows none. */
export function takeSecretsOut(kind: string, whole: Written): Written & { secrets: string[] } {
  const places = new Map<string, number>();
  const pattern = isSignIn(kind) ? addressesAndCodes : addresses;
  const cut = mapWritten(whole, (part) =>
    part.replaceAll(typedMarks, "").replaceAll(pattern, (secret) => {
      const place = places.get(secret) ?? places.size;
      places.set(secret, place);
      return `\uE002${place}\uE003`;
    }),
  );
  return { ...cut, secrets: [...places.keys()] };
}

/** The whole again; a secret that is gone is said to be. */
export const putSecretsBack = (cut: Written, secrets: readonly string[], gone: string): Written =>
  mapWritten(cut, (part) => part.replaceAll(mark, (_, place) => secrets[Number(place)] ?? gone));

const seals = new WeakMap<Db, LinkSeal>();

/** From here on the outbox of this database can be written and read. */
export function useSeal(db: Db, seal: LinkSeal): void {
  seals.set(outerHandle(db), seal);
}

/** @throws Error while the database has no seal: a link is written down in the clear by nobody */
export function sealOf(db: Db): LinkSeal {
  const seal = seals.get(outerHandle(db));
  if (!seal) throw new Error("the outbox of this database was not opened");
  return seal;
}

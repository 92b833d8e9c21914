import { addressIn, languages, readLanguage } from "#contract/languages.ts";

/** Addresses of section 2 that are not written in lower case. */
const cased = ["/Login", "/Password", "/Signout", "/Update", "/AdminLogin", "/AdminPanel"];
const canonical = new Map(cased.map((path) => [path.toLowerCase(), path]));

/** Whether an escape is cut short: no page is called so, and read twice it would be another one. */
const isBroken = (pathname: string): boolean => /%(?![0-9a-f]{2})/i.test(pathname);

/** Whether a path, as the address has it, names a control character: there is no such page or file. */
export const hasControl = (pathname: string): boolean => /%(?:[01][0-9a-f]|7f)/i.test(pathname);

/** Whether every escape of a path, read together, is text. */
export function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

const others = languages.slice(1).join("|");
/** Rooms whose next part is a secret: its case is its own. */
const secretRoom = new RegExp(
  `^/+(?:(?:${others})/+)?(?:(?:api/+)?(?:trip|review)|api/+calendar|supplier)/+`,
  "i",
);

/** Whether a path may name a secret link, of a page or a call, whatever its spelling. */
export const isSecretPath = (pathname: string): boolean =>
  secretRoom.test(decodeUnreserved(pathname));

const decodeUnreserved = (pathname: string): string =>
  pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });

/** One spelling of a path: what needs no escape has none, no slash stands beside another. */
function normalise(pathname: string): string {
  const plain = decodeUnreserved(pathname).replaceAll(/\/{2,}/g, "/");
  const [room = ""] = secretRoom.exec(plain) ?? [];
  const lower = (text: string) =>
    text.replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) => (part[0] === "%" ? part : part.toLowerCase()));
  return room ? lower(room) + plain.slice(room.length) : lower(plain);
}

/**
 * The one address of a page, whatever case, escapes or slashes were typed; null when it is that
 * already. `pathname` is an address's own, percent-encoded, and so is the answer: it can be sent as
 * a Location, and never begins with two slashes, which would name another site.
 */
export function findCanonicalPath(pathname: string): string | null {
  if (isBroken(pathname)) return null;
  const data = pathname.endsWith(".data") ? ".data" : "";
  const bare = normalise(pathname.slice(0, pathname.length - data.length));
  const trimmed = bare.length > 1 ? bare.replace(/\/$/, "") || "/" : bare;
  const { language, path } = readLanguage(trimmed);
  const cased = canonical.get(path);
  const wanted = (cased ? addressIn(language, cased) : trimmed) + data;
  return wanted === pathname ? null : wanted;
}

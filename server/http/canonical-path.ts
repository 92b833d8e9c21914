/** Addresses of section 2 that are not written in lower case. */
const cased = ["/Login", "/Password", "/Signout", "/Update", "/AdminLogin", "/AdminPanel"];
const canonical = new Map(cased.map((path) => [path.toLowerCase(), path]));

/** The one address of a page, whatever case or trailing slash was typed; null when it is that already. */
export function findCanonicalPath(pathname: string): string | null {
  const data = pathname.endsWith(".data") ? ".data" : "";
  const bare = pathname.slice(0, pathname.length - data.length);
  const trimmed = bare.length > 1 ? bare.replace(/\/+$/, "") || "/" : bare;
  const lower = trimmed.toLowerCase();
  const wanted = canonical.get(lower) ?? lower;
  return wanted === bare ? null : wanted + data;
}

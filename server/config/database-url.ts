/** Where the PostgreSQL server is, or the servers one of which takes writes (`DATABASE_URL`). */

export type ServerAddress = { host: string; port: number };

export type DatabaseUrl = {
  /** The first server's, without what it says of several. */
  url: string;
  /** In the order given; none when the address names at most one, which the driver reads itself. */
  servers: ServerAddress[];
  /** Whether a server that only reads is to be passed over. */
  mustWrite: boolean;
};

/** Both mean here what the site needs: a server that takes writes. */
const writing = ["primary", "read-write"];
const attribute = "target_session_attrs";

/** @throws Error with a sentence for the operator, which names no secret */
export function readDatabaseUrl(text: string): DatabaseUrl {
  // The last @ ends the user's part: some passwords hold one.
  const parts = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*)([/?].*)?$/.exec(text);
  const [, scheme, user = "", list = "", rest = ""] = parts ?? [];
  if (!scheme) throw new Error("is not written as postgres://user:password@host:5432/database");
  const urls = list.split(",").map((server, index) => {
    if (list.includes(",") && !server) throw new Error("names a server that is empty");
    const url = `${scheme}${user}${server}${rest}`;
    // Its text is not quoted: a password that is not percent-encoded ends in the wrong place.
    if (!URL.canParse(url))
      throw new Error(
        `server ${index + 1} is no host with a port, as in db1.example.org:5432 (user and password are percent-encoded)`,
      );
    return new URL(url);
  });
  const [first] = urls as [URL];
  const wanted = first.searchParams.getAll(attribute);
  const odd = wanted.find((one) => !writing.includes(one));
  if (odd !== undefined)
    throw new Error(
      `${attribute}=${odd} would take a server that does not write: write primary, or leave it out`,
    );
  first.searchParams.delete(attribute);
  return {
    url: wanted.length > 0 || urls.length > 1 ? first.href : text,
    servers:
      urls.length > 1
        ? urls.map(({ hostname, port }) => ({
            host: hostname.replace(/^\[(.*)\]$/, "$1"),
            port: Number(port || 5432),
          }))
        : [],
    mustWrite: wanted.length > 0 || urls.length > 1,
  };
}

/** Said to who writes a password into a command's own words; null where none stands there. */
export const warnOfPassword = (address: string): string | null =>
  /^postgres(?:ql)?:\/\/[^/?#@]*:[^/?#]*@/.test(address)
    ? "While this runs, everybody on this machine can read the password in its list of processes (ps): leave it out of the address and set PGPASSWORD.\n"
    : null;

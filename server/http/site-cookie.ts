import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

/**
 * A cookie of the whole site. Over https it is called `__Host-…`: browsers take that from this very host alone, so no
 * neighbour below the same domain can lay one here. Over http (a machine of one's own) it has its plain name.
 */
export type SiteCookie = {
  /** Under the plain name, from http or an earlier version, nothing that `markForHost` has marked. */
  read(context: Context): string | undefined;
  /** @param options.maxAge seconds */
  write(context: Context, value: string, options: { secure: boolean; maxAge: number }): void;
  clear(context: Context): void;
};

const hostMark = "h.";

/**
 * A secret that only a `__Host-` cookie may bring: under the plain name a neighbour's page could have laid it. Kept
 * and compared with its mark; secrets from before there was one are taken by either name until they end.
 */
export const markForHost = (secret: string, secure: boolean): string =>
  secure ? `${hostMark}${secret}` : secret;

/** @param name the plain one */
export function createSiteCookie(name: string): SiteCookie {
  const hostName = `__Host-${name}`;
  const clearPlain = (context: Context) => deleteCookie(context, name, { path: "/" });
  return {
    read(context) {
      const own = getCookie(context, hostName);
      if (own !== undefined) return own;
      const plain = getCookie(context, name);
      return plain?.startsWith(hostMark) ? undefined : plain;
    },
    write(context, value, { secure, maxAge }) {
      const options = { httpOnly: true, sameSite: "Strict", path: "/", maxAge } as const;
      setCookie(context, secure ? hostName : name, value, { ...options, secure });
      if (secure && getCookie(context, name) !== undefined) clearPlain(context);
    },
    clear(context) {
      clearPlain(context);
      if (getCookie(context, hostName) !== undefined)
        deleteCookie(context, hostName, { path: "/", secure: true });
    },
  };
}

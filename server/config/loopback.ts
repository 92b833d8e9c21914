/** Whether a host, as an address or a variable has it, can be reached from this machine alone. */
export const isLoopbackHost = (host: string): boolean =>
  /^((?:[\w-]+\.)*localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** A host that is listened at as an address has it on this machine; one that stands for all of them is `localhost`. */
export function nameHost(host: string): string {
  if (/^(127\.0\.0\.1|::1|0\.0\.0\.0|::)$/.test(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

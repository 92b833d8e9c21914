/** Whether a host, as an address or a variable has it, can be reached from this machine alone. */
export const isLoopbackHost = (host: string): boolean =>
  /^((?:[\w-]+\.)*localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/**
 * Whether an address that a browser named is of one of `services`: a host or one below it by https, or a whole
 * origin (for a stand-in on this machine).
 */
export function isPushService(address: string, services: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password || address.length > 1000) return false;
  if (services.includes(url.origin)) return true;
  if (url.protocol !== "https:" || url.port) return false;
  return services.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

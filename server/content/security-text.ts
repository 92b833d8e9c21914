/** Days for which the file holds; RFC 9116 wants less than a year. */
const validDays = 180;

/**
 * /.well-known/security.txt (RFC 9116): where whoever finds a fault of the site tells it. Made anew for each reader, so
 * it never runs out while the site is up.
 */
export function writeSecurityText(options: { origin: string; address: string; now: Date }): string {
  const { origin, address, now } = options;
  const day = new Date(now.getTime() + validDays * 86_400_000).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${address}`,
    `Contact: ${origin}/contact`,
    `Expires: ${day}T00:00:00.000Z`,
    "Preferred-Languages: en, hi",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

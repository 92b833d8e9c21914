import ipaddr from "ipaddr.js";

/** An address as people and proxies write it: with a port, in brackets, with a zone, in capitals. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const plain = text
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, "$1")
    .replace(/%.*$/, "");
  // 010.0.0.1 and 0x7f000001 are spellings that no proxy writes.
  if (ipaddr.IPv4.isValidFourPartDecimal(plain)) return ipaddr.IPv4.parse(plain);
  if (!plain.includes(":") || !ipaddr.IPv6.isValid(plain)) return null;
  const address = ipaddr.IPv6.parse(plain);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** The one spelling of an address; null for what is none. */
export const canonicalAddress = (text: string): string | null =>
  parseAddress(text)?.toString() ?? null;

/** Whether an address lies in the open internet: none of this machine, of a house or of a cloud's inside. */
export const isPublicAddress = (text: string): boolean => parseAddress(text)?.range() === "unicast";

/** The first `bits` of an address, as a network. */
const prefixOf = (address: ipaddr.IPv6, bits: number) => {
  const parts = address.parts.map((part, index) => {
    const kept = Math.min(16, Math.max(0, bits - index * 16));
    return part & (0xffff << (16 - kept)) & 0xffff;
  });
  return `${new ipaddr.IPv6(parts)}/${bits}`;
};

/**
 * The part of an address that stands for one household: an IPv4 address, or the /64 that an IPv6
 * customer is given. What is no address stands for itself.
 */
export function networkOf(text: string): string {
  const address = parseAddress(text);
  if (!address) return text;
  return address instanceof ipaddr.IPv6 ? prefixOf(address, 64) : address.toString();
}

/** What one customer can easily have much of: the /24 of IPv4, the /48 of IPv6. */
export function wideNetworkOf(text: string): string {
  const address = parseAddress(text);
  if (!address) return text;
  return address instanceof ipaddr.IPv6
    ? prefixOf(address, 48)
    : `${address.octets.slice(0, 3).join(".")}.0/24`;
}

/** A household's networks, each around the one before it: /64, /56 and /48 of IPv6, /32 and /24 of IPv4. */
export type NetworkLadder = { household: string; near: string; wide: string };

/** Where an address lies. Of IPv4, and of what is no address, `near` is the wide one. */
export function networkLadder(text: string): NetworkLadder {
  const address = parseAddress(text);
  const wide = wideNetworkOf(text);
  const near = address instanceof ipaddr.IPv6 ? prefixOf(address, 56) : wide;
  return { household: networkOf(text), near, wide };
}

/**
 * Who calls. With `trustProxy` the last entry of X-Forwarded-For, the one that the proxy before us
 * wrote; what a caller put to the left of it, or what is no address, counts for nothing.
 * @param forwarded the header; several of them joined by commas in their order
 */
export function readClientAddress(options: {
  forwarded: string | undefined;
  socket: string | undefined;
  trustProxy: boolean;
}): string {
  const last = options.trustProxy ? options.forwarded?.split(",").at(-1) : undefined;
  const socket = options.socket ?? "unknown";
  return (last && canonicalAddress(last)) || (canonicalAddress(socket) ?? socket);
}

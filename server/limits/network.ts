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

/** The first `groups` groups of 16 bits, as a network. */
const prefixOf = (address: ipaddr.IPv6, groups: number) =>
  `${new ipaddr.IPv6(address.parts.map((part, index) => (index < groups ? part : 0)))}/${groups * 16}`;

/**
 * The part of an address that stands for one household: an IPv4 address, or the /64 that an IPv6
 * customer is given. What is no address stands for itself.
 */
export function networkOf(text: string): string {
  const address = parseAddress(text);
  if (!address) return text;
  return address instanceof ipaddr.IPv6 ? prefixOf(address, 4) : address.toString();
}

/** What one customer can easily have much of: the /24 of IPv4, the /48 of IPv6. */
export function wideNetworkOf(text: string): string {
  const address = parseAddress(text);
  if (!address) return text;
  return address instanceof ipaddr.IPv6
    ? prefixOf(address, 3)
    : `${address.octets.slice(0, 3).join(".")}.0/24`;
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

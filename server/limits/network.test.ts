import { expect, test } from "vitest";
import { networkLadder, networkOf, readClientAddress, wideNetworkOf } from "./network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:4711", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:0003::0006", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ['"[2001:db8:1:2::9]:1"', "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8::/64"],
  ["2001:db8::203.0.113.7", "2001:db8::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["unknown", "unknown"],
  ["010.0.0.1", "010.0.0.1"],
])("%s belongs to the network %s", (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["unknown", "unknown"],
])("%s belongs to the wider %s", (address, network) =>
  expect(wideNetworkOf(address)).toBe(network),
);

test.each([
  ["2001:db8:1:a2b3::6", "2001:db8:1:a2b3::/64", "2001:db8:1:a200::/56", "2001:db8:1::/48"],
  ["203.0.113.7", "203.0.113.7", "203.0.113.0/24", "203.0.113.0/24"],
  ["unknown", "unknown", "unknown", "unknown"],
])("the networks around %s", (address, household, near, wide) =>
  expect(networkLadder(address)).toEqual({ household, near, wide }),
);

const seen = (forwarded: string | undefined, trustProxy = true) =>
  readClientAddress({ forwarded, socket: "::ffff:192.0.2.1", trustProxy });

test.each([
  ["198.51.100.9", "198.51.100.9"],
  ["203.0.113.1, 198.51.100.9", "198.51.100.9"],
  ["203.0.113.1,198.51.100.9:5000", "198.51.100.9"],
  ["203.0.113.1, [2001:DB8::1]:5000", "2001:db8::1"],
  ["203.0.113.1, ", "192.0.2.1"],
  ["203.0.113.1, unknown", "192.0.2.1"],
  ["203.0.113.1, _hidden", "192.0.2.1"],
  [undefined, "192.0.2.1"],
])("behind a proxy %o is %s", (header, wanted) => expect(seen(header)).toBe(wanted));

test("without a proxy the header counts for nothing", () =>
  expect(seen("198.51.100.9", false)).toBe("192.0.2.1"));

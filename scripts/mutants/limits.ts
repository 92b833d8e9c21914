import type { Mutant } from "./mutant.ts";

/** How often something may be done, and who is counted as one. */
export const limitMutants: Mutant[] = [
  {
    name: "the last try that is allowed is refused",
    file: "server/limits/hits.ts",
    text: "counted.hits > rule.limit",
    broken: "counted.hits >= rule.limit",
    test: "server/limits/hits.test.ts",
  },
  {
    name: "a window that has ended goes on counting",
    file: "server/limits/hits.ts",
    text: "then 1 else counted.hits + 1 end",
    broken: "then counted.hits + 1 else counted.hits + 1 end",
    test: "server/limits/hits.test.ts",
  },
  {
    name: "a window is forgotten before it has ended",
    file: "server/limits/hits.ts",
    text: "now.getTime() - margin",
    broken: "now.getTime() + 24 * margin",
    test: "server/limits/hits.test.ts",
  },
  {
    name: "each address of a household is counted for itself",
    file: "server/limits/network.ts",
    text: "prefixOf(address, 64)",
    broken: "prefixOf(address, 128)",
    test: "server/limits/network.test.ts",
  },
  {
    name: "a caller says who is counted",
    file: "server/limits/network.ts",
    text: 'split(",").at(-1)',
    broken: 'split(",").at(0)',
    test: "server/limits/network.test.ts",
  },
  {
    name: "an address mapped into IPv6 is another one",
    file: "server/limits/network.ts",
    text: "address.isIPv4MappedAddress() ? address.toIPv4Address() : address",
    broken: "address",
    test: "server/limits/network.test.ts",
  },
  {
    name: "a script opens its account's trip page all day",
    file: "server/trips/page/own-page-service.ts",
    text: 'await takeTripHit(resources, trip, "links");',
    broken: "",
    test: "server/trips/page/own-page.test.ts",
  },
  {
    name: "a machine has trips planned without being counted",
    file: "server/content/plans/plan-trip-call.ts",
    text: "if (refusal) throw refuse(refusal, resources);",
    broken: "",
    test: "server/content/plans/plan-trip-call.test.ts",
  },
  {
    name: "a plan that has failed keeps its slot",
    file: "server/content/plans/plan-admission.ts",
    text: "inAll -= 1;",
    broken: "",
    test: "server/content/plans/plan-trip-call.test.ts",
  },
];

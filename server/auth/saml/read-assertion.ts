import type { Profile as SamlProfile } from "@node-saml/node-saml";
import { normalizeAddress } from "#contract/text.ts";
import type { SsoProvider } from "./sso-store.ts";

/** Nodes as the library parses them: attributes in `$`, text in `_`. */
type Node = { $?: Record<string, string>; _?: string } & { [name: string]: unknown };

const nodes = (parent: Node | undefined, name: string): Node[] => {
  const found = parent?.[name];
  return (Array.isArray(found) ? found : found ? [found] : []) as Node[];
};

export type Assertion = {
  id: string;
  subject: string;
  email: string | null;
  attributes: Record<string, unknown>;
  /** Until when it could be presented again. */
  expiresAt: Date;
  sessionNotAfter: Date | null;
};

const bearer = "urn:oasis:names:tc:SAML:2.0:cm:bearer";
const emailNames = [
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
  "http://schemas.xmlsoap.org/claims/EmailAddress",
  "mail",
  "email",
];

const textOf = (value: unknown): string | null => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === "string" && one !== "" ? one : null;
};

function findEmail(
  provider: SsoProvider,
  attributes: Record<string, unknown>,
  nameId: { value: string; format: string | undefined },
): string | null {
  const mapping = provider.attributeMapping as { keys?: { email?: { name?: string } } };
  const mapped = mapping.keys?.email?.name;
  const named = (mapped ? [mapped] : emailNames).map((name) => textOf(attributes[name]));
  const email = named.find((one) => one !== null);
  if (email) return normalizeAddress(email);
  return nameId.format?.endsWith(":emailAddress") ? normalizeAddress(nameId.value) : null;
}

/** What the mapping calls for beside the address. */
function mapAttributes(provider: SsoProvider, attributes: Record<string, unknown>) {
  const { keys = {} } = provider.attributeMapping as {
    keys?: Record<string, { name?: string; default?: unknown }>;
  };
  return Object.fromEntries(
    Object.entries(keys).flatMap(([key, { name, default: fallback }]) => {
      const value = (name ? attributes[name] : undefined) ?? fallback;
      return key === "email" || value === undefined ? [] : [[key, value]];
    }),
  );
}

/**
 * Reads what the library has verified, and checks what it leaves to its caller: issuer, recipient,
 * request and validity of a bearer confirmation.
 * @throws Error saying what does not hold
 */
export function readAssertion(
  profile: SamlProfile,
  provider: SsoProvider,
  expected: { recipient: string; requestId: string; now: Date },
): Assertion {
  const verified = profile.getAssertion?.() as { Assertion?: Node } | undefined;
  const assertion = verified?.Assertion;
  const id = assertion?.$?.ID;
  if (!assertion || !id) throw new Error("the answer holds no assertion");
  if (nodes(assertion, "Issuer")[0]?._ !== provider.entityId)
    throw new Error("the assertion was issued by another provider");
  if (nodes(assertion, "Conditions").length !== 1)
    throw new Error("the assertion has no conditions");
  const confirmation = nodes(nodes(assertion, "Subject")[0], "SubjectConfirmation")
    .filter((one) => one.$?.Method === bearer)
    .map((one) => nodes(one, "SubjectConfirmationData")[0]?.$ ?? {})
    .find(
      (data) =>
        data.Recipient === expected.recipient &&
        data.InResponseTo === expected.requestId &&
        Date.parse(data.NotOnOrAfter ?? "") > expected.now.getTime() - 30_000,
    );
  if (!confirmation?.NotOnOrAfter)
    throw new Error("the assertion is not confirmed for this site and request");
  const subject = textOf(profile.nameID);
  if (!subject) throw new Error("the assertion names nobody");
  const attributes = (profile.attributes ?? {}) as Record<string, unknown>;
  const ends = nodes(assertion, "AuthnStatement")[0]?.$?.SessionNotOnOrAfter;
  return {
    id,
    subject,
    email: findEmail(provider, attributes, { value: subject, format: profile.nameIDFormat }),
    attributes: mapAttributes(provider, attributes),
    expiresAt: new Date(Date.parse(confirmation.NotOnOrAfter) + 60_000),
    sessionNotAfter: ends ? new Date(ends) : null,
  };
}

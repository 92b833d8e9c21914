import { DOMParser } from "@xmldom/xmldom";
import { invalid } from "../auth-error.ts";

const names = {
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
  signature: "http://www.w3.org/2000/09/xmldsig#",
  redirect: "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect",
};

export type IdentityProvider = {
  entityId: string;
  /** Where the browser is sent with the request (HTTP-Redirect). */
  signInUrl: string;
  /** Base64 of the X.509 certificates that may sign. */
  certificates: string[];
};

const children = (element: Element, space: string, name: string): Element[] =>
  Array.from(element.getElementsByTagNameNS(space, name));

/** Reads an identity provider's metadata. @throws AuthError validation_failed */
export function readMetadata(xml: string): IdentityProvider {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw invalid("SAML metadata must not declare a DTD");
  let root: Element | null = null;
  try {
    // Nothing is printed; what cannot be read at all throws.
    root = new DOMParser({ onError: () => {} }).parseFromString(xml, "text/xml")
      .documentElement as Element | null;
  } catch {
    root = null;
  }
  if (root?.localName !== "EntityDescriptor" || root.namespaceURI !== names.metadata)
    throw invalid("SAML metadata must be one EntityDescriptor");
  const entityId = root.getAttribute("entityID");
  const [role] = children(root, names.metadata, "IDPSSODescriptor");
  if (!entityId || !role) throw invalid("SAML metadata describes no identity provider");
  const service = children(role, names.metadata, "SingleSignOnService").find(
    (one) => one.getAttribute("Binding") === names.redirect,
  );
  const signInUrl = service?.getAttribute("Location") ?? "";
  if (!/^https?:$/.test(URL.parse(signInUrl)?.protocol ?? ""))
    throw invalid("SAML metadata has no sign-in address with the HTTP-Redirect binding");
  const certificates = children(role, names.metadata, "KeyDescriptor")
    .filter((key) => key.getAttribute("use") !== "encryption")
    .flatMap((key) => children(key, names.signature, "X509Certificate"))
    .map((certificate) => (certificate.textContent ?? "").replaceAll(/\s/g, ""))
    .filter(Boolean);
  if (certificates.length === 0) throw invalid("SAML metadata has no signing certificate");
  return { entityId, signInUrl, certificates };
}

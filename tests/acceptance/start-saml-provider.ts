// The certificate library wants it first.
import "reflect-metadata";
import { randomBytes, webcrypto } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { cryptoProvider, X509CertificateGenerator } from "@peculiar/x509";
import { SignedXml } from "xml-crypto";

/** A company's identity provider: signs assertions with a library, as a real one does. */

const algorithm = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};
const names = {
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
};

export type AssertionChange = {
  audience?: string;
  recipient?: string;
  issuer?: string;
  inResponseTo?: string;
  nameId?: string;
  email?: string;
  /** Seconds from now. */
  expiresIn?: number;
  sessionEndsIn?: number;
  id?: string;
  unsigned?: boolean;
};

export type SamlRequest = { id: string; answerUrl: string; audience: string; relayState: string };

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const newId = () => `_${randomBytes(16).toString("hex")}`;

export async function createSamlProvider(entityId = "https://idp.example/metadata") {
  cryptoProvider.set(webcrypto as never);
  const pair = (await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as never;
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: "01",
    name: "CN=idp.example",
    notBefore: new Date(Date.now() - 60_000),
    notAfter: new Date(Date.now() + 86_400_000),
    signingAlgorithm: algorithm,
    keys: pair,
  });
  const { privateKey } = pair as { privateKey: webcrypto.CryptoKey };
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", privateKey));
  const pem = `-----BEGIN PRIVATE KEY-----\n${pkcs8.toString("base64").replace(/.{64}/g, "$&\n")}\n-----END PRIVATE KEY-----`;
  const metadata = `<?xml version="1.0"?><EntityDescriptor xmlns="${names.metadata}" entityID="${entityId}"><IDPSSODescriptor protocolSupportEnumeration="${names.protocol}"><KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${Buffer.from(certificate.rawData).toString("base64")}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sso"/></IDPSSODescriptor></EntityDescriptor>`;

  function sign(xml: string): string {
    const signer = new SignedXml({
      privateKey: pem,
      signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
      canonicalizationAlgorithm: "http://www.w3.org/2001/10/xml-exc-c14n#",
    });
    signer.addReference({
      xpath: "//*[local-name(.)='Assertion']",
      digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
      transforms: [
        "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
        "http://www.w3.org/2001/10/xml-exc-c14n#",
      ],
    });
    signer.computeSignature(xml, {
      location: { reference: "//*[local-name(.)='Issuer']", action: "after" },
    });
    return signer.getSignedXml();
  }

  function assert(request: SamlRequest, change: AssertionChange = {}): string {
    const expires = at(change.expiresIn ?? 120);
    const ends =
      change.sessionEndsIn === undefined
        ? ""
        : ` SessionNotOnOrAfter="${at(change.sessionEndsIn)}"`;
    const xml = `<saml:Assertion xmlns:saml="${names.assertion}" ID="${change.id ?? newId()}" Version="2.0" IssueInstant="${at(-1)}"><saml:Issuer>${change.issuer ?? entityId}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${change.nameId ?? "asha"}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${change.inResponseTo ?? request.id}" Recipient="${change.recipient ?? request.answerUrl}" NotOnOrAfter="${expires}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(-60)}" NotOnOrAfter="${expires}"><saml:AudienceRestriction><saml:Audience>${change.audience ?? request.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(-1)}"${ends}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="mail"><saml:AttributeValue>${change.email ?? "asha@company.example"}</saml:AttributeValue></saml:Attribute><saml:Attribute Name="team"><saml:AttributeValue>Guides</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`;
    return change.unsigned ? xml : sign(xml);
  }

  /** Puts an assertion (or whatever is given) into a response. */
  const wrap = (request: SamlRequest, content: string, change: AssertionChange = {}) =>
    `<samlp:Response xmlns:samlp="${names.protocol}" ID="${newId()}" Version="2.0" IssueInstant="${at(-1)}" Destination="${request.answerUrl}" InResponseTo="${change.inResponseTo ?? request.id}"><saml:Issuer xmlns:saml="${names.assertion}">${entityId}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${content}</samlp:Response>`;

  return { entityId, metadata, assert, wrap };
}

/** What the redirect to the identity provider asks. */
export function readSamlRequest(url: string): SamlRequest {
  const { searchParams } = new URL(url);
  const xml = inflateRawSync(
    Buffer.from(searchParams.get("SAMLRequest") ?? "", "base64"),
  ).toString();
  const attribute = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(xml)?.[1] ?? "";
  return {
    id: attribute("ID"),
    answerUrl: attribute("AssertionConsumerServiceURL"),
    audience: /<(?:\w+:)?Issuer[^>]*>([^<]+)</.exec(xml)?.[1] ?? "",
    relayState: searchParams.get("RelayState") ?? "",
  };
}

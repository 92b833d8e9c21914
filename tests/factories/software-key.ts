import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** An authenticator without a device: an ES256 key that answers as a browser's `toJSON` spells it. */

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();

/** Present, and known to be its owner. */
const owner = 0x05;
const holdsKey = 0x40;

type Options = { challenge: string; user?: { id: string } };

export function createSoftwareKey({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = "";

  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: object) => ({
    ...{ id: base64url(id), rawId: base64url(id), type: "public-key", clientExtensionResults: {} },
    response,
  });

  return {
    /** What `navigator.credentials.create` would answer. */
    create(options: Options) {
      userHandle = options.user?.id ?? "";
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]) as never,
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authenticatorData(owner | holdsKey, attested))],
        ]) as never,
      );
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", options.challenge)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      });
    },
    /** What `navigator.credentials.get` would answer. */
    get({ challenge }: Options, { counts = true } = {}) {
      if (counts) counter += 1;
      const data = authenticatorData(owner);
      const client = clientData("webauthn.get", challenge);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle,
      });
    },
  };
}

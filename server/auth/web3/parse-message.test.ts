import fc from "fast-check";
import { expect, test } from "vitest";
import { MessageError, parseSignInMessage } from "./parse-message.ts";
import { decodeBase58, isSolanaSignature, recoverEthereumAddress } from "./signatures.ts";

const address = "0x52908400098527886E0F7030069857D2E4169EE7";
const time = "2026-05-01T12:00:00.000Z";

function write(fields: [string, string][], statement: string | null): string {
  return [
    "safarnama.example:8080 wants you to sign in with your Ethereum account:",
    address,
    "",
    ...(statement === null ? [] : [statement, ""]),
    ...fields.map(([name, value]) => `${name}: ${value}`),
  ].join("\n");
}

const line = fc
  .string({ minLength: 1, maxLength: 60 })
  .filter(
    (text) => !/[\n\r]/.test(text) && !/^(URI|Version|Chain ID|Nonce|Issued At): /.test(text),
  );

test("what is written is read, whatever the order of the fields", () => {
  const fields: [string, string][] = [
    ["URI", "https://safarnama.example:8080/Login"],
    ["Version", "1"],
    ["Chain ID", "1"],
    ["Nonce", "abcdefgh"],
    ["Issued At", time],
    ["Expiration Time", time],
    ["Request ID", "7"],
  ];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(fields, { minLength: fields.length }),
      fc.option(line),
      (shuffled, statement) => {
        const message = parseSignInMessage("ethereum", write(shuffled, statement));
        expect(message).toMatchObject({
          domain: "safarnama.example:8080",
          address,
          statement,
          chainId: "1",
          nonce: "abcdefgh",
          requestId: "7",
          notBefore: null,
        });
        expect(message.uri.host).toBe("safarnama.example:8080");
        expect(message.expirationTime?.toISOString()).toBe(time);
      },
    ),
  );
});

test("a field that stands twice, an unknown one and a lost line are refused", () => {
  const good: [string, string][] = [
    ["URI", "https://safarnama.example:8080/"],
    ["Version", "1"],
    ["Issued At", time],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...good), fc.nat({ max: 3 }), (twin, at) => {
      const fields = [...good.slice(0, at), twin, ...good.slice(at)];
      expect(() => parseSignInMessage("ethereum", write(fields, null))).toThrow(MessageError);
    }),
  );
  for (const lost of good)
    expect(() =>
      parseSignInMessage(
        "ethereum",
        write(
          good.filter((one) => one !== lost),
          "A statement that makes it long enough.",
        ),
      ),
    ).toThrow(MessageError);
});

test("no text does more than fail as a message", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary-ascii", maxLength: 400 }),
    fc
      .array(
        fc.oneof(line, fc.constantFrom("", "URI: x", "Version: 1", address, "Resources:", "- x")),
        {
          maxLength: 12,
        },
      )
      .map((lines) => lines.join("\n")),
  );
  fc.assert(
    fc.property(text, fc.constantFrom("ethereum" as const, "solana" as const), (message, chain) => {
      try {
        const read = parseSignInMessage(chain, message);
        expect(Number.isNaN(read.issuedAt.getTime())).toBe(false);
      } catch (error) {
        expect(error).toBeInstanceOf(MessageError);
      }
    }),
    { numRuns: 2000 },
  );
});

test("no signature of nonsense recovers the address of a message", () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^(0x)?[0-9a-f]{0,132}$/), (message, signature) => {
      const found = recoverEthereumAddress(message, signature);
      expect(found === null || /^0x[0-9a-f]{40}$/.test(found)).toBe(true);
      expect(found).not.toBe(address.toLowerCase());
      expect(isSolanaSignature(message, signature, "11111111111111111111111111111111")).toBe(false);
    }),
  );
});

test("base58 keeps leading zeros and refuses other letters", () => {
  expect(decodeBase58("1111")).toEqual(Buffer.alloc(4));
  expect(decodeBase58("2NEpo7TZRRrLZSi2U")).toEqual(Buffer.from("Hello World!"));
  expect(decodeBase58("0OIl")).toBeNull();
});

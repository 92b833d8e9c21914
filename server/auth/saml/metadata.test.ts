import fc from "fast-check";
import { expect, test } from "vitest";
import { createSamlProvider } from "#tests/acceptance/start-saml-provider.ts";
import { AuthError } from "../auth-error.ts";
import { readMetadata } from "./metadata.ts";

test("the parts that sign-in needs are found", async () => {
  const { metadata, entityId } = await createSamlProvider();
  const read = readMetadata(metadata);
  expect(read).toMatchObject({ entityId, signInUrl: "https://idp.example/sso" });
  expect(read.certificates).toHaveLength(1);
});

test("no text and no broken metadata does more than fail", async () => {
  const { metadata } = await createSamlProvider();
  const broken = fc
    .tuple(fc.nat({ max: metadata.length }), fc.nat({ max: 40 }), fc.string({ maxLength: 8 }))
    .map(([at, length, by]) => metadata.slice(0, at) + by + metadata.slice(at + length));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary-ascii" }), broken), (xml) => {
      try {
        const read = readMetadata(xml);
        expect(read.signInUrl).toMatch(/^https?:/);
        expect(read.certificates.length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(AuthError);
      }
    }),
    { numRuns: 500 },
  );
});

import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createSamlProvider, type SamlRequest } from "#tests/acceptance/start-saml-provider.ts";
import type { AuthContext } from "../auth-context.ts";
import { type Assertion, readAssertion } from "./read-assertion.ts";
import { answerUrl, createServiceProvider, entityId } from "./service-provider.ts";
import type { SsoProvider } from "./sso-store.ts";

const auth = { baseUrl: "https://safarnama.example/auth/v1" } as AuthContext;
const request: SamlRequest = {
  id: "_request",
  answerUrl: answerUrl(auth),
  audience: entityId(auth),
  relayState: "",
};
let company: Awaited<ReturnType<typeof createSamlProvider>>;
let provider: SsoProvider;

// The XML parser tells the console of everything it finds odd.
const quiet = (["warn", "error"] as const).map((name) =>
  vi.spyOn(console, name).mockImplementation(() => {}),
);
afterAll(() => {
  for (const spy of quiet) spy.mockRestore();
});

beforeAll(async () => {
  company = await createSamlProvider();
  const now = new Date();
  provider = {
    id: "7f0c1d1e-0000-4000-8000-000000000000",
    entityId: company.entityId,
    metadataUrl: null,
    metadataXml: company.metadata,
    attributeMapping: {},
    nameIdFormat: null,
    disabled: false,
    createdAt: now,
    updatedAt: now,
    domains: [],
  };
});

/** What an answer makes us believe; null when it is refused. */
async function read(xml: string): Promise<Assertion | null> {
  try {
    const library = await createServiceProvider(auth, provider, request.id);
    const SAMLResponse = Buffer.from(xml).toString("base64");
    const { profile } = await library.validatePostResponseAsync({ SAMLResponse });
    const expected = { recipient: request.answerUrl, requestId: request.id, now: new Date() };
    return profile && readAssertion(profile, provider, expected);
  } catch {
    return null;
  }
}

test("however an answer is changed, nothing is believed but what was signed", async () => {
  const answer = company.wrap(request, company.assert(request));
  const signed = await read(answer);
  expect(signed).toMatchObject({ subject: "asha", email: "asha@company.example" });
  const piece = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom("boss", "<!--x-->", "&amp;", "</saml:NameID>", 'ID="_x"', "<a/>", "2030-"),
  );
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: answer.length }),
      fc.nat({ max: 12 }),
      piece,
      async (at, length, by) => {
        const outcome = await read(answer.slice(0, at) + by + answer.slice(at + length));
        if (outcome) expect(outcome).toEqual(signed);
        else refused += 1;
      },
    ),
    { numRuns: 150 },
  );
  expect(refused).toBeGreaterThan(50);
});

test("a comment within a name does not shorten it", async () => {
  const nameId = "asha@company.example<!-- -->.evil.example";
  const outcome = await read(company.wrap(request, company.assert(request, { nameId })));
  expect(outcome === null || outcome.subject === "asha@company.example.evil.example").toBe(true);
});

test("no text at all is believed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary-ascii" }), async (text) => {
      expect(await read(text)).toBeNull();
    }),
  );
});

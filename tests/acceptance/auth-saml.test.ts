import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import {
  type AssertionChange,
  createSamlProvider,
  readSamlRequest,
  type SamlRequest,
} from "./start-saml-provider.ts";
import { signUpConfirmed, startServer, type TestServer } from "./start-server.ts";

type Provider = Awaited<ReturnType<typeof createSamlProvider>>;

describe.each(databasesOf(import.meta.url))("SAML on %s", (kind) => {
  let server: TestServer;
  let company: Provider;
  let providerId = "";

  const admin = async (path: string, method = "GET", body?: object) => {
    const response = await fetch(`${server.authUrl}/admin/sso/providers${path}`, {
      method,
      headers: { authorization: `Bearer ${await server.serviceToken()}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };

  beforeAll(async () => {
    server = await startServer(kind, { AUTH_RATE_LIMITS: "off", AUTH_SAML: "on" });
    company = await createSamlProvider();
    const made = await admin("", "POST", {
      type: "saml",
      metadata_xml: company.metadata,
      domains: ["company.example"],
      attribute_mapping: { keys: { team: { name: "team" } } },
    });
    expect(made.status).toBe(201);
    providerId = String(made.body.id);
  });
  afterAll(() => server?.close());

  async function start(flowType: "implicit" | "pkce" = "implicit") {
    const client = server.createClient({ flowType });
    const { data, error } = await client.signInWithSSO({
      domain: "company.example",
      options: { redirectTo: `${server.url}/auth/callback` },
    });
    if (error) throw error;
    return { client, request: readSamlRequest(data.url) };
  }

  async function answer(request: SamlRequest, xml: string) {
    const response = await fetch(`${server.authUrl}/sso/saml/acs`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        SAMLResponse: Buffer.from(xml).toString("base64"),
        RelayState: request.relayState,
      }),
    });
    expect(response.status).toBe(303);
    return new URL(response.headers.get("location") ?? "");
  }

  const respond = (request: SamlRequest, change: AssertionChange = {}) =>
    answer(request, company.wrap(request, company.assert(request, change), change));

  test("a signed assertion signs in, for as long as it says", async () => {
    const { client, request } = await start();
    const target = await respond(request, { sessionEndsIn: 600 });
    expect(target.pathname).toBe("/auth/callback");
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(Number(fragment.get("expires_in"))).toBeLessThanOrEqual(600);
    const { data } = await client.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect(data.user).toMatchObject({
      email: "asha@company.example",
      app_metadata: { provider: `sso:${providerId}` },
      user_metadata: { custom_claims: { team: "Guides" } },
    });
    expect(data.user?.identities?.[0]?.id).toBe("asha");
    const change = await client.updateUser({ password: "Ranchi!2026" });
    expect(change.error?.code).toBe("user_sso_managed");
  });

  test("with PKCE the browser that asked gets the session, once", async () => {
    const { client, request } = await start("pkce");
    const target = await respond(request);
    const code = target.searchParams.get("code") ?? "";
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe("asha@company.example");
    const claims = JSON.parse(
      Buffer.from(data.session?.access_token.split(".")[1] ?? "", "base64url").toString(),
    ) as { amr: { method: string }[] };
    expect(claims.amr[0]?.method).toBe("sso/saml");
  });

  test("an ordinary account of the same address stays its own", async () => {
    const ordinary = await signUpConfirmed(server, "ravi@company.example");
    const { client, request } = await start("pkce");
    const target = await respond(request, { nameId: "ravi", email: "ravi@company.example" });
    const { data } = await client.exchangeCodeForSession(target.searchParams.get("code") ?? "");
    expect(data.user?.id).not.toBe(ordinary.user.id);
  });

  const failed = (url: URL) => url.searchParams.get("error_code");

  test.each<[string, AssertionChange]>([
    ["for another audience", { audience: "https://other.example" }],
    ["for another recipient", { recipient: "https://other.example/acs" }],
    ["that answers another request", { inResponseTo: "_other" }],
    ["of another issuer", { issuer: "https://other.example" }],
    ["that has expired", { expiresIn: -120 }],
    ["that nobody signed", { unsigned: true }],
    ["about another company's address", { email: "boss@other.example", nameId: "boss" }],
  ])("an assertion %s is refused", async (_what, change) => {
    const { request } = await start();
    expect(failed(await respond(request, change))).toBe("saml_assertion_invalid");
  });

  test("a changed assertion is refused", async () => {
    const { request } = await start();
    const signed = company.assert(request);
    const changed = signed.replace("asha@company.example", "boss@company.example");
    expect(changed).not.toBe(signed);
    expect(failed(await answer(request, company.wrap(request, changed)))).toBe(
      "saml_assertion_invalid",
    );
  });

  test("another key's signature is refused", async () => {
    const forger = await createSamlProvider(company.entityId);
    const { request } = await start();
    const target = await answer(request, company.wrap(request, forger.assert(request)));
    expect(failed(target)).toBe("saml_assertion_invalid");
  });

  test("a signed assertion wrapped around a forged one is refused", async () => {
    const extensions = (xml: string) =>
      `<samlp:Extensions xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">${xml}</samlp:Extensions>`;
    const wraps = (request: SamlRequest) => {
      const signed = company.assert(request);
      const forged = company.assert(request, {
        unsigned: true,
        nameId: "boss",
        email: "boss@company.example",
      });
      const signature = /<(?:\w+:)?Signature [\s\S]*<\/(?:\w+:)?Signature>/.exec(signed)?.[0] ?? "";
      return [
        company.wrap(request, forged + signed),
        company.wrap(request, signed + forged),
        company.wrap(request, extensions(signed) + forged),
        company.wrap(request, forged.replace("</saml:Assertion>", `${signed}</saml:Assertion>`)),
        company.wrap(
          request,
          forged.replace(
            "</saml:Issuer>",
            `</saml:Issuer>${signature.replace("</", `<Object xmlns="http://www.w3.org/2000/09/xmldsig#">${signed}</Object></`)}`,
          ),
        ),
      ];
    };
    for (let index = 0; index < 5; index += 1) {
      const { request } = await start();
      const target = await answer(request, wraps(request)[index] ?? "");
      expect(failed(target)).toBe("saml_assertion_invalid");
    }
  });

  test("entities and nonsense are refused", async () => {
    const bombs = ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', "nonsense", "", "<samlp:Response/>"];
    for (const bomb of bombs) {
      const { request } = await start();
      expect(failed(await answer(request, bomb))).toBe("saml_assertion_invalid");
    }
  });

  test("an answer is good once, its request once and for two minutes", async () => {
    const { request } = await start();
    const id = "_the-same-assertion";
    const xml = company.wrap(request, company.assert(request, { id }));
    expect((await answer(request, xml)).hash).toContain("access_token=");
    expect(failed(await answer(request, xml))).toBe("saml_relay_state_not_found");
    const second = await start();
    expect(failed(await respond(second.request, { id }))).toBe("saml_assertion_invalid");
    const late = await start();
    server.advance(121);
    const refused = await respond(late.request);
    server.advance(-121);
    expect(failed(refused)).toBe("saml_relay_state_expired");
  });

  test("unknown providers, domains and missing members are refused", async () => {
    const client = server.createClient();
    const unknown = await client.signInWithSSO({ domain: "nobody.example" });
    expect(unknown.error).toMatchObject({ status: 404, code: "sso_provider_not_found" });
    const noUuid = await client.signInWithSSO({ providerId: "none" });
    expect(noUuid.error?.status).toBe(404);
    const neither = await fetch(`${server.authUrl}/sso`, { method: "POST", body: "{}" });
    expect(neither.status).toBe(400);
  });

  test("the metadata tells where answers go", async () => {
    const response = await fetch(`${server.authUrl}/sso/saml/metadata`);
    const xml = await response.text();
    expect(response.headers.get("content-type")).toContain("xml");
    expect(xml).toContain(`Location="${server.authUrl}/sso/saml/acs"`);
    expect(xml).toContain(`entityID="${server.authUrl}/sso/saml/metadata"`);
    expect(xml).toContain('WantAssertionsSigned="true"');
  });

  test("providers are listed, changed and removed by the administrator alone", async () => {
    const other = await createSamlProvider("https://second.example");
    const made = await admin("", "POST", { type: "saml", metadata_xml: other.metadata });
    const id = String(made.body.id);
    expect((await admin("")).body.items).toHaveLength(2);
    const taken = await admin(`/${id}`, "PUT", { domains: ["company.example"] });
    expect(taken.status).toBe(422);
    const changed = await admin(`/${id}`, "PUT", { domains: ["second.example"], disabled: true });
    expect(changed.body).toMatchObject({ disabled: true, domains: [{ domain: "second.example" }] });
    const off = await server.createClient().signInWithSSO({ domain: "second.example" });
    expect(off.error?.status).toBe(404);
    expect((await admin("", "POST", { type: "saml", metadata_xml: other.metadata })).status).toBe(
      422,
    );
    for (const metadata_xml of ["<a/>", "<!DOCTYPE a []><a/>", ""])
      expect((await admin("", "POST", { type: "saml", metadata_xml })).status).toBe(400);
    expect((await admin(`/${id}`, "DELETE")).status).toBe(200);
    expect((await admin(`/${id}`)).status).toBe(404);
    const stranger = await fetch(`${server.authUrl}/admin/sso/providers`);
    expect(stranger.status).toBe(401);
  });
});

test("switched off, nothing is parsed", async () => {
  const server = await startServer("pglite", { AUTH_RATE_LIMITS: "off" });
  try {
    const { error } = await server.createClient().signInWithSSO({ providerId: "not-a-uuid" });
    expect(error).toMatchObject({ status: 404, message: "SAML 2.0 is disabled" });
    for (const path of ["metadata", "acs"])
      expect(
        (
          await fetch(`${server.authUrl}/sso/saml/${path}`, {
            method: path === "acs" ? "POST" : "GET",
          })
        ).status,
      ).toBe(404);
  } finally {
    await server.close();
  }
});

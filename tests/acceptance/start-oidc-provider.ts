import { createHmac, randomUUID } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import Provider from "oidc-provider";

/** Claims by subject; the test fills it. `login_hint` says who signs in. */
export type People = Record<string, Record<string, unknown>>;

export type TestProvider = {
  issuer: string;
  people: People;
  /** An ID token of the same issuer, made outside the code flow. */
  signIdToken(claims: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
};

export const oidcClient = { clientId: "safarnama", clientSecret: "a-secret-of-some-length" };

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

/** A real OpenID Connect provider on loopback that signs in whoever the hint names. */
export async function startOidcProvider(redirectUris: () => string[]): Promise<TestProvider> {
  let handle: RequestListener | undefined;
  const server = createServer((request, response) => handle?.(request, response));
  const issuer = await listen(server);
  const people: People = {};
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: "test", alg: "RS256", use: "sig" };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.clientId,
        client_secret: oidcClient.clientSecret,
        redirect_uris: redirectUris(),
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people[id] }),
    }),
    async loadExistingGrant(context) {
      const { provider: made, client, session } = context.oidc;
      const grant = new made.Grant({
        clientId: client?.clientId ?? "",
        accountId: session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
    provider
      .interactionDetails(request, response)
      .then(({ params }) => {
        const hint = String(params.login_hint ?? "");
        const result = people[hint]
          ? { login: { accountId: hint } }
          : { error: "access_denied", error_description: "The visitor said no" };
        return provider.interactionFinished(request, response, result);
      })
      .catch(() => response.writeHead(500).end());
  };
  return {
    issuer,
    people,
    signIdToken: (claims) =>
      new SignJWT({ iss: issuer, aud: oidcClient.clientId, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "test" })
        .setIssuedAt()
        .setExpirationTime("5m")
        .sign(privateKey),
    close: () => close(server),
  };
}

/** What the Graph API answers, and a check that the proof of the app's secret came along. */
export async function startFacebook(secret: string) {
  const people: Record<string, object> = {};
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://local");
    const json = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (url.pathname === "/dialog") {
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("code", url.searchParams.get("login_hint") ?? "");
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === "/token") {
      let body = "";
      request.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      return request.on("end", () => {
        const form = new URLSearchParams(body);
        if (form.get("client_secret") !== secret) return json(400, { error: "invalid_client" });
        return json(200, { access_token: form.get("code"), token_type: "bearer", expires_in: 60 });
      });
    }
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const proof = createHmac("sha256", secret).update(token).digest("hex");
    if (url.searchParams.get("appsecret_proof") !== proof) return json(400, {});
    return json(200, people[token] ?? {});
  });
  const address = await listen(server);
  return {
    endpoints: {
      authorize: `${address}/dialog`,
      token: `${address}/token`,
      profile: `${address}/me`,
    },
    people,
    close: () => close(server),
  };
}

/** Follows redirects with cookies, as a browser does, until an address begins with `until`. */
export async function browse(start: string, until: (url: URL) => boolean): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(start);
  for (let hops = 0; hops < 15; hops += 1) {
    if (until(url)) return url;
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location)
      throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  throw new Error("too many redirects");
}

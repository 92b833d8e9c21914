import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createOidcProvider } from "#server/auth/oauth/oidc.ts";
import { freePort } from "#tests/factories/free-port.ts";

/** An identity provider that is away, or hangs: its door fails soon, and opens by itself once it is back. */

const trip = {
  state: "s",
  nonce: "n",
  verifier: "v".repeat(43),
  redirectUri: "https://site.in/cb",
};
const open = (issuer: string) =>
  createOidcProvider({ name: "guild", issuer, clientId: "site", clientSecret: "secret" });

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** An issuer at a port of its own; a `deaf` one takes connections and never answers. */
async function startIssuer(port: number, deaf = false): Promise<string> {
  server = createServer((_request, answer) => {
    if (deaf) return;
    answer.setHeader("content-type", "application/json");
    answer.end(
      JSON.stringify({
        issuer: `http://127.0.0.1:${port}`,
        authorization_endpoint: `http://127.0.0.1:${port}/authorize`,
        token_endpoint: `http://127.0.0.1:${port}/token`,
        jwks_uri: `http://127.0.0.1:${port}/keys`,
      }),
    );
  });
  const started = server;
  await new Promise<void>((resolve) => started.listen(port, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

test("a provider that is away fails each time, and is asked anew once it is back", async () => {
  const port = await freePort();
  const provider = open(`http://127.0.0.1:${port}`);
  for (const _ of [1, 2])
    await expect(provider.start(trip, undefined, new URLSearchParams())).rejects.toThrow();
  await startIssuer(port);
  const to = await provider.start(trip, undefined, new URLSearchParams());
  expect(to.href).toContain(`http://127.0.0.1:${port}/authorize?`);
});

test.runIf(process.env.ATTACKS === "long")(
  "one that takes connections and never answers is given up after ten seconds",
  async () => {
    const port = await freePort();
    const provider = open(await startIssuer(port, true));
    const begun = performance.now();
    await expect(provider.start(trip, undefined, new URLSearchParams())).rejects.toThrow();
    const waited = (performance.now() - begun) / 1000;
    process.stdout.write(`a provider that never answers: given up after ${waited.toFixed(1)} s\n`);
    expect(waited).toBeLessThan(20);
  },
  60_000,
);

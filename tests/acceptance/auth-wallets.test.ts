import { ed25519 } from "@noble/curves/ed25519.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { startServer, type TestServer } from "./start-server.ts";

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
function encodeBase58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
  let text = "";
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text;
  return text;
}

/** An Ethereum wallet as a browser has it (EIP-1193). */
function createEthereumWallet(secret = secp256k1.utils.randomSecretKey()) {
  const open = secp256k1.getPublicKey(secret, false);
  const address = `0x${Buffer.from(keccak_256(open.subarray(1)).subarray(12)).toString("hex")}`;
  const sign = (message: string) => {
    const text = Buffer.from(message);
    const hash = keccak_256(
      Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${text.length}`), text]),
    );
    const bytes = secp256k1.sign(hash, secret, { prehash: false, format: "recovered" });
    return `0x${Buffer.from(bytes.subarray(1)).toString("hex")}${(27 + (bytes[0] ?? 0)).toString(16)}`;
  };
  return {
    address,
    sign,
    async request({ method, params }: { method: string; params?: string[] }) {
      if (method === "eth_requestAccounts") return [address];
      if (method === "eth_chainId") return "0x1";
      return sign(Buffer.from((params?.[0] ?? "").slice(2), "hex").toString());
    },
  };
}

function createSolanaWallet() {
  const secret = ed25519.utils.randomSecretKey();
  const address = encodeBase58(ed25519.getPublicKey(secret));
  return {
    address,
    publicKey: { toBase58: () => address },
    signMessage: async (bytes: Uint8Array) => ed25519.sign(bytes, secret),
  };
}

describe.each(databasesOf(import.meta.url))("wallets on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(kind, { AUTH_RATE_LIMITS: "off", AUTH_WEB3: "on" });
  });
  afterAll(() => server?.close());

  const grant = (body: object) =>
    fetch(`${server.authUrl}/token?grant_type=web3`, {
      method: "POST",
      body: JSON.stringify(body),
    });

  function write(address: string, change: Record<string, string | null> = {}) {
    const { host } = new URL(server.url);
    const fields: Record<string, string | null> = {
      URI: `${server.url}/`,
      Version: "1",
      "Chain ID": "1",
      Nonce: "abcdefgh12",
      "Issued At": server.resources.clock().toISOString(),
      ...change,
    };
    const lines = Object.entries(fields).flatMap(([name, value]) =>
      value === null || name === "domain" ? [] : [`${name}: ${value}`],
    );
    const domain = change.domain ?? host;
    return [
      `${domain} wants you to sign in with your Ethereum account:`,
      address,
      "",
      "Welcome.",
      "",
      ...lines,
    ].join("\n");
  }

  test("Ethereum through the official client, and the same person again", async () => {
    const wallet = createEthereumWallet();
    const signIn = (statement: string) =>
      server.createClient().signInWithWeb3({
        chain: "ethereum",
        statement,
        wallet: wallet as never,
        options: { url: `${server.url}/Login` },
      });
    const first = await signIn("Welcome to India");
    expect(first.error).toBeNull();
    expect(first.data.user).toMatchObject({
      email: "",
      app_metadata: { provider: "web3" },
      user_metadata: { custom_claims: { address: wallet.address, chain: "ethereum" } },
    });
    expect(first.data.user?.identities?.[0]?.id).toBe(`web3:ethereum:${wallet.address}`);
    expect((await signIn("Again")).data.user?.id).toBe(first.data.user?.id);
  });

  test("Solana through the official client, with resources and without", async () => {
    const wallet = createSolanaWallet();
    for (const resources of [undefined, ["https://safarnama.example/terms"]]) {
      const { data, error } = await server.createClient().signInWithWeb3({
        chain: "solana",
        wallet: wallet as never,
        ...(resources && { statement: "Welcome" }),
        options: {
          url: `${server.url}/`,
          ...(resources && { signInWithSolana: { resources, chainId: "solana:mainnet" } }),
        },
      });
      expect(error).toBeNull();
      expect(data.user?.identities?.[0]?.id).toBe(`web3:solana:${wallet.address}`);
    }
  });

  test("a Ledger's envelope is understood", async () => {
    const secret = ed25519.utils.randomSecretKey();
    const address = encodeBase58(ed25519.getPublicKey(secret));
    const message = write(address, { "Chain ID": "solana:devnet" }).replace("Ethereum", "Solana");
    const text = Buffer.from(message);
    const length = Buffer.alloc(2);
    length.writeUInt16LE(text.length);
    const envelope = Buffer.concat([
      Buffer.from([0xff]),
      Buffer.from("solana offchain"),
      Buffer.from([0, 0]),
      length,
      text,
    ]);
    const signature = Buffer.from(ed25519.sign(envelope, secret)).toString("base64");
    expect((await grant({ chain: "solana", message, signature })).status).toBe(200);
  });

  test("a message is good once, and so is its nonce", async () => {
    const wallet = createEthereumWallet();
    const message = write(wallet.address);
    const body = { chain: "ethereum", message, signature: wallet.sign(message) };
    expect((await grant(body)).status).toBe(200);
    const replay = await grant(body);
    expect(replay.status).toBe(400);
    expect(await replay.json()).toMatchObject({
      error_description: expect.stringContaining("before"),
    });
    const other = message.replace("Welcome.", "Welcome again.");
    const sameNonce = { chain: "ethereum", message: other, signature: wallet.sign(other) };
    expect((await grant(sameNonce)).status).toBe(400);
  });

  test("twenty at once: one is taken", async () => {
    const wallet = createEthereumWallet();
    const message = write(wallet.address);
    const body = { chain: "ethereum", message, signature: wallet.sign(message) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => grant(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  test.each([
    ["expired, without Not Before", { "Expiration Time": at(-1) }],
    ["not yet valid", { "Not Before": at(5) }],
    ["issued long ago", { "Issued At": at(-11) }],
    ["issued in the future", { "Issued At": at(11) }],
    ["for another site", { URI: "https://stranger.example/", domain: "stranger.example" }],
    ["for another port of this machine", { URI: "http://127.0.0.1:1/", domain: "127.0.0.1:1" }],
    [
      "for localhost, which is not this site",
      { URI: "http://localhost:1/", domain: "localhost:1" },
    ],
    ["with a URI of another host", { URI: "http://127.0.0.1:1/" }],
    ["over plain http", { URI: "http://stranger.example/", domain: "stranger.example" }],
    ["without a chain", { "Chain ID": null }],
    ["of chain 0", { "Chain ID": "0" }],
    ["of version 2", { Version: "2" }],
    ["without its time", { "Issued At": null }],
    ["with an unknown line", { Extra: "1" }],
  ])("a message %s is refused", async (_what, change) => {
    const wallet = createEthereumWallet();
    const message = write(wallet.address, change as unknown as Record<string, string | null>);
    const response = await grant({
      chain: "ethereum",
      message,
      signature: wallet.sign(message),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "invalid_grant" });
  });

  test("another's signature, a changed message and nonsense are refused", async () => {
    const wallet = createEthereumWallet();
    const message = write(wallet.address);
    const signature = wallet.sign(message);
    for (const body of [
      { chain: "ethereum", message, signature: createEthereumWallet().sign(message) },
      { chain: "ethereum", message: message.replace("Welcome.", "Welcome!"), signature },
      { chain: "ethereum", message, signature: "0x00" },
      { chain: "ethereum", message, signature: `0x${"0".repeat(130)}` },
      { chain: "solana", message, signature },
      { chain: "ethereum", message: "hello", signature },
      { chain: "ethereum", message: "x".repeat(30_000), signature },
    ])
      expect((await grant(body)).status).toBe(400);
    const chain = await grant({ chain: "bitcoin", message, signature });
    expect(chain.headers.get("x-sb-error-code")).toBe("web3_unsupported_chain");
  });
});

test("switched off, nothing else is looked at", async () => {
  const server = await startServer("pglite", { AUTH_RATE_LIMITS: "off" });
  try {
    const response = await fetch(`${server.authUrl}/token?grant_type=web3`, {
      method: "POST",
      body: "{}",
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("Web3 provider is disabled");
  } finally {
    await server.close();
  }
});

/** A sign-in message as EIP-4361 and its Solana sibling have it. */
export type SignInMessage = {
  chain: "ethereum" | "solana";
  domain: string;
  address: string;
  statement: string | null;
  uri: URL;
  chainId: string | null;
  nonce: string | null;
  issuedAt: Date;
  expirationTime: Date | null;
  notBefore: Date | null;
  requestId: string | null;
  resources: string[];
};

/** Why a message is none; its text is told to the caller. */
export class MessageError extends Error {
  override name = "MessageError";
}

const bytes = { least: 64, most: 20 * 1024 };
const fieldNames = [
  "URI",
  "Version",
  "Chain ID",
  "Nonce",
  "Issued At",
  "Expiration Time",
  "Not Before",
  "Request ID",
];
const fieldPattern = new RegExp(`^(${fieldNames.join("|")}): (.*)$`);
const greeting = { ethereum: "Ethereum", solana: "Solana" } as const;
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

function readTime(name: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const at = new Date(text);
  if (!timePattern.test(text) || Number.isNaN(at.getTime()))
    throw new MessageError(`${name} is not a time`);
  return at;
}

/** The lines up to the fields: nothing, a blank one, or a statement between blanks. */
function readStatement(lines: string[]): string | null {
  const filled = lines.filter((line) => line !== "");
  if (filled.length > 1) throw new MessageError("the statement must be one line");
  const [statement] = filled;
  if (statement === undefined) {
    if (lines.length > 1) throw new MessageError("too many blank lines");
    return null;
  }
  if (lines.length !== 2 || lines[1] !== "")
    throw new MessageError("the statement must stand between blank lines");
  return statement;
}

function readFields(lines: string[]): { fields: Map<string, string>; resources: string[] } {
  const fields = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    // The client writes the Solana one without its colon.
    if (line === "Resources:" || line === "Resources") {
      const resources = lines.slice(index + 1).map((item) => {
        if (!item.startsWith("- ") || !URL.canParse(item.slice(2)))
          throw new MessageError("a resource is not an address");
        return item.slice(2);
      });
      return { fields, resources };
    }
    const [, name, value] = fieldPattern.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new MessageError("an unknown line");
    if (fields.has(name)) throw new MessageError(`${name} is there twice`);
    fields.set(name, value);
  }
  return { fields, resources: [] };
}

/** @throws MessageError naming what is wrong */
export function parseSignInMessage(chain: "ethereum" | "solana", text: string): SignInMessage {
  const size = Buffer.byteLength(text);
  if (size < bytes.least || size > bytes.most)
    throw new MessageError(`the message must have ${bytes.least} bytes to ${bytes.most / 1024} KB`);
  const lines = text.split("\n");
  if (lines.length < 6) throw new MessageError("the message is too short");
  const [first = "", address = "", blank, ...rest] = lines;
  const head = new RegExp(
    `^(?:https?://)?([A-Za-z0-9.-]+(?::\\d{1,5})?|\\[[0-9a-f:]+\\](?::\\d{1,5})?) wants you to sign in with your ${greeting[chain]} account:$`,
  ).exec(first);
  if (!head?.[1]) throw new MessageError("the first line names no site or another chain");
  if (blank !== "") throw new MessageError("a blank line must follow the address");
  const isAddress =
    chain === "ethereum"
      ? /^0x[0-9a-fA-F]{40}$/.test(address)
      : /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address);
  if (!isAddress) throw new MessageError("the second line is not an address");

  const start = rest.findIndex((line) => fieldPattern.test(line));
  if (start === -1) throw new MessageError("the message has no fields");
  const statement = readStatement(rest.slice(0, start));
  const { fields, resources } = readFields(rest.slice(start));
  if (fields.get("Version") !== "1") throw new MessageError("Version must be 1");
  const uri = URL.parse(fields.get("URI") ?? "");
  if (!uri) throw new MessageError("URI is not an address");
  const issuedAt = readTime("Issued At", fields.get("Issued At"));
  if (!issuedAt) throw new MessageError("Issued At is missing");
  return {
    chain,
    domain: head[1],
    address,
    statement,
    uri,
    chainId: fields.get("Chain ID") ?? null,
    nonce: fields.get("Nonce") ?? null,
    issuedAt,
    expirationTime: readTime("Expiration Time", fields.get("Expiration Time")),
    notBefore: readTime("Not Before", fields.get("Not Before")),
    requestId: fields.get("Request ID") ?? null,
    resources,
  };
}

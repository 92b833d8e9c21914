import { deflateSync } from "node:zlib";
import { buildSignUp } from "#tests/factories/requests.ts";
import { expect, type Site, startSite, test } from "./fixtures.ts";

/** A 1×1 PNG, made here so that no binary is kept. */
function tinyPng(): string {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^
      0xffffffff) >>>
    0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc(body), body.length + 4);
    return frame;
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const png = Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from([0, 200, 80, 40]))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString("base64")}`;
}

const post = (site: Site, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const account = { email: "asha.devi@example.org", password: "Monsoon#2026" };
const signup = buildSignUp({ ...account, username: "आशा देवी", image: tinyPng() });

/** `kill -9`, then `npm start`'s process again on the same data. */
async function cutPower(site: Site): Promise<void> {
  await site.kill();
  await site.restart();
}

async function signIn(site: Site): Promise<{ token: string; id: string; picture: string }> {
  const answer = await post(site, "/Login", account);
  expect(answer.status).toBe(200);
  const { sess, message } = (await answer.json()) as {
    sess: { access_token: string; user: { id: string } };
    message: string;
  };
  return { token: sess.access_token, id: sess.user.id, picture: message };
}

const tripOf = (id: string, destination: string) => ({
  id,
  name: "Asha Devi",
  email: account.email,
  phone: "+916512234455",
  destination,
  travelDate: "2027-06-10",
  travelers: 2,
  tripType: "family",
  message: "",
});

test("what was acknowledged is there after the process was killed", { tag: "@slow" }, async () => {
  test.setTimeout(120_000);
  const site = await startSite({ env: { AUTH_RATE_LIMITS: "off" } });
  try {
    expect((await post(site, "/Signup", signup)).status).toBe(200);
    await cutPower(site);

    const [mail] = await site.mails(account.email);
    const link = mail?.links.find((one) => one.includes("/verify"));
    expect(link).toBeTruthy();
    expect((await fetch(link ?? "", { redirect: "manual" })).status).toBe(303);
    await cutPower(site);

    const { token, id, picture } = await signIn(site);
    expect((await fetch(new URL(picture, site.url))).headers.get("content-type")).toBe(
      "image/webp",
    );

    // Fifteen requests in flight; the cut comes when the first few have been acknowledged.
    const acknowledged: string[] = [];
    const sending = Array.from({ length: 15 }, async (_, index) => {
      const answer = await post(site, "/Tripdata", tripOf(id, `Place ${index}`), {
        authorization: `Bearer ${token}`,
      }).catch(() => null);
      if (answer?.ok) acknowledged.push(((await answer.json()) as { reference: string }).reference);
    });
    await expect.poll(() => acknowledged.length, { intervals: [5] }).toBeGreaterThan(2);
    await site.kill();
    await Promise.allSettled(sending);
    await site.restart();

    const desk = await post(site, "/AdminLogin", {
      admin_email: site.admin.email,
      admin_password: site.admin.password,
    });
    const cookie = { cookie: desk.headers.get("set-cookie")?.split(";")[0] ?? "" };
    const trips = (await (
      await fetch(`${site.url}/Travellerlist`, { headers: cookie })
    ).json()) as { reference: string }[];
    const stored = new Set(trips.map((trip) => trip.reference));
    expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
    // Each stored request has its two mails: nothing is half-written.
    for (const reference of stored)
      expect((await site.mails()).filter((one) => one.subject.includes(reference))).toHaveLength(2);

    expect((await post(site, "/DeleteUser", { id, email: account.email }, cookie)).status).toBe(
      200,
    );
    await cutPower(site);
    expect((await post(site, "/Login", account)).status).toBe(401);
    expect(await (await fetch(`${site.url}/UserList`, { headers: cookie })).json()).toEqual([]);
  } finally {
    await site.stop();
  }
});

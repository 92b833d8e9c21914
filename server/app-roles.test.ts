import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp, listCalls } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { seatAdmin } from "#tests/factories/desk-app.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/**
 * Every address of the server that is no call of the house's own list (those are gone through in
 * desk/permissions.test.ts): the official client's protocols, pages, files and operations.
 */

/** `bearer`: somebody signed in, of themselves; `service`: the operator's key; `link`: a secret in the address. */
type Who = "anybody" | "bearer" | "service" | "link";

const rows: Record<string, Who> = {
  "GET /assets/*": "anybody",
  "GET /healthz": "anybody",
  "GET /readyz": "anybody",
  "GET /.well-known/jwks.json": "anybody",
  "GET /openapi.json": "anybody",
  "GET /docs": "anybody",
  "GET /password-mail-sent": "anybody",
  "GET /sitemap.xml": "anybody",
  "GET /robots.txt": "anybody",
  "GET /blogs.xml": "anybody",
  "GET /plan": "anybody",
  "GET /plan.data": "anybody",
  "GET /*": "anybody",
  "GET /data/horizon.svg": "anybody",
  "GET /data/clock.svg": "anybody",
  "GET /data/:drawing{india-[\\w-]+\\.svg}": "anybody",
  "GET /data/:state{state-[\\w-]+\\.svg}": "anybody",
  "GET /data/:tile{tile-[\\w-]+\\.svg}": "anybody",
  "GET /pictures/:own{own-[0-9a-f-]{36}-\\d{3,4}\\.(?:avif|webp)}": "anybody",
  "GET /social/:file{[a-z0-9-]+\\.jpg}": "anybody",
  // The page is the same for every token; what it shows is asked for by calls.
  "GET /trip/:token": "anybody",
  "GET /review/:token": "anybody",
  "GET /.well-known/security.txt": "anybody",
  "GET /search": "anybody",
  "GET /search.data": "anybody",
  // The address of a plan that was handed on: whoever has it opens it, and it says nothing of a person.
  "GET /p/:id": "link",
  "GET /supplier/:token": "link",
  "POST /supplier/:token": "link",
  "GET /newsletter/confirm": "link",
  // A press leaves the newsletter, by the address that the mail's link signs; asking for the page says nothing.
  "GET /newsletter/unsubscribe": "anybody",
  "POST /newsletter/unsubscribe": "anybody",
  "GET /newsletter/message": "anybody",

  "GET /auth/v1/health": "anybody",
  "GET /auth/v1/settings": "anybody",
  "GET /auth/v1/.well-known/jwks.json": "anybody",
  "POST /auth/v1/signup": "anybody",
  "POST /auth/v1/token": "anybody",
  "POST /auth/v1/recover": "anybody",
  "POST /auth/v1/resend": "anybody",
  "GET /auth/v1/verify": "anybody",
  "POST /auth/v1/verify": "anybody",
  "POST /auth/v1/otp": "anybody",
  "POST /auth/v1/magiclink": "anybody",
  "GET /auth/v1/authorize": "anybody",
  "GET /auth/v1/callback": "anybody",
  "POST /auth/v1/callback": "anybody",
  "POST /auth/v1/sso": "anybody",
  "GET /auth/v1/sso/saml/metadata": "anybody",
  "POST /auth/v1/sso/saml/acs": "anybody",
  "GET /auth/v1/user": "bearer",
  "PUT /auth/v1/user": "bearer",
  "POST /auth/v1/logout": "bearer",
  "GET /auth/v1/reauthenticate": "bearer",
  "GET /auth/v1/user/identities/authorize": "bearer",
  "DELETE /auth/v1/user/identities/:id": "bearer",
  "POST /auth/v1/factors": "bearer",
  "POST /auth/v1/factors/:id/challenge": "bearer",
  "POST /auth/v1/factors/:id/verify": "bearer",
  "DELETE /auth/v1/factors/:id": "bearer",
  "POST /auth/v1/passkeys/registration/options": "bearer",
  "POST /auth/v1/passkeys/registration/verify": "bearer",
  "POST /auth/v1/passkeys/authentication/options": "anybody",
  "POST /auth/v1/passkeys/authentication/verify": "anybody",
  "GET /auth/v1/passkeys": "bearer",
  "PATCH /auth/v1/passkeys/:id": "bearer",
  "DELETE /auth/v1/passkeys/:id": "bearer",
  "GET /auth/v1/admin/users": "service",
  "POST /auth/v1/admin/users": "service",
  "GET /auth/v1/admin/users/:id": "service",
  "PUT /auth/v1/admin/users/:id": "service",
  "DELETE /auth/v1/admin/users/:id": "service",
  "GET /auth/v1/admin/users/:id/factors": "service",
  "DELETE /auth/v1/admin/users/:id/factors/:factorId": "service",
  "GET /auth/v1/admin/users/:id/passkeys": "service",
  "DELETE /auth/v1/admin/users/:id/passkeys/:passkey": "service",
  "POST /auth/v1/admin/generate_link": "service",
  "GET /auth/v1/admin/sso/providers": "service",
  "POST /auth/v1/admin/sso/providers": "service",
  "GET /auth/v1/admin/sso/providers/:id": "service",
  "PUT /auth/v1/admin/sso/providers/:id": "service",
  "DELETE /auth/v1/admin/sso/providers/:id": "service",
  "POST /auth/v1/invite": "service",

  "GET /rest/v1/:table": "anybody",
  "POST /rest/v1/:table": "bearer",
  "PUT /rest/v1/:table": "bearer",
  "PATCH /rest/v1/:table": "bearer",
  "DELETE /rest/v1/:table": "bearer",
  // To everybody what is public, to its owner what is their own.
  "POST /storage/v1/object/list/:bucket": "anybody",
  "GET /storage/v1/object/public/:bucket/*": "anybody",
  "GET /storage/v1/object/info/public/:bucket/*": "anybody",
  "GET /storage/v1/object/info/authenticated/:bucket/*": "anybody",
  "GET /storage/v1/object/info/:bucket/*": "anybody",
  "GET /storage/v1/object/:bucket/*": "anybody",
  "POST /storage/v1/object/:bucket/*": "bearer",
  "PUT /storage/v1/object/:bucket/*": "bearer",
  "DELETE /storage/v1/object/:bucket": "bearer",
  // What the storage does not do: refused to everybody, in the words of its client.
  "GET /storage/v1/object/sign/:bucket/*": "anybody",
  "GET /storage/v1/render/image/authenticated/:bucket/*": "anybody",
  "GET /storage/v1/render/image/public/:bucket/*": "anybody",
  "GET /storage/v1/render/image/sign/:bucket/*": "anybody",
  "POST /storage/v1/object/copy": "bearer",
  "POST /storage/v1/object/list-v2/:bucket": "bearer",
  "POST /storage/v1/object/move": "bearer",
  "POST /storage/v1/object/sign/:bucket": "bearer",
  "POST /storage/v1/object/sign/:bucket/*": "bearer",
  "POST /storage/v1/object/upload/sign/:bucket/*": "bearer",
  "PUT /storage/v1/object/upload/sign/:bucket/*": "bearer",
};

let resources: OpenResources;
let app: App;
let people: Record<string, Record<string, string>>;
const own = new Set<string>();

beforeAll(async () => {
  resources = await createTestResources({ AUTH_AUTOCONFIRM_EMAIL: "1", AUTH_RATE_LIMITS: "0" });
  const services = createServices(resources, { auth: quickAuth });
  for (const { method, path } of listCalls(resources, services)) own.add(`${method} ${path}`);
  app = createApp(resources, { services, pages: async () => new Response("page") });
  const json = { "content-type": "application/json" };
  const answer = await app.request("/auth/v1/signup", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: "Journey!2026 road" }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const key = await services.auth.context.keys.sign({ role: "service_role" });
  people = {
    nobody: {},
    invented: { authorization: "Bearer invented" },
    traveller: { authorization: `Bearer ${token}` },
    owner: (await seatAdmin(resources, "owner")).headers,
    service: { authorization: `Bearer ${key}` },
  };
});
afterAll(() => resources.close());

const fill = (path: string) =>
  path
    .replace(/:\w+\{india-.*$/, "india-x.svg")
    .replace(/:\w+\{state-.*$/, "state-x.svg")
    .replace(/:\w+\{tile-.*$/, "tile-x.svg")
    .replace(/:\w+\{\[a-z0-9-\]\+.*$/, "x.jpg")
    .replace(":bucket", "profile-pictures")
    .replace(":table", "Comments")
    .replaceAll(/:\w+/g, () => randomUUID())
    .replace(/\*$/, "x.png");

test("every address has a row, and no row is of an address that is gone", () => {
  const routes = app.routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !name.startsWith("ALL ") && !name.includes(" /dev/") && !own.has(name));
  expect(
    [...new Set(routes)].toSorted(),
    "an address that is new: write who may into the table of this file",
  ).toEqual(Object.keys(rows).toSorted());
});

test("who is nobody, invented or only of the desk does nothing for which a bearer is asked", async () => {
  const wrong: string[] = [];
  for (const [person, headers] of Object.entries(people))
    for (const [name, who] of Object.entries(rows)) {
      const [method = "", path = ""] = name.split(" ");
      const hasBody = !["GET", "DELETE"].includes(method);
      const response = await app.request(fill(path), {
        method,
        headers: { ...headers, ...(hasBody && { "content-type": "application/json" }) },
        ...(hasBody && { body: "{}" }),
      });
      await response.body?.cancel();
      const { status } = response;
      const isSigned = person === "traveller" || person === "service";
      const mayNot = (who === "bearer" && !isSigned) || (who === "service" && person !== "service");
      const isDone = status < 300;
      if (
        (mayNot && isDone) ||
        status >= 500 ||
        (who === "service" && mayNot && ![401, 403].includes(status))
      )
        wrong.push(`${person} ${name}: ${status}`);
      if (who === "link" && isDone) wrong.push(`${person} ${name} without its secret: ${status}`);
    }
  expect(wrong).toEqual([]);
}, 60_000);

test("the operator's key opens what is the operator's", async () => {
  const answer = await app.request("/auth/v1/admin/users", { headers: people.service ?? {} });
  expect(answer.status).toBe(200);
});

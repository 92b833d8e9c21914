import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { createAdminGuard } from "#server/admins/session.ts";
import { insertAdminSession } from "#server/admins/session-store.ts";
import { insertAdmin } from "#server/admins/store.ts";
import { listCalls } from "#server/app.ts";
import type { Admin } from "#server/calls/callers.ts";
import { mountCalls } from "#server/calls/mount-calls.ts";
import { renderError } from "#server/http/errors.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { requestContext } from "#server/http/request-context.ts";
import { refuseForeignChanges } from "#server/http/same-origin.ts";
import { hashToken } from "#server/http/secret-token.ts";
import type { Resources } from "#server/resources.ts";
import { createServices, type ServiceOptions } from "#server/services.ts";
import { keepLinksPrivate } from "#server/trips/page/link-calls.ts";
import { quickAuth, quickHasher } from "#tests/factories/quick-auth.ts";
import { bearer, createFakeAuth } from "./fake-auth.ts";
import { buildTripRequest } from "./requests.ts";

export type Headers = Record<string, string>;

/** Of everybody whom `seatAdmin` seats. */
export const seatPassword = "a seat at this desk";

/** An administrator of a role with an open session, without the cost of a sign-in. */
export async function seatAdmin(
  resources: Resources,
  role: Admin["role"],
  name: string = role,
): Promise<{ admin: Admin; headers: Headers }> {
  const { database, clock } = resources;
  const admin = await insertAdmin(database.db, {
    email: `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@safarnama.example`,
    name,
    passwordHash: await quickHasher.hash(seatPassword),
    role,
  });
  const token = randomUUID();
  await insertAdminSession(database.db, {
    tokenHash: hashToken(token),
    adminId: admin.id,
    createdAt: clock(),
    expiresAt: new Date(clock().getTime() + 365 * 86_400_000),
    userAgent: "Test browser",
    address: "127.0.0.1",
  });
  return { admin, headers: { cookie: `safarnama_admin=${token}` } };
}

/** The desk and the traveller's calls over real services; travellers sign in by `user:<id>`. */
export async function createDeskApp(
  resources: Resources,
  options: Omit<ServiceOptions, "auth"> = {},
) {
  const travellers = {
    asha: { id: randomUUID(), email: "asha@example.org" },
    bilal: { id: randomUUID(), email: "bilal@example.org" },
    chandra: { id: randomUUID(), email: "chandra@example.org", isHalf: true },
  };
  const auth = createFakeAuth(Object.values(travellers));
  const services = createServices(resources, { ...options, auth: quickAuth });
  const { admins, trips } = services;
  const calls = listCalls(resources, { ...services, auth: { ...services.auth, ...auth } });
  const deskCalls = calls.filter(({ path }) => path.startsWith("/api/desk/"));
  const travellerCalls = calls.filter(({ path }) => path.startsWith("/api/me/"));
  const app = new Hono<HttpEnv>().use(requestContext(resources.log, false));
  app.use(keepLinksPrivate);
  app.use(refuseForeignChanges(resources.config.http.origin));
  const guards = { requireUser: auth.requireUser, requireAdmin: createAdminGuard(admins) };
  mountCalls(app, calls, guards, { checkAnswers: true });
  app.onError(renderError);
  const seats = {
    viewer: await seatAdmin(resources, "viewer"),
    editor: await seatAdmin(resources, "editor"),
    owner: await seatAdmin(resources, "owner"),
    manager: await seatAdmin(resources, "manager"),
    driver: await seatAdmin(resources, "driver"),
  };
  return {
    app,
    services,
    calls,
    deskCalls,
    travellerCalls,
    seats,
    travellers,
    asha: bearer(travellers.asha.id),
    bilal: bearer(travellers.bilal.id),
    /** Has a second factor, and did not enter its code. */
    chandra: bearer(travellers.chandra.id),
    /** A stored request of a traveller; Asha's unless told. */
    createTrip: (overrides: Record<string, unknown> = {}, id = travellers.asha.id) =>
      trips.createTrip(
        { id, email: "asha@example.org", emailVerified: true },
        buildTripRequest({ id, phone: "+916512234455", ...overrides }) as Parameters<
          typeof trips.createTrip
        >[1],
        null,
      ),
    /** A JSON call; `body` undefined sends none. */
    async call<T = Record<string, unknown>>(
      method: string,
      path: string,
      headers: Headers,
      body?: unknown,
    ): Promise<{ status: number; body: T }> {
      const response = await app.request(path, {
        method,
        headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as T };
    },
  };
}

import { Hono } from "hono";
import { DeletionInput, PictureInput, RestoreInput } from "#contract/account.ts";
import { TripMessageInput } from "#contract/desk.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { mountTravellerCalls, readUuid, type TravellerCall } from "#server/desk/calls.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { readJson } from "#server/http/read-body.ts";
import { pictureBodyBytes } from "#server/http/read-bytes.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { Resources } from "#server/resources.ts";
import type { OwnTrips } from "#server/trips/own-service.ts";
import type { OwnAccount } from "./account-service.ts";

export type TravellerServices = {
  auth: Pick<Auth, "requireUser" | "authenticate">;
  account: OwnAccount;
  ownTrips: OwnTrips;
};

/** Every call of the traveller's own pages, below /api/me. */
export function createTravellerCalls(
  resources: Pick<Resources, "streams">,
  { auth, account, ownTrips: trips }: TravellerServices,
): TravellerCall[] {
  return [
    {
      method: "GET",
      path: "/account",
      handle: async (c) => c.json(await account.getAccount(c.get("user"))),
    },
    {
      method: "GET",
      path: "/trips",
      handle: async (c) => c.json(await trips.listTrips(c.get("user"))),
    },
    {
      method: "GET",
      path: "/trips/:id",
      handle: async (c) => c.json(await trips.getTrip(c.get("user"), readUuid(c))),
    },
    {
      method: "POST",
      path: "/trips/:id/messages",
      handle: async (c) => {
        const { body } = await readJson(c, TripMessageInput);
        return c.json(await trips.sendMessage(c.get("user"), readUuid(c), body), 201);
      },
    },
    {
      method: "POST",
      path: "/trips/:id/seen",
      handle: async (c) => {
        await trips.markSeen(c.get("user"), readUuid(c));
        return c.json({ message: "Read." });
      },
    },
    {
      method: "GET",
      path: "/events",
      handle: (c) => {
        const user = c.get("user");
        const request = c.req.raw;
        return resources.streams.open({
          topics: ["trips"],
          present: ({ topic, type, id, user: whose }) =>
            whose === user.id ? { topic, type, id } : null,
          stillAllowed: async () => (await auth.authenticate(request)) !== null,
          owner: `user:${user.id}`,
          network: visitorKey(c),
          request,
        });
      },
    },
    {
      method: "PUT",
      path: "/picture",
      handle: async (c) => {
        const { image } = await readJson(c, PictureInput, pictureBodyBytes);
        return c.json({ path: await account.changePicture(c.get("user"), image) });
      },
    },
    {
      method: "GET",
      path: "/export",
      handle: async (c) => {
        const data = await account.exportData(c.get("user"));
        c.header("content-disposition", 'attachment; filename="my-safarnama-data.json"');
        c.header("content-type", "application/json; charset=utf-8");
        return c.body(JSON.stringify(data, null, 2));
      },
    },
    {
      method: "GET",
      path: "/sessions",
      handle: async (c) => c.json({ sessions: await account.listSessions(c.get("user")) }),
    },
    {
      method: "DELETE",
      path: "/sessions",
      handle: async (c) => c.json({ ended: await account.endSessions(c.get("user"), null) }),
    },
    {
      method: "DELETE",
      path: "/sessions/:id",
      handle: async (c) => c.json({ ended: await account.endSessions(c.get("user"), readUuid(c)) }),
    },
    {
      method: "POST",
      path: "/deletion",
      handle: async (c) => {
        const { confirm } = await readJson(c, DeletionInput);
        return c.json(await account.requestDeletion(c.get("user"), confirm), 201);
      },
    },
    {
      method: "DELETE",
      path: "/deletion",
      handle: async (c) => {
        const { id } = c.get("user");
        await account.keepAccount({ userId: id }, id);
        return c.json({ message: "Your account stays." });
      },
    },
    {
      method: "POST",
      path: "/restore",
      open: true,
      handle: async (c) => {
        const { token } = await readJson(c, RestoreInput);
        await account.keepAccount({ token }, visitorKey(c));
        return c.json({ message: "Your account stays." });
      },
    },
  ];
}

export function createTravellerRoutes(
  resources: Pick<Resources, "streams">,
  services: TravellerServices,
): Hono<HttpEnv> {
  const calls = createTravellerCalls(resources, services);
  return new Hono<HttpEnv>().route("/api/me", mountTravellerCalls(calls, services.auth));
}

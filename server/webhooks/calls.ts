import { WebhookAdded, WebhookInput, WebhookList } from "#contract/wire/webhooks.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { Webhooks } from "./service.ts";

const tag = "Desk: administrators";

/** Other programs that are told what happens to requests, quotes and money. */
export const createWebhookCalls = (webhooks: Webhooks): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/webhooks",
    may: "owner",
    tag,
    summary: "Which programs are told what happens, and how their messages fare",
    answer: WebhookList,
    handle: () => webhooks.read(),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/webhooks",
    may: "owner",
    tag,
    summary: "Tell another program too; its secret is shown this once",
    body: WebhookInput,
    answer: WebhookAdded,
    status: 201,
    handle: (c, { body }) => webhooks.add(c.get("admin"), body),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/webhooks/:id/ping",
    may: "owner",
    tag,
    summary: "Send it a message to try it",
    answer: WebhookList,
    handle: (c) => webhooks.ping(c.get("admin"), readUuid(c)),
  }),
  defineCall({
    method: "DELETE",
    path: "/api/desk/webhooks/:id",
    may: "owner",
    tag,
    summary: "Tell it nothing more",
    answer: WebhookList,
    handle: (c) => webhooks.remove(c.get("admin"), readUuid(c)),
  }),
];

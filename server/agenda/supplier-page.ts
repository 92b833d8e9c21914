import { Hono } from "hono";
import type { HttpEnv } from "#server/http/http-env.ts";
import { showMessage } from "#server/http/message-page.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { keepPrivate } from "#server/trips/link-calls.ts";
import type { Agenda } from "./service.ts";

/** /supplier/<token>: one press confirms. A page without a script, since mail programs open links. */
export function createSupplierPage(agenda: Agenda) {
  return new Hono<HttpEnv>()
    .get("/:token", async (context) => {
      const token = context.req.param("token");
      const ask = await agenda.readAsk(token);
      const done = ask.state === "confirmed";
      const page = showMessage(context, {
        heading: done ? "Confirmed, thank you" : "Please confirm",
        text: ask.body,
        form: {
          action: `/supplier/${token}`,
          label: done ? "It cannot be after all" : "Yes, it is confirmed",
        },
      });
      keepPrivate(context);
      return page;
    })
    .post("/:token", async (context) => {
      const token = context.req.param("token");
      await readBytes(context, 4096);
      const before = await agenda.readAsk(token);
      await agenda.answer(token, { confirmed: before.state !== "confirmed", note: "" });
      keepPrivate(context);
      return context.redirect(`/supplier/${token}`, 303);
    });
}

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
          // What is pressed stands in it: pressed twice it is not taken back.
          action: `/supplier/${token}?answer=${done ? "refused" : "confirmed"}`,
          label: done ? "It cannot be after all" : "Yes, it is confirmed",
        },
      });
      keepPrivate(context);
      return page;
    })
    .post("/:token", async (context) => {
      const token = context.req.param("token");
      await readBytes(context, 4096);
      const confirmed = context.req.query("answer") !== "refused";
      await agenda.answer(token, { confirmed, note: "" });
      keepPrivate(context);
      return context.redirect(`/supplier/${token}`, 303);
    });
}

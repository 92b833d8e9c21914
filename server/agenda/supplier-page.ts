import { Hono } from "hono";
import { optionalParagraphs } from "#contract/text.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { showMessage } from "#server/http/message-page.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { keepPrivate } from "#server/trips/link-calls.ts";
import type { Agenda } from "./service.ts";

/** /supplier/<token>: one press confirms, another says that it cannot be. A page without a script, since mail programs open links. */
export function createSupplierPage(agenda: Agenda) {
  return new Hono<HttpEnv>()
    .get("/:token", async (context) => {
      const token = context.req.param("token");
      const ask = await agenda.readAsk(token);
      const headings = {
        asked: "Please confirm",
        confirmed: "Confirmed, thank you",
        refused: "Noted: it cannot be",
      };
      const page = showMessage(context, {
        heading: headings[ask.state],
        text: ask.body,
        form: {
          action: `/supplier/${token}`,
          note: "A few words, if you like",
          ...(ask.state === "confirmed"
            ? { label: "It cannot be after all", answer: "refused" }
            : {
                label: "Yes, it is confirmed",
                answer: "confirmed",
                ...(ask.state === "asked" && {
                  other: { label: "It cannot be", answer: "refused" },
                }),
              }),
        },
      });
      keepPrivate(context);
      return page;
    })
    .post("/:token", async (context) => {
      const token = context.req.param("token");
      const form = new URLSearchParams((await readBytes(context, 8192)).toString("utf8"));
      const note = optionalParagraphs("The note", 600).safeParse(form.get("note") ?? "");
      await agenda.answer(token, {
        confirmed: form.get("answer") !== "refused",
        note: note.success ? note.data : "",
      });
      keepPrivate(context);
      return context.redirect(`/supplier/${token}`, 303);
    });
}

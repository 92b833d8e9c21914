import { Hono } from "hono";
import { optionalParagraphs } from "#contract/text.ts";
import { type AskState, isOver } from "#contract/wire/ask-states.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { showMessage } from "#server/http/message-page.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import type { Agenda } from "./service.ts";

const headings: Record<AskState, string> = {
  asked: "Please confirm",
  held: "Please confirm",
  waitlisted: "Please confirm",
  confirmed: "Confirmed, thank you",
  refused: "Noted: it cannot be",
  released: "No longer needed, thank you",
  cancelled: "Cancelled, thank you",
};

const answers = ["confirmed", "refused"];

/** What the button that was pressed says, and nothing else. @throws AppError validation_failed */
function readAnswer(form: URLSearchParams): { confirmed: boolean; note: string } {
  const said = form.getAll("answer");
  const [answer = ""] = said;
  if (said.length !== 1 || !answers.includes(answer))
    throw new AppError("validation_failed", "Please press one of the two buttons of the page.");
  const note = optionalParagraphs("The note", 600).safeParse(form.get("note") ?? "");
  if (!note.success)
    throw new AppError(
      "validation_failed",
      note.error.issues[0]?.message ?? "The note is too long.",
    );
  return { confirmed: answer === "confirmed", note: note.data };
}

/** /supplier/<token>: one press confirms, another says that it cannot be. A page without a script, since mail programs open links. */
export function createSupplierPage(agenda: Agenda) {
  return new Hono<HttpEnv>()
    .get("/:token", async (context) => {
      const token = context.req.param("token");
      const ask = await agenda.readAsk(token);
      const isClosed = isOver(ask.state);
      const page = showMessage(context, {
        heading: headings[ask.state],
        text: ask.body,
        // As the request that it is about was written.
        language: "en",
        ...(!isClosed && {
          form: {
            action: `/supplier/${token}`,
            note: "Your confirmation number, or a few words",
            ...(ask.state === "confirmed"
              ? { label: "It cannot be after all", answer: "refused" }
              : {
                  label: "Yes, it is confirmed",
                  answer: "confirmed",
                  ...(ask.state !== "refused" && {
                    other: { label: "It cannot be", answer: "refused" },
                  }),
                }),
          },
        }),
      });
      return page;
    })
    .post("/:token", async (context) => {
      const token = context.req.param("token");
      const form = new URLSearchParams((await readBytes(context, 8192)).toString("utf8"));
      await agenda.answer(token, readAnswer(form));
      return context.redirect(`/supplier/${token}`, 303);
    });
}

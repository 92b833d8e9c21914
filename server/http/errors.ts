import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ErrorBody, ErrorCode } from "#contract/errors.ts";
import { AppError } from "#server/errors/app-error.ts";
import { isUnreachable, retryAfter } from "#server/errors/unreachable.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import { findSaid, sayFieldFault, sayRefusal } from "#words/faults/say-fault.ts";
import type { HttpEnv } from "./http-env.ts";
import { showMessage } from "./message-page.ts";
import { isFormPost } from "./read-body.ts";

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return new AppError("too_large", "The request is too large.");
    if (error.status < 500)
      return new AppError("validation_failed", error.message || "The request is not valid.");
  }
  if (isUnreachable(error))
    return new AppError("unavailable", "The site cannot answer just now.", {
      cause: error,
      headers: { "retry-after": String(retryAfter) },
    });
  return new AppError("internal", "Something went wrong on our side.", { cause: error });
}

/** The page a plain form stood on; of the header the path alone, which cannot lead elsewhere. */
function formPageOf(context: Context): string {
  try {
    return new URL(context.req.header("referer") ?? "").pathname.replace(/^\/+/, "/");
  } catch {
    return "/";
  }
}

const toldToPeople = new Set<ErrorCode>(["too_many_requests", "too_large", "unavailable"]);

/**
 * What a refusal says, and of which fields, in the language of whoever reads it. At the desk what has no sentence there is
 * said in English: who works with it needs the sentence, not its kind.
 */
function sayIt(failure: AppError, context: Context<HttpEnv>) {
  const { code, message, fields, status } = failure;
  const requestId = context.get("requestId");
  const language = languageOfReader();
  if (language === "en")
    return {
      message:
        status >= 500 ? `${message} Please try again; the reference is ${requestId}.` : message,
      fields,
    };
  context.header("content-language", language);
  const isDesk = Boolean((context as Context).get("admin"));
  const sayField = (text: string) =>
    isDesk ? (findSaid(text, language) ?? text) : sayFieldFault(text, language);
  const sayMessage = () =>
    isDesk && status < 500
      ? (findSaid(message, language) ?? message)
      : sayRefusal(message, code, language, status >= 500 ? requestId : undefined);
  const said = fields && Object.entries(fields).map(([name, text]) => [name, sayField(text)]);
  return {
    message: failure.say?.(language) ?? sayMessage(),
    fields: said && (Object.fromEntries(said) as Record<string, string>),
  };
}

/** The one exit of every error outside the auth service, which has its own by contract: JSON, or a page for a plain form. */
export function renderError(
  error: unknown,
  context: Context<HttpEnv>,
): Response | Promise<Response> {
  const failure = toAppError(error);
  const requestId = context.get("requestId");
  if (failure.status >= 500)
    context.get("log").error({ err: failure.cause ?? failure }, "request failed");
  const { message, fields } = sayIt(failure, context);
  const isForm = isFormPost(context);
  // A page or a paper that has to wait for its turn is asked for by a person, as a form is sent by one.
  const isSeen = isForm || (context.req.method === "GET" && toldToPeople.has(failure.code));
  if (isSeen && context.req.header("accept")?.includes("text/html")) {
    for (const [name, value] of Object.entries(failure.headers)) context.header(name, value);
    const { pathname, search } = new URL(context.req.url);
    const back = isForm
      ? { to: formPageOf(context), label: "Back to the form" }
      : { to: pathname.replace(/^\/+/, "/") + search, label: "Try again" };
    return showMessage(
      context,
      { heading: "That did not work", text: message, back },
      failure.status,
    );
  }
  const body: ErrorBody = {
    ...context.get("refusal"),
    message,
    error: {
      code: failure.code,
      message,
      ...(fields && { fields }),
      requestId,
    },
  };
  return context.json(body, failure.status, failure.headers);
}

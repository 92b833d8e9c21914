import { isDeepStrictEqual } from "node:util";
import { safeParse } from "zod/v4/core";
import type { Call } from "./call.ts";

const isJson = (response: Response) =>
  /^application\/json\b/.test(response.headers.get("content-type") ?? "");

/**
 * For tests: whether a call answers what it says: its status, and of JSON each field and no other.
 * What is no JSON (a stream may never end) is left unread.
 * @throws Error with the fields that do not fit
 */
export async function checkAnswer(call: Call, response: Response): Promise<void> {
  const { method, path, answer, answerType = "application/json", status = 200 } = call;
  if (!response.ok) return;
  const fail = (why: string) => new Error(`${method} ${path} answers otherwise: ${why}`);
  if (!isJson(response)) {
    if (answerType === "application/json" && !call.form)
      throw fail(response.headers.get("content-type") ?? "no type");
    return;
  }
  if (!answer) throw fail("JSON that is not described");
  if (response.status !== status) throw fail(`status ${response.status}`);
  // Compressed beforehand: the same bytes are held to the schema for who asks for them plain.
  if (response.headers.has("content-encoding")) return;
  const value: unknown = await response.clone().json();
  const parsed = safeParse(answer, value);
  if (!parsed.success) throw fail(JSON.stringify(parsed.error.issues));
  if (!isDeepStrictEqual(parsed.data, value)) throw fail("fields that are not described");
}

import type { Context } from "hono";

/** A body written as it is read: a page a pull, so that no table is held in memory. */
export function streamPages(pages: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const source = pages[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await source.return?.();
    },
  });
}

async function* writeArray(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let begun = false;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield (begun ? "," : "[") + JSON.stringify(page).slice(1, -1);
    begun = true;
  }
  yield begun ? "]" : "[]";
}

/**
 * Answers with one JSON array of all pages. The first is read before the head is sent, so that what
 * fails at once is an error answer and not a broken body.
 */
export async function answerArray(
  context: Context,
  pages: AsyncIterable<unknown[]>,
): Promise<Response> {
  const source = writeArray(pages);
  const first = await source.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* source;
  }
  return context.body(streamPages(all()), 200, { "content-type": "application/json" });
}

import type { Context } from "hono";

/**
 * A body written as it is read: a page a pull, so that no table is held in memory. The first page is read
 * before it is promised: what fails at once is an error answer and no broken body.
 */
export async function streamPages(
  pages: AsyncIterable<string>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const source = pages[Symbol.asyncIterator]();
  let next: Promise<IteratorResult<string>> | null = Promise.resolve(await source.next());
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await (next ?? source.next());
      next = null;
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

/** Answers with one JSON array of all pages. */
export async function answerArray(
  context: Context,
  pages: AsyncIterable<unknown[]>,
): Promise<Response> {
  const body = await streamPages(writeArray(pages));
  return context.body(body, 200, { "content-type": "application/json" });
}

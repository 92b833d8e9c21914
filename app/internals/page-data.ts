/**
 * A step from page to page is broken off when the visitor goes back or on before its data has come.
 * The router expects that, but not while it waits for a stylesheet of the page, nor between two lines
 * of the data: there it leaves the refusal of its own request lying, which the browser then reports
 * as an error of the page. (React Router 8.4: `prefetchStylesAndCallHandler`, `decode`.)
 */
export function receivePageData(page: Pick<typeof window, "fetch" | "addEventListener">): void {
  const send = page.fetch;
  const brokenOff = new WeakSet<object>();

  page.fetch = async (input, init) => {
    const isPageData = input instanceof URL && input.pathname.endsWith(".data");
    if (!isPageData) return send(input, init);
    try {
      const answer = await send(input, init);
      // Whole, so that nothing is broken off once the router reads it.
      return answer.body ? new Response(await answer.arrayBuffer(), answer) : answer;
    } catch (error) {
      if (init?.signal?.aborted && error instanceof Error) brokenOff.add(error);
      throw error;
    }
  };
  page.addEventListener("unhandledrejection", (event) => {
    if (brokenOff.has(event.reason)) event.preventDefault();
  });
}

/**
 * Runs in the page before `app/site/boot.ts`, as text: what that needs to know of React and of the
 * router. Uses nothing from outside itself.
 */
export function openEarlyPage(): void {
  const keepKey = () => {
    if (!history.state?.key)
      history.replaceState({ ...history.state, key: Math.random().toString(32).slice(2) }, "");
  };
  // A step to an anchor has none, and the router takes all without one for the same: it would go to where another was left.
  addEventListener("popstate", keepKey);
  window.earlyPage = {
    /** Goes to where the page was left: the router keeps that by the step's own key (`ScrollRestoration`). */
    findPlace() {
      keepKey();
      try {
        const kept = sessionStorage.getItem("react-router-scroll-positions") ?? "{}";
        const place: unknown = JSON.parse(kept)[history.state.key];
        if (typeof place === "number") scrollTo(0, place);
      } catch {
        // Whoever keeps nothing begins at the top.
      }
    },
    /** Hands the router's application the data that it begins with. */
    handOver(data) {
      const { streamController } = window.__reactRouterContext;
      streamController.enqueue(data);
      streamController.close();
    },
    /** React takes the value it finds for its own: it hears what was typed only as a change of it. */
    tellTyped(field) {
      field._valueTracker?.setValue(`${field.value} `);
      const type = field.tagName === "SELECT" ? "change" : "input";
      field.dispatchEvent(new Event(type, { bubbles: true }));
    },
  };
}

type Field = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };

declare global {
  interface Window {
    earlyPage: {
      findPlace(): void;
      handOver(data: string): void;
      tellTyped(field: Field): void;
    };
    /** The router's own: what it begins with is handed to it through this stream. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
  }
}

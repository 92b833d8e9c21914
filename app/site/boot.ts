/**
 * Runs in the page before the application does (`page-scripts.tsx` writes it out as text):
 * starts the application when the page is idle or at the first touch (that of a trip, whose document says nothing, at
 * once), and keeps what the visitor did before it was there. Uses nothing from outside itself but `window.earlyPage`.
 */
export function boot(): void {
  type Early = { target: HTMLElement; replay(): void };
  const early: Early[] = [];
  let started = false;
  window.earlyPage.findPlace();

  /** The page's data lies beside it; where it stands in the page the router has it already. */
  const fetchData = (address?: string) => {
    if (!address) return;
    fetch(address)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer)))
      .then((text) => {
        window.earlyPage.handOver(text);
      })
      // Out of reach for the moment: the page reads and links meanwhile.
      .catch(() => setTimeout(() => fetchData(address), 3000));
  };

  const start = () => {
    if (started) return;
    started = true;
    const source = document.getElementById("application");
    if (!source) return;
    fetchData(source.dataset.page);
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = source.textContent;
    document.head.append(script);
  };

  /**
   * Keeps what was done for the application, which listens already while it wakes and is told once.
   * `pressed` looks so until then.
   */
  const keep = (target: Element, replay: () => void, event?: Event, pressed?: Element | null) => {
    event?.stopPropagation();
    start();
    if (early.length === 40) return;
    const { dataset } = (pressed ?? target) as HTMLElement;
    if (pressed) dataset.waits = "";
    early.push({
      target: target as HTMLElement,
      replay() {
        delete dataset.waits;
        replay();
      },
    });
  };

  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest?.(
      "a,button,input,select,textarea,label,summary",
    );
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isButton = pressed.tagName === "BUTTON" || pressed.getAttribute("role") === "button";
    // Links lead somewhere by themselves, and so do the submit buttons of their forms.
    if (!isButton || ((pressed as HTMLButtonElement).type === "submit" && pressed.closest("form")))
      return;
    event.preventDefault();
    keep(pressed, () => (pressed as HTMLElement).click(), event, pressed);
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    // A form that asks for a page works without any script.
    if (form.method === "get" && form.getAttribute("action")) return;
    event.preventDefault();
    const { submitter } = event;
    keep(
      form,
      () => form.requestSubmit(submitter?.isConnected ? submitter : null),
      event,
      submitter ?? form,
    );
  };

  const onKey = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, shiftKey, altKey, metaKey } = event;
    const target = event.target as Element;
    const again = {
      key,
      code,
      ctrlKey,
      shiftKey,
      altKey,
      metaKey,
      bubbles: true,
      cancelable: true,
    };
    if (key === " " && target.getAttribute("role") === "button") event.preventDefault();
    keep(target, () => target.dispatchEvent(new KeyboardEvent("keydown", again)), event);
  };

  const onInput = (event: Event) => {
    const target = event.target as HTMLInputElement;
    const { type: kind, checked } = target;
    // What was ticked is ticked again, from the other state: else nothing would seem to change.
    if (kind === "checkbox" || kind === "radio")
      return keep(target, () => {
        target.checked = !checked;
        target.click();
      });
    keep(target, () => window.earlyPage.tellTyped(target));
  };

  const listeners: [string, (event: never) => void][] = [
    ["click", onClick],
    ["submit", onSubmit],
    ["keydown", onKey],
    ["input", onInput],
  ];
  const taps = window.earlyTaps;
  taps?.end();
  for (const [type, listener] of listeners) {
    addEventListener(type, listener as EventListener, true);
    for (const tap of taps ?? []) if (tap.type === type) (listener as EventListener)(tap);
  }
  const wake: (keyof WindowEventMap)[] = ["pointerdown", "pointermove", "touchstart", "focusin"];
  for (const type of wake)
    addEventListener(type, start, { capture: true, once: true, passive: true });

  /** Pictures below the first view are fetched at the first sign of life, or where the screen shows them. */
  const reveal = () => delete document.documentElement.dataset.untouched;
  for (const type of [...wake, "wheel", "keydown", "popstate", "beforeprint"])
    addEventListener(type, reveal, { capture: true, once: true, passive: true });
  // Of the page: a rail that moves by itself is no sign of life, and its event does not bubble.
  addEventListener("scroll", reveal, { once: true, passive: true });
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      reveal();
    },
    { rootMargin: "60px" },
  );
  for (const { parentElement } of document.querySelectorAll("[data-below] picture"))
    if (parentElement) watcher.observe(parentElement);

  const whenIdle = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(start, { timeout: 1500 })
      : setTimeout(start, 300);
  // A trip's document has nothing to be read, and has asked for the trip already (`app/trip-page/early-trip.ts`): what is
  // answered, and the picture that is asked for then, goes before the scripts on the line, where it comes in a moment.
  const answers = Object.values(window.earlyAnswers ?? {});
  if (answers.length > 0) {
    Promise.allSettled(answers).then(start);
    setTimeout(start, 300);
  } else if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
  // A picture that never comes must not keep the page asleep.
  setTimeout(start, 5000);

  /** Called once by the application when it answers. */
  window.applicationReady = () => {
    window.applicationReady = () => {};
    for (const [type, listener] of listeners)
      removeEventListener(type, listener as EventListener, true);
    for (const { target, replay } of early.splice(0)) if (target.isConnected) replay();
  };
}

declare global {
  interface Window {
    /** Absent in development, where the application starts by itself. */
    applicationReady?: () => void;
  }
}

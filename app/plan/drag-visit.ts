/**
 * A visit dragged by its handle, with mouse, pen or finger alike. Rows carry `data-sight`, days
 * `data-day`; where it would land is marked with `data-drop`, what is carried with `data-dragging`.
 */

type Drop = { day: number; index: number };

/** Pixels that make a press a drag; of the window's edges at which it scrolls, and how far a frame. */
const slack = 5;
const edge = 96;
const side = 28;
const stride = 14;

const rowsOf = (card: Element, carried: Element) =>
  [...card.querySelectorAll("[data-sight]")].filter((row) => row !== carried);

/** Where there is room a day goes from left to right, else from the top down. */
const isAcross = (list: Element) =>
  getComputedStyle(list).flexDirection === "row" && getComputedStyle(list).display === "flex";

function findDrop(x: number, y: number, carried: Element): Drop | null {
  const card = document
    .elementsFromPoint(x, y)
    .map((one) => one.closest("[data-day]"))
    .find((one) => one !== null);
  if (!card) return null;
  const list = card.querySelector("ol");
  const index = rowsOf(card, carried).filter((row) => {
    const { top, height, left, width } = row.getBoundingClientRect();
    return list && isAcross(list) ? left + width / 2 < x : top + height / 2 < y;
  }).length;
  return { day: Number(card.getAttribute("data-day")), index };
}

function markDrop(drop: Drop | null, carried: Element): void {
  for (const marked of document.querySelectorAll("[data-drop]"))
    marked.removeAttribute("data-drop");
  const card = drop && document.querySelector(`[data-day="${drop.day}"]`);
  if (!card) return;
  card.setAttribute("data-drop", "in");
  const rows = rowsOf(card, carried);
  const next = rows[drop.index];
  if (next) next.setAttribute("data-drop", "before");
  else rows.at(-1)?.setAttribute("data-drop", "after");
}

/** Follows the pointer from its press on a handle until it is let go; Escape gives up. */
export function dragVisit(
  press: Pick<PointerEvent, "pointerId" | "clientX" | "clientY">,
  handle: HTMLElement,
  row: HTMLElement,
  onDrop: (drop: Drop) => void,
): void {
  const { pointerId, clientX, clientY } = press;
  const start = row.getBoundingClientRect();
  const grip = { x: clientX - start.left, y: clientY - start.top };
  const shift = { x: 0, y: 0 };
  const list = row.parentElement;
  const across = list !== null && isAcross(list);
  /** On a phone the days lie side by side. */
  const days = row.closest("[data-days]");
  let at = { x: clientX, y: clientY };
  let drop: Drop | null = null;
  let frame = 0;
  let isMoving = false;

  const follow = () => {
    const pull = at.y < edge ? -stride : at.y > window.innerHeight - edge ? stride : 0;
    if (pull) window.scrollBy(0, pull);
    const turn = at.x < side ? -stride : at.x > window.innerWidth - side ? stride : 0;
    if (turn) days?.scrollBy(turn, 0);
    // Where it stands may change under it: days take their height when they come near.
    const now = row.getBoundingClientRect();
    shift.y += at.y - grip.y - now.top;
    if (across || (days && days.scrollWidth > days.clientWidth))
      shift.x += at.x - grip.x - now.left;
    row.style.translate = `${shift.x}px ${shift.y}px`;
    drop = findDrop(at.x, at.y, row);
    markDrop(drop, row);
    frame = requestAnimationFrame(follow);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    if (isMoving || Math.hypot(at.x - clientX, at.y - clientY) < slack) return;
    isMoving = true;
    row.setAttribute("data-dragging", "");
    follow();
  };
  const end = (found: Drop | null) => {
    cancelAnimationFrame(frame);
    leaving.abort();
    markDrop(null, row);
    row.removeAttribute("data-dragging");
    row.style.translate = "";
    if (found) onDrop(found);
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  handle.setPointerCapture(pointerId);
  handle.addEventListener("pointermove", move, { signal });
  handle.addEventListener("pointerup", () => end(isMoving ? drop : null), { signal });
  handle.addEventListener("pointercancel", () => end(null), { signal });
  window.addEventListener("keydown", (event) => event.key === "Escape" && end(null), { signal });
}

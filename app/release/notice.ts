/**
 * The one sentence that can be said when nothing more can be fetched: its code is there with the page's
 * first, as that of toasts is not. Drawn by `app/ui/notice.tsx`.
 */
export type Said = { text: string; time: number | null };

let said: Said | null = null;
const listeners = new Set<() => void>();

function change(next: Said | null): void {
  said = next;
  for (const listener of listeners) listener();
}

export const findNotice = (): Said | null => said;

/** @returns how to stop */
export function watchNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says `text` at the foot of the screen until it is closed, or for so many milliseconds. */
export const showNotice = (text: string, time: number | null = null): void =>
  change({ text, time });

/** Takes the notice away; of a `text` alone, when another is said by now that stays. */
export function hideNotice(text?: string): void {
  if (said && (text === undefined || said.text === text)) change(null);
}

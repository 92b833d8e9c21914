/**
 * An id for an item, a day or a stop. It is random: one that was taken away is never used again, so that what
 * refers to it (a tick, a comment) never comes to mean something else.
 */
export function newId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `${prefix}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

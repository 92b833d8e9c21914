import { releaseHeader } from "#contract/release.ts";

/**
 * Which build the document came with, and which one answered last. A tab lives for days: the server may be
 * a newer one meanwhile, an older one where the new was taken back, or either by turns behind a proxy.
 */
let own = "";
let latest = "";

/** The build of the document; "" while developing. */
export const nameRelease = (): string => own;

/** Says which build the document is of. */
export function beginRelease(name: string): void {
  own = name;
}

/** Whether another build answered last: what is gone to next is best begun anew. */
export const isOtherRelease = (): boolean => own !== "" && latest !== "" && latest !== own;

/** Takes note of who answered. @returns whether that was another build than the document's */
export function noticeRelease(headers: Headers): boolean {
  const said = headers.get(releaseHeader);
  if (!said) return false;
  latest = said;
  return isOtherRelease();
}

/** A file of the own build is not to be had: what is gone to next is begun anew. */
export function giveUpRelease(): void {
  latest = "gone";
}

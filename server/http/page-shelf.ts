import type { Compressed } from "./compressed.ts";

export type CachedPage = {
  status: number;
  headers: [string, string][];
  etag: string;
  document: Compressed;
  /** What its application needs to begin; within the document where it was not taken out. */
  data: (Compressed & { version: string }) | null;
};

export type KeptPage = {
  page: CachedPage;
  /** Of the shelf when its rendering began: after a change it is kept for bad times alone. */
  generation: number;
  renderedAt: number;
  /** Rendering it again failed: until then it is not tried. */
  retryAt: number;
};

const sizeOf = (text: Compressed) =>
  text.identity.byteLength + (text.gzip?.byteLength ?? 0) + (text.brotli?.byteLength ?? 0);

/** Bytes of a page in every form it is kept in. */
const measurePage = ({ document, data }: CachedPage) =>
  sizeOf(document) + (data ? sizeOf(data) : 0);

/** Pages by address, those asked for last at the end; the first go when `mostBytes` are passed. */
export function createPageShelf(mostBytes: number) {
  const pages = new Map<string, KeptPage & { bytes: number }>();
  let total = 0;

  function remove(address: string): void {
    total -= pages.get(address)?.bytes ?? 0;
    pages.delete(address);
  }

  return {
    find(address: string): KeptPage | null {
      const kept = pages.get(address);
      if (!kept) return null;
      pages.delete(address);
      pages.set(address, kept);
      return kept;
    },
    put(address: string, kept: KeptPage): void {
      remove(address);
      const bytes = measurePage(kept.page);
      pages.set(address, { ...kept, bytes });
      total += bytes;
      for (const oldest of pages.keys()) {
        if (total <= mostBytes) break;
        remove(oldest);
      }
    },
    remove,
    /** What is kept now: for the tests. */
    measure: () => ({ pages: pages.size, bytes: total }),
  };
}

import { type CachedPage, dataAddressOf, type ReadyPage } from "./cached-page.ts";
import { countHeld } from "./compressed.ts";

export type PageInMemory = {
  page: CachedPage;
  /** Its answers with their heads written, once somebody has asked for them. */
  ready: ReadyPage | null;
  /** What of the visitors' own it has read, and when: by the cache's count of changes. */
  reads: ReadonlyMap<string, number>;
  /** Of the cache's count of changes, when its rendering began. */
  begunAt: number;
  renderedAt: number;
  /** Rendering it again failed: until then it is not tried. */
  retryAt: number;
  /** Compressed at leisure, or about to be: what is asked for once is not worth a tenth of a second. */
  isBest: boolean;
  /** Asked for since it was last looked at by who makes room. */
  isWanted: boolean;
};

/** Bytes of a page in the forms it is kept in. */
const measurePage = ({ document, data }: CachedPage) =>
  countHeld(document) + (data ? countHeld(data) : 0);

type Shelved = { kept: PageInMemory; bytes: number; dataAddress: string | null };

/** Pages by address. When `mostBytes` are passed those go that nobody has asked for of late. */
export function createPageMemory(mostBytes: number) {
  const pages = new Map<string, Shelved>();
  /** The same by the address that their data has. */
  const byData = new Map<string, string>();
  let total = 0;

  function remove(address: string): void {
    const shelved = pages.get(address);
    if (!shelved) return;
    total -= shelved.bytes;
    if (shelved.dataAddress) byData.delete(shelved.dataAddress);
    pages.delete(address);
  }

  function makeRoom(): void {
    for (const [address, shelved] of pages) {
      if (total <= mostBytes) break;
      pages.delete(address);
      pages.set(address, shelved);
      if (shelved.kept.isWanted) shelved.kept.isWanted = false;
      else remove(address);
    }
  }

  return {
    find(address: string): PageInMemory | null {
      const kept = pages.get(address)?.kept;
      if (!kept) return null;
      kept.isWanted = true;
      return kept;
    },
    /** The same without counting as asked for. */
    peek: (address: string): PageInMemory | null => pages.get(address)?.kept ?? null,
    has: (address: string): boolean => pages.has(address),
    /** The page whose data lies at an address. */
    findByData: (address: string): string | null => byData.get(address) ?? null,
    put(address: string, kept: PageInMemory): void {
      remove(address);
      const bytes = measurePage(kept.page);
      const dataAddress = dataAddressOf(kept.page, address);
      pages.set(address, { kept, bytes, dataAddress });
      if (dataAddress) byData.set(dataAddress, address);
      total += bytes;
      makeRoom();
    },
    remove,
    /** What is kept now: for the tests. */
    measure: () => ({ pages: pages.size, bytes: total }),
  };
}

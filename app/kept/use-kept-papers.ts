import { useEffect, useState } from "react";
import { hasKept } from "./kept-hint.ts";
import { listKept } from "./kept-store.ts";

/** A paper that lies here: its path below the trip's address, and where it is opened from. */
export type OpenPaper = { path: string; name: string; href: string };

/** The papers of a kept trip, by the hash of its link; read again with another `version`. */
export function useKeptPapers(id: string | null, version: string): readonly OpenPaper[] {
  const [papers, setPapers] = useState<readonly OpenPaper[]>([]);
  useEffect(() => {
    let addresses: string[] = [];
    let isGone = false;
    if (!id || !version || !hasKept()) setPapers([]);
    else
      void listKept("papers").then(
        (all) => {
          if (isGone) return;
          const found = all
            .filter(({ trip }) => trip === id)
            .map(({ path, name, file }) => ({ path, name, href: URL.createObjectURL(file) }));
          addresses = found.map(({ href }) => href);
          setPapers(found);
        },
        () => {},
      );
    return () => {
      isGone = true;
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [id, version]);
  return papers;
}

import { useEffect, useState } from "react";
import { type KeptTrip, listKept } from "#app/kept/kept-store.ts";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./book.module.css";

type Paper = { name: string; href: string };

/** The papers that lie here, opened from here. */
export function PapersPart({ kept }: { kept: KeptTrip }) {
  const [papers, setPapers] = useState<Paper[]>([]);
  const { id, papersVersion } = kept;
  useEffect(() => {
    let addresses: string[] = [];
    let isGone = false;
    void listKept("papers").then(
      (all) => {
        if (isGone) return;
        const own = all.filter(({ trip }) => trip === id);
        const found = own.map(({ name, file }) => ({ name, href: URL.createObjectURL(file) }));
        addresses = found.map(({ href }) => href);
        setPapers(papersVersion ? found : []);
      },
      () => {},
    );
    return () => {
      isGone = true;
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [id, papersVersion]);
  if (papers.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="road-papers">
      <h3 className="h4" id="road-papers">
        {m.road_papers()}
      </h3>
      <ul className={styles.papers}>
        {papers.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" type="application/pdf">
              <Icon name="arrow-up-right" size={20} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

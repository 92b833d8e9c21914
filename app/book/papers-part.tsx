import type { KeptTrip } from "#app/kept/kept-store.ts";
import { useKeptPapers } from "#app/kept/use-kept-papers.ts";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./book.module.css";

/** Papers that the site writes; what somebody added has its own name, a numbered paper its number. */
const written: Record<string, () => string> = {
  "/trip.pdf": m.road_paper_trip,
  "/fridge.pdf": m.road_paper_sheet,
  "/vouchers.pdf": m.road_paper_vouchers,
};

/** The papers that lie here, opened from here; those that fit where not all did. */
export function PapersPart({ kept }: { kept: KeptTrip }) {
  const { files } = kept.book.papers;
  const place = new Map(files.map(({ path }, index) => [path, index]));
  const papers = useKeptPapers(kept.id, kept.asOf).toSorted(
    (one, other) => (place.get(one.path) ?? 0) - (place.get(other.path) ?? 0),
  );
  if (papers.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="road-papers">
      <h3 className="h4" id="road-papers">
        {m.road_papers()}
      </h3>
      <ul className={styles.papers}>
        {papers.map(({ path, name, href }) => (
          <li key={path}>
            <a href={href} target="_blank" rel="noopener">
              <Icon name="arrow-up-right" size={20} />
              {written[path]?.() ?? name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

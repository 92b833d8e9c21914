import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./undo-bar.module.css";

type Offer = { text: string; undo(): void; key: number };
type Undo = { offer: Offer | null; show(text: string, undo: () => void): void; drop(): void };
const UndoContext = createContext<Undo>({ offer: null, show: () => {}, drop: () => {} });

const seconds = 8;

/** Keeps what can be taken back; one at a time, for eight seconds. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    if (!offer) return;
    const timer = setTimeout(() => setOffer(null), seconds * 1000);
    return () => clearTimeout(timer);
  }, [offer]);
  const undo = useMemo(
    () => ({
      offer,
      show: (text: string, back: () => void) => setOffer({ text, undo: back, key: Date.now() }),
      drop: () => setOffer(null),
    }),
    [offer],
  );
  return <UndoContext value={undo}>{children}</UndoContext>;
}

/** Says in the desk's head what was done, and takes it back on a press: it covers nothing there. */
export function UndoBar() {
  const { offer, drop } = useContext(UndoContext);
  return (
    <div role="status" className={styles.place}>
      {offer && (
        <div className={styles.bar} key={offer.key}>
          <Icon name="check" size={18} />
          <span className={styles.text} title={offer.text}>
            {offer.text}
          </span>
          <button
            type="button"
            className={styles.undo}
            onClick={() => {
              drop();
              offer.undo();
            }}
          >
            {m.desk_undo()}
          </button>
        </div>
      )}
    </div>
  );
}

/** `offerUndo("Moved to Lost.", back)` */
export const useUndo = () => useContext(UndoContext).show;

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./undo-bar.module.css";

type Offer = { text: string; undo(): void; key: number };
const UndoContext = createContext<(text: string, undo: () => void) => void>(() => {});

const seconds = 8;

/** Says what was done and takes it back on a press; one at a time, for eight seconds. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const show = useCallback(
    (text: string, undo: () => void) => setOffer({ text, undo, key: Date.now() }),
    [],
  );
  useEffect(() => {
    if (!offer) return;
    const timer = setTimeout(() => setOffer(null), seconds * 1000);
    return () => clearTimeout(timer);
  }, [offer]);
  return (
    <UndoContext value={show}>
      {children}
      <div role="status" className={styles.place}>
        {offer && (
          <div className={styles.bar} key={offer.key}>
            <span className={styles.sign}>
              <Icon name="check" />
            </span>
            <span className={styles.text}>{offer.text}</span>
            <button
              type="button"
              className={styles.undo}
              onClick={() => {
                setOffer(null);
                offer.undo();
              }}
            >
              {m.desk_undo()}
            </button>
          </div>
        )}
      </div>
    </UndoContext>
  );
}

/** `offerUndo("Moved to Lost.", back)` */
export const useUndo = () => useContext(UndoContext);

import { useEffect, useState } from "react";
import { useShownAsOf } from "#app/kept/kept-hint.ts";
import { type KeptTrip, listKept } from "#app/kept/kept-store.ts";
import { dropPhone, findPhoneWay, renewPhone, tellPhone } from "#app/kept/phone.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./book.module.css";

const ways = {
  can: m.phone_lede,
  "home-screen": m.phone_ios,
  blocked: m.phone_denied,
  none: m.phone_none,
};

/** Whether this phone is told of changes; the browser asks the person once they have pressed, not before. */
export function PhonePart({ kept }: { kept: KeptTrip }) {
  const { token, book } = kept;
  const { push } = book;
  const isOffline = useShownAsOf() !== null;
  const [isTold, setTold] = useState(kept.isTold ?? false);
  const [way, setWay] = useState(() => findPhoneWay());
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const renews = isTold && !isOffline;
  useEffect(() => {
    if (renews && push) void renewPhone(token, push);
  }, [renews, token, push]);

  async function turnOn(): Promise<void> {
    if (!push) return;
    setBusy(true);
    setFailed(false);
    try {
      setTold(await tellPhone(token, push));
      setWay(findPhoneWay());
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }
  async function turnOff(): Promise<void> {
    setBusy(true);
    const others = (await listKept("trips").catch(() => [])).some(
      (trip) => trip.token !== token && trip.isTold,
    );
    await dropPhone(token, !others);
    setTold(false);
    setBusy(false);
    void showToast(m.phone_stopped());
  }

  if (!push) return null;
  return (
    <section className={styles.card} aria-labelledby="road-phone">
      <h3 className="h4" id="road-phone">
        {m.phone_title()}
      </h3>
      <p className="muted" role="status">
        {isTold ? m.phone_on() : ways[way]()}
      </p>
      {failed && (
        <p className={styles.fault} role="alert">
          {m.phone_failed()}
        </p>
      )}
      {(isTold || way === "can" || way === "blocked") && (
        <div className={styles.buttons}>
          <Button
            size="small"
            variant={isTold ? "secondary" : "primary"}
            busy={busy}
            disabled={isOffline && !isTold}
            onClick={() => void (isTold ? turnOff() : turnOn())}
          >
            {isTold ? m.phone_stop() : m.phone_ask()}
          </Button>
        </div>
      )}
    </section>
  );
}

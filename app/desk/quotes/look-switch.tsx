import { Chips } from "#app/desk/ui/chips.tsx";
import { useKeys } from "#app/desk/ui/use-keys.ts";
import { m } from "#app/paraglide/messages.js";
import styles from "./quotes.module.css";

export type Look = "days" | "money" | "view";

/** Which part of the quote a phone shows; where there is room all three stand side by side. */
export function LookSwitch({
  look,
  isAgreed,
  onLook,
}: {
  look: Look;
  /** The traveller has accepted: where the offer stood are what was agreed and its payments. */
  isAgreed: boolean;
  onLook(look: Look): void;
}) {
  return (
    <div className={styles.looks}>
      <Chips
        label={m.quote_looks()}
        value={look}
        options={[
          { value: "days", label: m.quote_days() },
          { value: "money", label: m.quote_items() },
          { value: "view", label: isAgreed ? m.quote_view_agreed() : m.quote_view_short() },
        ]}
        onChange={onLook}
      />
    </div>
  );
}

/** The quote by keys: D, M and V go to a part, S keeps it now, Escape leaves a field. */
export function useQuoteKeys({
  onLook,
  onSave,
}: {
  onLook(look: Look): void;
  onSave(): void;
}): void {
  function go(look: Look): void {
    onLook(look);
    // A part that a phone did not show is there with the next frame.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-look-head="${look}"]`)?.focus(),
    );
  }
  useKeys({
    d: () => go("days"),
    m: () => go("money"),
    v: () => go("view"),
    s: onSave,
    Escape: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  });
}

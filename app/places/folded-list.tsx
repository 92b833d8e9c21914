import type { ReactNode } from "react";
import { Fold } from "./fold.tsx";

type FoldedListProps<Item> = {
  items: readonly Item[];
  /** So many are shown before the rest is asked for; one left over would be hidden for nothing. */
  first: number;
  /** What opens the rest. */
  label(count: number): string;
  /** On a telephone alone; see `Fold`. */
  narrow?: boolean;
  className?: string | undefined;
  children(items: readonly Item[]): ReactNode;
};

/** A list whose end is folded away: each part is drawn by `children`. */
export function FoldedList<Item>(props: FoldedListProps<Item>) {
  const { items, label, narrow = false, className, children } = props;
  const first = items.length <= props.first + 1 ? items.length : props.first;
  return (
    <>
      {children(items.slice(0, first))}
      {first < items.length && (
        <Fold narrow={narrow} label={label(items.length - first)} className={className}>
          {children(items.slice(first))}
        </Fold>
      )}
    </>
  );
}
